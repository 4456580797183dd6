import type { Algorithm } from '../coins.ts';
import { gpuMemories } from '../gpu-memory.ts';
import type { HashrateUnit } from '../units.ts';
import { cardBrand } from './maker-names.ts';

/** The unit in which a card's hashrate is quoted, by the algorithms that cards mine. */
export const gpuUnits = {
  Etchash: 'MH/s',
  KawPow: 'MH/s',
  Autolykos2: 'MH/s',
  Octopus: 'MH/s',
  kHeavyHash: 'MH/s',
  Blake3: 'GH/s',
} as const satisfies Partial<Record<Algorithm, HashrateUnit>>;

export type GpuAlgorithm = keyof typeof gpuUnits;

/** The algorithms that cards mine. */
export const gpuAlgorithms: readonly GpuAlgorithm[] = ['Etchash', 'KawPow', 'Autolykos2', 'Octopus', 'kHeavyHash', 'Blake3'];

/** Hashrate of a tuned card in the algorithm's unit, its watts (null: not known), and true for what was not measured: within 10%, Blake3 and kHeavyHash 20%. */
type Row = Partial<Record<GpuAlgorithm, readonly [hashrate: number, powerW: number | null, isApproximate?: boolean]>>;

const rows: Readonly<Record<string, Row>> = {
  'GTX 1060 6GB': { Etchash: [22.5, 90, true], KawPow: [10.5, 95, true] },
  'GTX 1070': { Etchash: [30, 115, true], KawPow: [14.5, 120, true] },
  'GTX 1070 Ti': { Etchash: [30.5, 120, true], KawPow: [15.5, 130, true] },
  'GTX 1080': { Etchash: [34, 170], KawPow: [16.5, 150, true] },
  'GTX 1080 Ti': { Etchash: [39, 180], KawPow: [22, 200, true] },
  'GTX 1660': { Etchash: [22, 70, true], KawPow: [11, 80, true] },
  'GTX 1660 Super': { Etchash: [31, 75], KawPow: [13.5, 90, true], Autolykos2: [49.66, 79] },
  'GTX 1660 Ti': { Etchash: [30, 75, true], KawPow: [13.5, 85, true] },
  'RTX 2060': { Etchash: [30, 120], KawPow: [16.5, 120, true] },
  'RTX 2060 Super': { Etchash: [42, 120, true], KawPow: [20, 135, true] },
  'RTX 2070': { Etchash: [40, 140], KawPow: [22, 140, true] },
  'RTX 2070 Super': { Etchash: [42, 125, true], KawPow: [24, 155, true] },
  'RTX 2080': { Etchash: [41, 160], KawPow: [26, 165, true] },
  'RTX 2080 Super': { Etchash: [45, 150, true], KawPow: [28, 175, true] },
  'RTX 2080 Ti': { Etchash: [55, 180], KawPow: [33, 200, true], Octopus: [44, 180, true] },
  'TITAN RTX': { Etchash: [64, 190, true] },
  'TITAN V': { Etchash: [78, 150, true] },
  'RTX 3050': { Etchash: [27, 75, true], KawPow: [12.5, 85, true] },
  'RTX 3060 12GB': { Etchash: [48, 115, true], KawPow: [22.5, 120, true], Autolykos2: [103.05, 119], kHeavyHash: [420, 95, true] },
  'RTX 3060 Laptop': { Etchash: [48.99, null] },
  'RTX 3060 Ti': { Etchash: [60, 130], KawPow: [28, 145, true], Autolykos2: [155, 110, true], kHeavyHash: [620, 110, true] },
  'RTX 3070': {
    Etchash: [60, 130],
    KawPow: [30, 150, true],
    Autolykos2: [165, 110, true],
    Octopus: [48, 125, true],
    kHeavyHash: [740, 115, true],
    Blake3: [2.6, 120, true],
  },
  'RTX 3070 Ti': { Etchash: [80, 180, true], KawPow: [36, 190, true], Autolykos2: [190, 150, true], kHeavyHash: [790, 140, true] },
  'RTX 3080 10GB': {
    Etchash: [97.878, 224],
    KawPow: [46.448, 279],
    Autolykos2: [218.548, 180],
    Octopus: [78.62, 235],
    kHeavyHash: [1050, 170, true],
    Blake3: [3.5, 190, true],
  },
  'RTX 3080 Ti': { Etchash: [116, 250, true], KawPow: [53, 290, true], Autolykos2: [255, 220, true], kHeavyHash: [1280, 220, true] },
  'RTX 3090': { Etchash: [118, 285], KawPow: [52, 290, true], Autolykos2: [265, 230, true], kHeavyHash: [1350, 230, true] },
  'RTX 3090 Ti': { Etchash: [130, 290, true], KawPow: [58, 320, true] },
  'CMP 90HX': { Etchash: [95, 220, true] },
  'RTX A2000': { Etchash: [41, 68, true] },
  'RTX 4060': { Etchash: [34, null, true], KawPow: [17.9, 91], Autolykos2: [73.9, 76] },
  'RTX 4060 Ti 8GB': { Etchash: [36, null, true], KawPow: [19, 110], Autolykos2: [88, 70] },
  'RTX 4070': { Etchash: [63, null, true], KawPow: [30, 150], Autolykos2: [132, 110] },
  'RTX 4070 Super': { Etchash: [63, null, true], KawPow: [35.2, 200], Autolykos2: [140, 190] },
  'RTX 4070 Ti': { Etchash: [63, null, true], KawPow: [32, 170], Autolykos2: [133, 90] },
  'RTX 4070 Ti Super': { KawPow: [45, 200], Autolykos2: [161.5, 190] },
  'RTX 4080': { KawPow: [46, 260], Autolykos2: [170, 180] },
  'RTX 4080 Super': { KawPow: [52, 260], Autolykos2: [180, 180] },
  'RTX 5050': { KawPow: [20.2, 110], Autolykos2: [78.5, 75] },
  'RTX 5060': { KawPow: [22.5, 110], Autolykos2: [113, 70] },
  'RTX 5060 Ti': { KawPow: [32, 130], Autolykos2: [125.5, 70] },
  'RTX 5070': { KawPow: [45.5, 190], Autolykos2: [225.5, 115] },
  'RTX 5070 Ti': { KawPow: [55.5, 235], Autolykos2: [265.5, 155] },
  'RTX 5080': { KawPow: [62.5, 250], Autolykos2: [315, 175] },
  'RTX 5090': { KawPow: [100.5, 460], Autolykos2: [575, 295] },
  'RTX 4090': { Etchash: [130, 300, true], KawPow: [65, 330], Autolykos2: [265, 240], kHeavyHash: [2600, 260, true] },
  'RX 480 8GB': { Etchash: [30, 95, true], KawPow: [14.3, null] },
  'RX 570 8GB': { Etchash: [31, 85], Autolykos2: [64.24, 73, true] },
  'RX 580 8GB': { Etchash: [32, 100, true], KawPow: [15.0, null], Autolykos2: [68.19, 80, true] },
  'RX 5500 XT 8GB': { Etchash: [26, 80] },
  'RX 5600 XT': { Etchash: [42, null], KawPow: [20.0, null], Autolykos2: [81.5, 93, true] },
  'RX 5700': { Etchash: [54, 110, true], KawPow: [19.7, null] },
  'RX 5700 XT': { Etchash: [56, null], KawPow: [23.0, null], Autolykos2: [106.2, 80, true] },
  'RX Vega 56': { Etchash: [51, null], KawPow: [24.4, null], Autolykos2: [125, null, true] },
  'RX Vega 64': { Etchash: [51, null], KawPow: [25.0, null], Autolykos2: [130, null, true] },
  'Radeon VII': { Etchash: [100, null], Autolykos2: [175.5, 127, true] },
  'RX 6600': { Etchash: [28, 55, true] },
  'RX 6600 XT': { Etchash: [32, 60, true] },
  'RX 6700 XT': { Etchash: [48, 140] },
  'RX 6800': { Etchash: [62, 115, true], Autolykos2: [118.8, 116, true] },
  'RX 6800 XT': { Etchash: [64, 125, true] },
  'RX 6900 XT': { Etchash: [64, 130, true] },
  'RX 7900 XTX': { Etchash: [100, 240, true] },
};

/** What a card is known to do with an algorithm. */
interface GpuFigures {
  readonly hashrate: number;
  readonly powerW: number | undefined;
  readonly isApproximate: boolean;
}

/** A graphics card. */
export interface Gpu {
  readonly brand: 'AMD' | 'NVIDIA';
  readonly model: string;
  readonly memoryGb: number;
  readonly figures: Readonly<Partial<Record<GpuAlgorithm, GpuFigures>>>;
}

function figuresOf(row: Row): Gpu['figures'] {
  const figures: Partial<Record<GpuAlgorithm, GpuFigures>> = {};
  for (const algorithm of gpuAlgorithms) {
    const entry = row[algorithm];
    if (!entry) continue;
    const [hashrate, powerW, isApproximate = false] = entry;
    figures[algorithm] = { hashrate, powerW: powerW ?? undefined, isApproximate };
  }
  return figures;
}

/** Every card with its figures (facts gpus.json), in the makers' order. */
export const gpus: readonly Gpu[] = gpuMemories.map(({ name, memoryGb }) => ({
  brand: cardBrand(name),
  model: name,
  memoryGb,
  figures: figuresOf(rows[name] ?? {}),
}));

const byModel: ReadonlyMap<string, Gpu> = new Map(gpus.map((gpu) => [gpu.model, gpu]));

/** The card of this name, or undefined. */
export function gpuOf(model: string): Gpu | undefined {
  return byModel.get(model);
}
