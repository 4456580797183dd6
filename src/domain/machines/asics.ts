import type { Algorithm } from '../coins.ts';
import type { HashrateUnit } from '../units.ts';

type Cooling = 'air' | 'hydro' | 'immersion';

/** Maker, model, hashrate in the algorithm's unit, watts at the wall, release; cooling unless it is air; true for figures without a data sheet. */
type Row = readonly [
  brand: string,
  model: string,
  hashrate: number,
  powerW: number,
  release: string,
  cooling?: Cooling,
  isApproximate?: boolean,
];

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
  readonly cooling: Cooling;
  /** No data sheet was found: the figures are to be checked. */
  readonly isApproximate: boolean;
}

/** The unit in which machines of an algorithm are sold, and per which their J are counted. */
export const machineUnits = {
  SHA256: 'TH/s',
  Scrypt: 'GH/s',
  Etchash: 'MH/s',
  kHeavyHash: 'TH/s',
  Blake3: 'TH/s',
} as const satisfies Partial<Record<Algorithm, HashrateUnit>>;

/** The algorithms that such machines exist for. */
export type AsicAlgorithm = keyof typeof machineUnits;

const rows: Readonly<Record<AsicAlgorithm, readonly Row[]>> = {
  SHA256: [
    ['Bitmain', 'Antminer S9 13.5T', 13.5, 1323, '2017'],
    ['Bitmain', 'Antminer S17e 64T', 64, 2880, '2019-11'],
    ['Bitmain', 'Antminer S19 95T', 95, 3250, '2020-05'],
    ['Bitmain', 'Antminer S19 Pro 110T', 110, 3250, '2020-05'],
    ['Bitmain', 'Antminer S19j Pro 104T', 104, 3068, '2021-06'],
    ['Bitmain', 'Antminer S19a Pro 110T', 110, 3245, '2021'],
    ['Bitmain', 'Antminer S19k Pro 120T', 120, 2760, '2023'],
    ['Bitmain', 'Antminer S19 XP 140T', 140, 3010, '2022-07'],
    ['Bitmain', 'Antminer S19 XP Hyd 255T', 255, 5304, '2022-10', 'hydro'],
    ['Bitmain', 'Antminer T21 190T', 190, 3610, '2024'],
    ['Bitmain', 'Antminer S21 200T', 200, 3500, '2023-12'],
    ['Bitmain', 'Antminer S21 Hyd 335T', 335, 5360, '2023-12', 'hydro'],
    ['Bitmain', 'Antminer S21 Pro 234T', 234, 3510, '2024'],
    ['Bitmain', 'Antminer S21 XP 270T', 270, 3645, '2024'],
    ['Bitmain', 'Antminer S21 XP Hyd 473T', 473, 5676, '2024', 'hydro'],
    ['Bitmain', 'Antminer S21 XP+ Hyd 500T', 500, 5500, '2025-07', 'hydro'],
    ['Bitmain', 'Antminer S23 Hyd 580T', 580, 5510, '2026-01', 'hydro'],
    ['Bitmain', 'Antminer S23 Hyd 3U 1.16P', 1160, 11020, '2026-01', 'hydro'],
    ['MicroBT', 'Whatsminer M20S 62T', 62, 2976, '2019'],
    ['MicroBT', 'Whatsminer M30S 88T', 88, 3344, '2020-04'],
    ['MicroBT', 'Whatsminer M30S+ 100T', 100, 3400, '2020-10'],
    ['MicroBT', 'Whatsminer M30S++ 112T', 112, 3472, '2020-10'],
    ['MicroBT', 'Whatsminer M50 118T', 118, 3422, '2022'],
    ['MicroBT', 'Whatsminer M50S 126T', 126, 3276, '2022'],
    ['MicroBT', 'Whatsminer M50S+ 148T', 148, 3404, '2023'],
    ['MicroBT', 'Whatsminer M60 172T', 172, 3422, '2024'],
    ['MicroBT', 'Whatsminer M60S 186T', 186, 3441, '2024'],
    ['MicroBT', 'Whatsminer M60S++ 218T', 218, 3379, '2024'],
    ['MicroBT', 'Whatsminer M63S 408T', 408, 7344, '2024', 'hydro'],
    ['MicroBT', 'Whatsminer M66S 290T', 290, 5365, '2024', 'immersion'],
    ['Canaan', 'AvalonMiner 1166 Pro 81T', 81, 3402, '2020-08'],
    ['Canaan', 'AvalonMiner 1246 90T', 90, 3420, '2021-01'],
    ['Canaan', 'Avalon A1466 150T', 150, 3230, '2023', 'air', true],
    ['Canaan', 'Avalon A1566 185T', 185, 3420, '2024', 'air', true],
    ['Canaan', 'Avalon A16 282T', 282, 3900, '2025-2026'],
    ['Canaan', 'Avalon A16XP 300T', 300, 3850, '2025-2026'],
    ['Canaan', 'Avalon Q 90T', 90, 1674, '2025'],
    ['Canaan', 'Avalon Mini 3 37.5T', 37.5, 800, '2025'],
    ['Bitdeer', 'SEALMINER A2 226T', 226, 3730, '2025', 'air', true],
    ['Bitaxe', 'Gamma 601 1.2T', 1.2, 17, '2024-08'],
  ],
  Scrypt: [
    ['Bitmain', 'Antminer L3+ 504M', 0.504, 800, '2017-06', 'air', true],
    ['Bitmain', 'Antminer L7 9.5G', 9.5, 3425, '2021-11'],
    ['Bitmain', 'Antminer L9 16G', 16, 3360, '2024'],
    ['Bitmain', 'Antminer L9 17G', 17, 3570, '2024'],
    ['Bitmain', 'Antminer L11 Hyd 2U 35G', 35, 5775, '2025-12', 'hydro'],
    ['Goldshell', 'Mini DOGE III 700M', 0.7, 400, '2024'],
    ['Goldshell', 'Mini DOGE III Plus 810M', 0.81, 500, '2024-2025'],
    ['ElphaPex', 'DG1 11G', 11, 3420, '2024', 'air', true],
    ['Bitdeer', 'SEALMINER DL1 Air 25G', 25, 3725, '2026-05'],
  ],
  Etchash: [
    ['Innosilicon', 'A10 ETHMaster 480M', 480, 750, '2018-2019'],
    ['Innosilicon', 'A10 Pro 500M', 500, 950, '2020'],
    ['Bitmain', 'Antminer E9 2.4G', 2400, 1920, '2022-07', 'air', true],
    ['Bitmain', 'Antminer E9 Pro 3.68G', 3680, 2200, '2023'],
    ['Bitmain', 'Antminer E11 9G', 9000, 2340, '2024-2025', 'air', true],
    ['Jasminer', 'X16-Q 1950M', 1950, 620, '2023'],
    ['Jasminer', 'X16-Q Pro 2050M', 2050, 520, '2024'],
    ['Jasminer', 'X16-P 5.8G', 5800, 1900, '2024'],
    ['Jasminer', 'X44-P 23.4G', 23400, 2550, '2025-06'],
  ],
  kHeavyHash: [
    ['IceRiver', 'KS0 100G', 0.1, 65, '2023'],
    ['IceRiver', 'KS0 Pro 200G', 0.2, 100, '2023-2024'],
    ['IceRiver', 'KS0 Ultra 400G', 0.4, 100, '2024'],
    ['IceRiver', 'KS3M 6T', 6, 3400, '2023'],
    ['IceRiver', 'KS5L 12T', 12, 3400, '2024'],
    ['IceRiver', 'KS5M 15T', 15, 3400, '2024'],
    ['IceRiver', 'KS7 Lite 4.2T', 4.2, 500, '2025'],
    ['IceRiver', 'KS7 30T', 30, 3500, '2025'],
    ['Bitmain', 'Antminer KS5 Pro 21T', 21, 3150, '2024'],
    ['Bitmain', 'Antminer KS7 40T', 40, 3080, '2025'],
  ],
  Blake3: [
    ['IceRiver', 'AL0 400G', 0.4, 100, '2024'],
    ['IceRiver', 'AL2 Lite 2T', 2, 500, '2024'],
    ['IceRiver', 'AL3 15T', 15, 3500, '2024'],
    ['Bitmain', 'Antminer AL1 15.6T', 15.6, 3510, '2024', 'air', true],
  ],
};

/** The algorithms in the order of the list. */
export const asicAlgorithms: readonly AsicAlgorithm[] = ['SHA256', 'Scrypt', 'Etchash', 'kHeavyHash', 'Blake3'];

/** Stock figures of every machine (facts asics.json), by algorithm. */
export const asics: readonly Asic[] = asicAlgorithms.flatMap((algorithm) =>
  rows[algorithm].map(([brand, model, hashrate, powerW, release, cooling = 'air', isApproximate = false]) => ({
    brand,
    model,
    algorithm,
    hashrate,
    powerW,
    release,
    cooling,
    isApproximate,
  })),
);

const byModel: ReadonlyMap<string, Asic> = new Map(asics.map((asic) => [asic.model, asic]));

/** The machine of this model name, or undefined. */
export function asicOf(model: string): Asic | undefined {
  return byModel.get(model);
}

/** The least J per unit that a machine of an algorithm takes. */
export function bestRatioOf(algorithm: AsicAlgorithm): number {
  return Math.min(...asics.flatMap((asic) => (asic.algorithm === algorithm ? [asic.powerW / asic.hashrate] : [])));
}
