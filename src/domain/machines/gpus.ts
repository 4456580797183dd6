import { gpuMemories } from '../gpu-memory.ts';
import type { SiteSource } from './figure-source.ts';
import { type GpuAlgorithm, gpuRows, gpuSources } from './gpu-catalogue.ts';
import { cardBrand } from './maker-names.ts';

/** The algorithms that cards mine. */
export const gpuAlgorithms: readonly GpuAlgorithm[] = ['Etchash', 'KawPow', 'Autolykos2', 'Octopus', 'kHeavyHash', 'Blake3'];

/** What a tuned card is known to do with an algorithm. */
interface GpuFigures {
  readonly hashrate: number;
  readonly powerW: number | undefined;
  /** Undefined where none was found. */
  readonly source: SiteSource | undefined;
  /** The hashrate, or the watts alone, were not measured. */
  readonly isApproximate: boolean;
}

/** A graphics card. */
export interface Gpu {
  readonly brand: 'AMD' | 'NVIDIA';
  readonly model: string;
  readonly memoryGb: number;
  readonly figures: Readonly<Partial<Record<GpuAlgorithm, GpuFigures>>>;
}

function figuresOf(model: string): Gpu['figures'] {
  const figures: Partial<Record<GpuAlgorithm, GpuFigures>> = {};
  for (const algorithm of gpuAlgorithms) {
    const entry = gpuRows[model]?.[algorithm];
    if (!entry) continue;
    const [hashrate, powerW, source, isPowerEstimated] = entry;
    const isApproximate = source === 'D' || isPowerEstimated !== undefined;
    figures[algorithm] = { hashrate, powerW: powerW ?? undefined, source: source === 'D' ? undefined : gpuSources[source], isApproximate };
  }
  return figures;
}

/** Every card with its figures, in the makers' order. */
export const gpus: readonly Gpu[] = gpuMemories.map(({ name, memoryGb }) => ({
  brand: cardBrand(name),
  model: name,
  memoryGb,
  figures: figuresOf(name),
}));

const byModel: ReadonlyMap<string, Gpu> = new Map(gpus.map((gpu) => [gpu.model, gpu]));

/** The card of this name, or undefined. */
export function gpuOf(model: string): Gpu | undefined {
  return byModel.get(model);
}
