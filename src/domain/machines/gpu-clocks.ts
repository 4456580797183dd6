import type { GpuAlgorithm } from './gpu-catalogue.ts';

/** How hard a card is driven. */
export const clockTypes = ['low', 'medium', 'high'] as const;
export type ClockType = (typeof clockTypes)[number];

/** Settings of a card; what the source does not give is undefined. */
export interface ClockSettings {
  /** Added to the card's own core clock, MHz. */
  readonly coreOffsetMHz: number | undefined;
  /** The core is held at this, MHz. */
  readonly lockCoreMHz: number | undefined;
  /** Added to the memory's own clock, MHz. */
  readonly memOffsetMHz: number | undefined;
  /** The memory's clock itself, MHz (AMD). */
  readonly memMHz: number | undefined;
  readonly powerLimitW: number | undefined;
  readonly voltageMv: number | undefined;
}

/**
 * Settings by card and algorithm (facts gpus.json: NiceHash QuickMiner's Lite, Medium and High of December 2022). c: core offset, l: locked core,
 * m: memory offset, M: memory clock, all in MHz; p: power limit in W; v: voltage in mV. An empty text: none is known.
 */
const rows: readonly (readonly [model: string, algorithm: GpuAlgorithm, low: string, medium: string, high: string])[] = [
  ['GTX 1060 6GB', 'Etchash', 'c0 m300 p80', 'c45 m600 p90', 'l1950 m775 v950'],
  ['GTX 1060 6GB', 'Autolykos2', 'c100 m400 p65', 'c150 m600 p65', 'l1870 m750 v850'],
  ['GTX 1060 6GB', 'KawPow', 'c100 m500 p100', 'c150 m600 p100', 'c150 m700 p110'],
  ['GTX 1070', 'Etchash', 'c0 m0 p120', 'c45 m300 p140', 'l2010 m300 v1000'],
  ['GTX 1070', 'Autolykos2', 'c100 m550 p77', 'c150 m650 p77', 'l1650 m750 v850'],
  ['GTX 1070', 'KawPow', 'c100 m400 p135', 'l1500 m600 v740', 'l1650 m800 v800'],
  ['GTX 1070 Ti', 'Etchash', 'c0 m300 p110', 'c45 m500 p125', 'l1850 m800 v900'],
  ['GTX 1070 Ti', 'Autolykos2', 'c150 m550 p110', 'l2000 m700 v920', 'l2000 m750 v910'],
  ['GTX 1070 Ti', 'KawPow', 'c100 m400 p125', 'c150 m600 p130', 'l1830 m800 v920'],
  ['GTX 1080', 'Etchash', 'c0 m-1 p100', 'c0 m-2 p130', 'l1900 m275 v950'],
  ['GTX 1080', 'Autolykos2', 'c100 m400 p90', 'c150 m600 p100', 'l1900 m800 v950'],
  ['GTX 1080', 'KawPow', 'c100 m400 p115', 'c150 m600 p125', 'l1500 m800 v700'],
  ['GTX 1080 Ti', 'Etchash', 'c0 m-20 p160', 'c30 m-50 p210', 'l2010 m-17 v1000'],
  ['GTX 1080 Ti', 'Autolykos2', 'c-200 m300 p160', 'l1550 m400 v880', 'l1530 m750 v850'],
  ['GTX 1080 Ti', 'KawPow', 'c100 m400 p210', 'c150 m600 p225', 'c150 m800 p230'],
  ['GTX 1660', 'Etchash', 'l1200 m400', 'l1230 m600', 'l1260 m800 v625'],
  ['GTX 1660', 'Autolykos2', 'l1250 m400', 'l1350 m650', 'l1450 m800'],
  ['GTX 1660', 'KawPow', 'c100 m400 p72', 'l1530 m600 v740', 'l1770 m800 v790'],
  ['GTX 1660 Super', 'Etchash', 'l870 m-705', 'l960 m-505', ''],
  ['GTX 1660 Super', 'Autolykos2', 'l1100 m600', 'l1150 m-502', ''],
  ['GTX 1660 Super', 'KawPow', 'c100 m0 p105', 'l1725 m-1000', 'l1900 m-1000'],
  ['GTX 1660 Ti', 'Etchash', 'l720 m600', 'l810 m800', 'l930 m1000'],
  ['GTX 1660 Ti', 'Autolykos2', 'l1600 m400', 'l1500 m-300', 'l1400 m-250 v650'],
  ['GTX 1660 Ti', 'KawPow', 'c100 m0 p80', 'l1700 m750', 'm500 p115'],
  ['RTX 2060', 'Etchash', 'l990 m600', 'l1020 m800', 'l1020 m1000'],
  ['RTX 2060', 'Autolykos2', 'l990 m700', 'l1020 m900', 'l1050 m1100'],
  ['RTX 2060', 'KawPow', 'l1700 m0', 'l1550 m-200 v800', 'l1650 m-200 v800'],
  ['RTX 2060 Super', 'Etchash', 'l1080 m600', 'l1200 m800', 'l1290 m1000'],
  ['RTX 2070', 'Etchash', 'l930 m600', 'l1020 m800', 'l1050 m1000'],
  ['RTX 2070 Super', 'Etchash', 'l960 m600', 'l990 m800', 'l1020 m1000'],
  ['RTX 2070 Super', 'Autolykos2', 'l1550 m600', 'l1400 m1000', 'l1400 m1200'],
  ['RTX 2070 Super', 'KawPow', 'l1700 m0', 'l1550 m-200 v820', 'l1400 m-800 v780'],
  ['RTX 2080', 'Etchash', 'l990 m600', 'l1020 m900', 'l1050 m1100'],
  ['RTX 2080', 'Autolykos2', 'l600 m800', 'l1000 m900', 'l1040 m1150'],
  ['RTX 2080', 'KawPow', 'l1700 m800', 'l1600 m800 v800', 'l1550 m800 v750'],
  ['RTX 2080 Super', 'Etchash', 'l1080 m600', 'l1200 m900', 'l1200 m1100'],
  ['RTX 2080 Ti', 'Etchash', 'l990 m600', 'l1050 m900', 'l1080 m1100'],
  ['RTX 2080 Ti', 'Autolykos2', 'l1300 m700', 'l1200 m900', 'l1300 m1200'],
  ['RTX 2080 Ti', 'KawPow', 'l1400 m800', 'l1500 m1000', 'l1680 m1300'],
  ['TITAN RTX', 'Etchash', 'l960 m600', 'l1020 m1100', 'l1050 m1300'],
  ['TITAN RTX', 'KawPow', 'c0 m0 p280', 'l1550 m800 v785', 'l1550 m1000 v750'],
  ['TITAN V', 'Etchash', 'l930 m0', 'l930 m15', 'l960 m45'],
  ['RTX 3050', 'Etchash', 'l1300 m700', 'l1400 m1100', 'l1400 m1350'],
  ['RTX 3050', 'Autolykos2', 'l1600 m600', 'l1550 m1000', ''],
  ['RTX 3050', 'KawPow', 'l1300 m750', 'l1380 m1100', 'l1480 m1300'],
  ['RTX 3060 12GB', 'Etchash', 'l1440 m700', 'l1500 m1000', 'l1530 m1350'],
  ['RTX 3060 12GB', 'Autolykos2', 'l1550 m800', 'l1500 m1200', 'l1550 m1500'],
  ['RTX 3060 12GB', 'KawPow', 'l1350 m700', 'l1440 m1100', 'l1550 m1300 v800'],
  ['RTX 3060 Laptop', 'Etchash', 'l1200 m1700', 'l1200 m1775', 'l1250 m1850'],
  ['RTX 3060 Ti', 'Etchash', 'l1320 m800', 'l1350 m1120', 'l1380 m1320'],
  ['RTX 3060 Ti', 'Autolykos2', 'l1400 m800', 'l1420 m1100', 'l1500 m1250'],
  ['RTX 3060 Ti', 'KawPow', 'l1050 m800', 'l1200 m1000', 'l1400 m1200'],
  ['RTX 3070', 'Etchash', 'l810 m900', 'l1065 m1170', 'l1110 m1370'],
  ['RTX 3070', 'Autolykos2', 'l1600 m900', 'l1550 m1200', 'l1600 m1300'],
  ['RTX 3070', 'KawPow', 'l1050 m800', 'l1100 m1000', 'l1250 m1200'],
  ['RTX 3070 Ti', 'Etchash', 'l1350 m900', 'l1300 m1200', 'l1500 m1500'],
  ['RTX 3070 Ti', 'Autolykos2', 'l1480 m900', 'l1580 m1250', 'l1580 m1550'],
  ['RTX 3070 Ti', 'KawPow', 'l1500 m900', 'l1550 m1200', 'l1550 m1500'],
  ['RTX 3080 10GB', 'Etchash', 'l975 m300', 'l1080 m900', 'l1200 m1300'],
  ['RTX 3080 10GB', 'Autolykos2', 'l1000 m800', 'l1180 m1050', 'l1450 m1550'],
  ['RTX 3080 10GB', 'KawPow', 'l1100 m800', 'l1200 m1000', 'l1275 m1300'],
  ['RTX 3080 Ti', 'Etchash', 'l1530 m600', 'l1480 m1200', 'l1410 m1400'],
  ['RTX 3080 Ti', 'Autolykos2', 'l1600 m800', 'l1600 m1000 v750', 'l1630 m1300 v740'],
  ['RTX 3080 Ti', 'KawPow', 'c150 m0 p300', 'l1600 m1000', 'l1500 m1200'],
  ['RTX 3090', 'Etchash', 'l945 m-400', 'l1065 m800', 'l1140 m1200'],
  ['RTX 3090', 'Autolykos2', 'l1670 m900 v740', 'l1625 m1200 v760', 'l1650 m1500 v780'],
  ['RTX 3090', 'KawPow', 'l1400 m750', 'l1500 m1100', 'l1400 m1500'],
  ['RTX 3090 Ti', 'Etchash', 'l1500 m1200', 'l1450 m1450', 'l1400 m1550'],
  ['RTX 3090 Ti', 'Autolykos2', 'l1590 m1000', 'l1400 m1200', 'l1400 m1450 v740'],
  ['RTX 3090 Ti', 'KawPow', 'l1400 m750', 'l1500 m1100', 'l1400 m1500'],
  ['CMP 90HX', 'Etchash', 'l1440 m500', 'l1515 m900', 'l1545 m1100'],
  ['RTX A2000', 'Etchash', 'l980 m1300', 'l980 m1400', 'l960 m1500'],
  ['RTX A2000', 'Autolykos2', 'l1100 m600', 'l1200 m1200', ''],
  ['RTX 4090', 'Etchash', 'l2000 m1000', 'l2070 m1500', 'l2150 m1900'],
  ['RTX 4090', 'Autolykos2', 'l1680 m950', 'l1780 m1250', 'l1880 m1700'],
  ['RTX 4090', 'KawPow', 'l1850 m1450', 'l1980 m1750', 'l2100 m2150'],
  ['RX 480 8GB', 'Etchash', 'l1150 M2050 v900', '', ''],
  ['RX 580 8GB', 'Etchash', 'l1150 M2100 v950', '', ''],
  ['RX 5500 XT 8GB', 'KawPow', 'l1700 M1800', 'l1700 M1800 v1050', 'l1700 M1850 v1000'],
  ['RX 5600 XT', 'Etchash', 'l1400 M1800 v850', 'l1325 M1830 v800', 'l1325 M1859 v800'],
  ['RX 5600 XT', 'Autolykos2', 'l1400 M1800 v850', 'l1325 M1830 v800', 'l1325 M1859 v800'],
  ['RX 5600 XT', 'KawPow', 'l2250 M1830', 'l1750 M1850 v880', ''],
  ['RX 5700', 'Etchash', 'l1325 M1730 v950', 'l1300 M1800 v900', 'l1300 M1840 v910'],
  ['RX 5700', 'Autolykos2', 'l1325 M1730 v950', 'l1300 M1800 v900', 'l1300 M1840 v910'],
  ['RX 5700 XT', 'Etchash', 'l1300 M1800 v850', 'l1300 M1850 v800', 'l1250 M1870 v800'],
  ['RX 5700 XT', 'Autolykos2', 'l1300 M1800 v850', 'l1300 M1850 v800', 'l1250 M1870 v800'],
  ['RX 5700 XT', 'KawPow', 'l1650 M1800', 'l1450 M1820 v950', 'l1250 M1820 v850'],
  ['RX Vega 56', 'Etchash', 'l1200 M850 p300 v1000', 'l900 M925 p250 v850', ''],
  ['RX Vega 64', 'Etchash', 'l1100 M970 v900', 'l1100 M1030 v900', 'l1100 M1050 v870'],
  ['RX Vega 64', 'Autolykos2', 'l1500 M970 v950', 'l1100 M1030 v900', 'l1100 M1050 v870'],
  ['Radeon VII', 'Etchash', 'l1740 M1050 v990', 'l1800 M1190 v970', 'l1900 M1190 v1020'],
  ['RX 6600', 'Etchash', 'l1300 M1800', 'l900 M1890', ''],
  ['RX 6600', 'Autolykos2', 'l1300 M1800', 'l900 M1890', ''],
  ['RX 6600', 'KawPow', 'l1750 M1800', 'l1800 M1850', 'l1850 M1890'],
  ['RX 6600 XT', 'Etchash', 'l1100 M2150', 'l950 M2230', ''],
  ['RX 6600 XT', 'Autolykos2', 'l950 M2150', 'l1000 M2230', ''],
  ['RX 6600 XT', 'KawPow', 'l1800 M2200', 'l1800 M2270', ''],
  ['RX 6700 XT', 'Etchash', 'l1300 M2100', 'l1200 M2138', ''],
  ['RX 6700 XT', 'Autolykos2', 'l1300 M2100', 'l1200 M2138', ''],
  ['RX 6700 XT', 'KawPow', 'l2250 M2050', 'l2200 M2100', 'l2200 M2138'],
  ['RX 6800', 'Etchash', 'l1400 M2100', 'l1250 M2230', ''],
  ['RX 6800', 'Autolykos2', 'l1400 M2100', 'l1250 M2230', ''],
  ['RX 6800', 'KawPow', 'l1800 M2100', 'l2050 M2138 v820', 'l1800 M2138 v793'],
  ['RX 6800 XT', 'Etchash', 'l1500 M2100', 'l1400 M2138', 'l1300 M2138'],
  ['RX 6800 XT', 'Autolykos2', 'l1500 M2090', 'l1400 M2138', 'l1300 M2138'],
  ['RX 6800 XT', 'KawPow', 'l1800 M2100', 'l2050 M2138 v820', 'l1800 M2138 v793'],
  ['RX 6900 XT', 'Etchash', 'l1400 M2100', 'l1450 M2138', ''],
  ['RX 6900 XT', 'Autolykos2', 'l1200 M2150', 'l1000 M2230', ''],
  ['RX 6900 XT', 'KawPow', 'l1800 M2100', 'l1800 M2138', ''],
];

const byCard: ReadonlyMap<string, Readonly<Record<ClockType, string>>> = new Map(
  rows.map(([model, algorithm, low, medium, high]) => [`${model} ${algorithm}`, { low, medium, high }]),
);

/** The cards and algorithms of which settings are known, in the order of the cards. */
export const clockedCards: readonly { readonly model: string; readonly algorithm: GpuAlgorithm }[] = rows.map(([model, algorithm]) => ({
  model,
  algorithm,
}));

/** The settings of a card for an algorithm. */
export function clockSettings(model: string, algorithm: GpuAlgorithm, clock: ClockType): ClockSettings {
  const words = byCard.get(`${model} ${algorithm}`)?.[clock].split(' ') ?? [];
  const figure = (key: string) => {
    const word = words.find((each) => each.startsWith(key));
    return word === undefined ? undefined : Number(word.slice(1));
  };
  return {
    coreOffsetMHz: figure('c'),
    lockCoreMHz: figure('l'),
    memOffsetMHz: figure('m'),
    memMHz: figure('M'),
    powerLimitW: figure('p'),
    voltageMv: figure('v'),
  };
}
