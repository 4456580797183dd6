import type { Algorithm } from '../coins.ts';
import type { HashrateUnit } from '../units.ts';
import type { SiteSource } from './figure-source.ts';

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

/** Where the figures of a card were read, each with its month: calculators' lists, miners' tuning guides, tests. */
export const gpuSources = {
  C: { site: 'crypto-lab', date: '2026-02' },
  J: { site: 'miningcalcbot', date: '2021-11' },
  K: { site: 'Kryptex Pool', date: '2026-11' },
  L: { site: 'tomshw.it', date: '2021' },
  N: { site: 'NiceHash', date: '2021-11' },
  S: { site: 'minerstat', date: '2022-04' },
  TA: { site: 'TeamRedMiner', date: '2022-09' },
  TE: { site: 'TeamRedMiner', date: '2022-05' },
  TK: { site: 'TeamRedMiner', date: '2020-05' },
  W: { site: 'WhatToMine', date: '2026-01' },
  X: { site: 'NiceHash Excavator', date: '2021-01' },
} as const satisfies Readonly<Record<string, SiteSource>>;

/**
 * Of a tuned card: hashrate in the algorithm's unit, watts (null: not known), source. 'D' is none: within 10%, Blake3 and kHeavyHash 20%. '~': the
 * source has the hashrate, the watts are estimated.
 */
type Entry = readonly [hashrate: number, powerW: number | null, source: keyof typeof gpuSources | 'D', isPowerEstimated?: '~'];

/** Every card of `gpuMemories`, in that order. */
export const gpuRows: Readonly<Record<string, Readonly<Partial<Record<GpuAlgorithm, Entry>>>>> = {
  'GTX 1060 6GB': { Etchash: [23.99, 90, 'N'], KawPow: [10.88, 95, 'N', '~'], Autolykos2: [42, 90, 'N'] },
  'GTX 1070': { Etchash: [30.21, 120, 'N'], KawPow: [14.49, 125, 'N'], Autolykos2: [50, 125, 'N'] },
  'GTX 1070 Ti': { Etchash: [31.96, 135, 'N'], KawPow: [15.14, 135, 'N'], Autolykos2: [51, 135, 'N'] },
  'GTX 1080': { Etchash: [37, 135, 'N'], KawPow: [17.59, 150, 'N'], Autolykos2: [59, 150, 'N'] },
  'GTX 1080 Ti': { Etchash: [45.69, 170, 'N'], KawPow: [24.16, 200, 'N', '~'], Autolykos2: [87, 170, 'N'] },
  'GTX 1660': { Etchash: [25, 70, 'N', '~'], KawPow: [10.39, 80, 'N', '~'], Autolykos2: [44, 70, 'N', '~'] },
  'GTX 1660 Super': { Etchash: [31, 70, 'N'], KawPow: [12.56, 90, 'N', '~'], Autolykos2: [49.66, 79, 'C'] },
  'GTX 1660 Ti': { Etchash: [30, 75, 'N', '~'], KawPow: [15.6, 85, 'N', '~'], Autolykos2: [47, 75, 'N', '~'] },
  'RTX 2060': { Etchash: [32, 90, 'N'], KawPow: [18.94, 120, 'N', '~'], Autolykos2: [55, 90, 'N'] },
  'RTX 2060 Super': { Etchash: [42.25, 110, 'N'], KawPow: [21.42, 135, 'N', '~'], Octopus: [39.5, 110, 'N'] },
  'RTX 2070': { Etchash: [42.7, 110, 'N'], KawPow: [22.74, 140, 'N', '~'], Autolykos2: [60, 110, 'N'], Octopus: [39.5, 110, 'N'] },
  'RTX 2070 Super': { Etchash: [43, 125, 'N'], KawPow: [25.63, 155, 'N', '~'], Octopus: [45, 110, 'N'] },
  'RTX 2080': { Etchash: [43, 108, 'N'], KawPow: [27.06, 165, 'N', '~'], Autolykos2: [81, 108, 'N'], Octopus: [49, 108, 'N'] },
  'RTX 2080 Super': { Etchash: [42.28, 140, 'N'], KawPow: [29.39, 175, 'N', '~'], Octopus: [45.5, 140, 'N'] },
  'RTX 2080 Ti': { Etchash: [59.21, 145, 'N'], KawPow: [37.7, 200, 'N', '~'], Autolykos2: [107, 145, 'N'], Octopus: [67, 145, 'N'] },
  'TITAN RTX': { Etchash: [66, 190, 'N', '~'], KawPow: [33.8, 250, 'N'], Octopus: [66, 250, 'N'] },
  'TITAN V': { Etchash: [78.2, 160, 'N'], Octopus: [45.8, 160, 'N'] },
  'RTX 3050': { Etchash: [27, 75, 'D'], KawPow: [12.5, 85, 'D'] },
  'RTX 3060 12GB': {
    Etchash: [49, 115, 'N'],
    KawPow: [22, 120, 'N', '~'],
    Autolykos2: [103.05, 119, 'C'],
    Octopus: [44, 115, 'N'],
    kHeavyHash: [420, 95, 'D'],
  },
  'RTX 3060 Laptop': { Etchash: [48.99, null, 'L'] },
  'RTX 3060 Ti': {
    Etchash: [60, 130, 'X'],
    KawPow: [29.3, 145, 'N', '~'],
    Autolykos2: [160, 115, 'N'],
    Octopus: [55.8, 115, 'N'],
    kHeavyHash: [620, 110, 'D'],
  },
  'RTX 3070': {
    Etchash: [60, 130, 'X'],
    KawPow: [29.53, 150, 'N', '~'],
    Autolykos2: [165, 120, 'N'],
    Octopus: [58, 120, 'N'],
    kHeavyHash: [740, 115, 'D'],
    Blake3: [2.6, 120, 'D'],
  },
  'RTX 3070 Ti': {
    Etchash: [80, 180, 'D'],
    KawPow: [41, 190, 'N', '~'],
    Autolykos2: [180, 175, 'N'],
    Octopus: [75, 175, 'N'],
    kHeavyHash: [790, 140, 'D'],
  },
  'RTX 3080 10GB': {
    Etchash: [97.878, 224, 'S'],
    KawPow: [46.448, 279, 'S'],
    Autolykos2: [218.548, 180, 'S'],
    Octopus: [78.62, 235, 'S'],
    kHeavyHash: [1050, 170, 'D'],
    Blake3: [3.5, 190, 'D'],
  },
  'RTX 3080 Ti': {
    Etchash: [116, 250, 'D'],
    KawPow: [55, 290, 'N', '~'],
    Autolykos2: [265, 220, 'N'],
    Octopus: [100, 220, 'N'],
    kHeavyHash: [1280, 220, 'D'],
  },
  'RTX 3090': {
    Etchash: [120, 285, 'N'],
    KawPow: [54, 290, 'N', '~'],
    Autolykos2: [265, 230, 'N', '~'],
    Octopus: [100, 285, 'N'],
    kHeavyHash: [1350, 230, 'D'],
  },
  'RTX 3090 Ti': { Etchash: [130, 290, 'D'], KawPow: [58, 320, 'D'] },
  'CMP 90HX': { Etchash: [97, 220, 'N', '~'], KawPow: [37, 320, 'N'] },
  'RTX A2000': { Etchash: [41, 70, 'N'], KawPow: [12, 70, 'N'], Autolykos2: [55, 70, 'N'] },
  'RTX 4060': { Etchash: [34, 80, 'W'], KawPow: [17.9, 91, 'K'], Autolykos2: [73.9, 76, 'K'] },
  'RTX 4060 Ti 8GB': { Etchash: [39, 80, 'W'], KawPow: [19, 110, 'K'], Autolykos2: [88, 70, 'K'] },
  'RTX 4070': { Etchash: [63, null, 'D'], KawPow: [30, 150, 'K'], Autolykos2: [132, 110, 'K'] },
  'RTX 4070 Super': { Etchash: [63, null, 'D'], KawPow: [35.2, 200, 'K'], Autolykos2: [140, 190, 'K'] },
  'RTX 4070 Ti': { Etchash: [63, null, 'D'], KawPow: [32, 170, 'K'], Autolykos2: [133, 90, 'K'] },
  'RTX 4070 Ti Super': { KawPow: [45, 200, 'K'], Autolykos2: [161.5, 190, 'K'] },
  'RTX 4080': { KawPow: [46, 260, 'K'], Autolykos2: [170, 180, 'K'] },
  'RTX 4080 Super': { KawPow: [52, 260, 'K'], Autolykos2: [180, 180, 'K'] },
  'RTX 4090': { Etchash: [130, 300, 'D'], KawPow: [65, 330, 'K'], Autolykos2: [265, 240, 'K'], kHeavyHash: [2600, 260, 'D'] },
  'RTX 5050': { KawPow: [20.2, 110, 'K'], Autolykos2: [78.5, 75, 'K'] },
  'RTX 5060': { Etchash: [51, 120, 'W'], KawPow: [22.5, 110, 'K'], Autolykos2: [113, 70, 'K'] },
  'RTX 5060 Ti': { Etchash: [59, 120, 'W'], KawPow: [32, 130, 'K'], Autolykos2: [125.5, 70, 'K'] },
  'RTX 5070': { Etchash: [80, 150, 'W'], KawPow: [45.5, 190, 'K'], Autolykos2: [225.5, 115, 'K'] },
  'RTX 5070 Ti': { Etchash: [88, 150, 'W'], KawPow: [55.5, 235, 'K'], Autolykos2: [265.5, 155, 'K'] },
  'RTX 5080': { Etchash: [120, 200, 'W'], KawPow: [62.5, 250, 'K'], Autolykos2: [315, 175, 'K'] },
  'RTX 5090': { Etchash: [160, 290, 'W'], KawPow: [100.5, 460, 'K'], Autolykos2: [575, 295, 'K'] },
  'RX 480 8GB': { Etchash: [30.29, 130, 'N'], KawPow: [14.3, null, 'TK'], Autolykos2: [59, 130, 'N'] },
  'RX 570 8GB': { Etchash: [31, 85, 'J'], Autolykos2: [64.24, 73, 'TA', '~'] },
  'RX 580 8GB': { Etchash: [31.29, 130, 'N'], KawPow: [15, null, 'TK'], Autolykos2: [68.19, 80, 'TA', '~'] },
  'RX 5500 XT 8GB': { Etchash: [26, 70, 'N'] },
  'RX 5600 XT': { Etchash: [42, null, 'TE'], KawPow: [20, null, 'TK'], Autolykos2: [81.5, 93, 'TA', '~'] },
  'RX 5700': { Etchash: [53.56, 110, 'N', '~'], KawPow: [19.7, null, 'TK'] },
  'RX 5700 XT': { Etchash: [54.76, 140, 'N'], KawPow: [23, null, 'TK'], Autolykos2: [106.2, 80, 'TA', '~'] },
  'RX Vega 56': { Etchash: [51, null, 'TE'], KawPow: [24.4, null, 'TK'], Autolykos2: [125, null, 'TA'] },
  'RX Vega 64': { Etchash: [51, null, 'TE'], KawPow: [25, null, 'TK'], Autolykos2: [130, null, 'TA'] },
  'Radeon VII': { Etchash: [100, null, 'TE'], Autolykos2: [175.5, 127, 'TA', '~'] },
  'RX 6600': { Etchash: [28.5, 60, 'W'], KawPow: [16, null, 'N'], Autolykos2: [60, 60, 'N'] },
  'RX 6600 XT': { Etchash: [32, 70, 'W'], KawPow: [16, null, 'N'] },
  'RX 6650 XT': { Etchash: [27, 60, 'W'] },
  'RX 6700 XT': { Etchash: [46, 100, 'W'], KawPow: [22, 170, 'N'], Autolykos2: [92, 170, 'N'], Octopus: [27, 170, 'N'] },
  'RX 6800': { Etchash: [61, 110, 'W'], KawPow: [28.6, 175, 'N'], Autolykos2: [118.8, 116, 'TA', '~'], Octopus: [36.5, 175, 'N'] },
  'RX 6800 XT': { Etchash: [62, 110, 'W'], KawPow: [30.1, 190, 'N'], Autolykos2: [110, 190, 'N'], Octopus: [45.3, 190, 'N'] },
  'RX 6900 XT': { Etchash: [64, 130, 'N', '~'] },
  'RX 7800 XT': { Etchash: [65, 160, 'W'] },
  'RX 7900 XTX': { Etchash: [100, 240, 'D'] },
};
