import { type AsicAlgorithm, asicRows, asicSources, type Cooling } from './asic-catalogue.ts';
import type { FigureSource } from './figure-source.ts';

/** A machine as it comes out of the box; power in practice is 5 to 10% off. */
export interface Asic {
  readonly brand: string;
  readonly model: string;
  readonly algorithm: AsicAlgorithm;
  /** In `machineUnits[algorithm]`. */
  readonly hashrate: number;
  readonly powerW: number;
  /** '2023' or '2023-12'. */
  readonly release: string;
  /** Undefined where none was found: the figures are to be checked. */
  readonly source: FigureSource | undefined;
  readonly cooling: Cooling;
  /** Without a source. */
  readonly isApproximate: boolean;
}

/** The algorithms in the order of the list. */
export const asicAlgorithms: readonly AsicAlgorithm[] = ['SHA256', 'Scrypt', 'Etchash', 'kHeavyHash', 'Blake3'];

/** Stock figures of every machine (facts asics.json), by algorithm. */
export const asics: readonly Asic[] = asicAlgorithms.flatMap((algorithm) =>
  asicRows[algorithm].map(([brand, model, hashrate, powerW, release, source, cooling = 'air']) => ({
    brand,
    model,
    algorithm,
    hashrate,
    powerW,
    release,
    source: source === 'D' ? undefined : asicSources[source],
    cooling,
    isApproximate: source === 'D',
  })),
);

const byModel: ReadonlyMap<string, Asic> = new Map(asics.map((asic) => [asic.model, asic]));

/** The machine of this model name, or undefined. */
export function asicOf(model: string): Asic | undefined {
  return byModel.get(model);
}
