import { describe, expect, it } from 'vitest';
import { roundHalfUp } from '#src/domain/decimal.ts';
import {
  coinsPerDay,
  difficultyOfHashrate,
  electricityPerDay,
  netPerDay,
  networkHashrateHs,
  nextDifficulty,
  shutdownPrice,
  soloOdds,
} from '#src/domain/earnings.ts';
import { powerRatio } from '#src/domain/machine-earnings.ts';
import { formatHashrate, fromHs, toHs } from '#src/domain/units.ts';

/**
 * The 44 check values of the fact sheet (formulas.md): the exact rational of each case to 17 digits, as its script computes it, and the text
 * that the sheet prints. Coin incomes stand with coin, hashrate, unit, difficulty, reward, fee and days.
 */
const BTC_DIFFICULTY = 148.2e12;
const RELATIVE = 1e-9;

const incomes = [
  ['E01', 'BTC', 1, 'TH/s', BTC_DIFFICULTY, 3.125, 0, 1, 4.2418538317506612e-7, '0.00000042'],
  ['E02', 'BTC', 1, 'PH/s', BTC_DIFFICULTY, 3.125, 0, 1, 0.0004241853831750661, '0.00042419'],
  ['E03', 'BTC', 200, 'TH/s', BTC_DIFFICULTY, 3.125, 0.02, 1, 8.3140335102312957e-5, '0.00008314'],
  ['E04', 'BTC', 200, 'TH/s', BTC_DIFFICULTY, 3.125, 0.02, 30, 0.0024942100530693889, '0.00249421'],
  ['E05', 'BTC', 200, 'TH/s', BTC_DIFFICULTY, 3.125, 0.02, 365, 0.030346222312344229, '0.03034622'],
  ['E06', 'BTC', 200, 'TH/s', BTC_DIFFICULTY, 3.145, 0.02, 1, 8.3672433246967769e-5, '0.00008367'],
  ['E07', 'AI(BTC)', 200, 'TH/s', BTC_DIFFICULTY, 3.125, 0.02, 1, 8.3140335102312957e-5, '0.00008314'],
  ['E08', 'BTC', 234, 'TH/s', 152.27e12, 3.125, 0.01, 1, 9.5640228970847625e-5, '0.00009564'],
  ['E09', 'BCH', 100, 'TH/s', 900e9, 3.125, 0, 1, 0.0069849193096160889, '0.00698492'],
  ['E10', 'LTC', 9.5, 'GH/s', 118.2e6, 6.25, 0, 1, 0.010105086310865916, '0.01010509'],
  ['E11', 'LTC', 16, 'GH/s', 118.2e6, 6.25, 0.03, 1, 0.016508519952067265, '0.01650852'],
  ['E12', 'DOGE', 9.5, 'GH/s', 47.3e6, 10_000, 0, 1, 40.403254188392431, '40.40325419'],
  ['E13', 'ETC', 2050, 'MH/s', 4e15, 2.048, 0.02, 1, 0.0888717312, '0.08887173'],
  ['E14', 'ETC', 100, 'MH/s', 4e15, 2.048, 0, 1, 0.00442368, '0.00442368'],
  ['E15', 'RVN', 30, 'MH/s', 70_000, 2500, 0, 1, 21.553465298243932, '21.55346530'],
  ['E16', 'CFX', 78.62, 'MH/s', 1.685e12, 1, 0.01, 1, 3.9910031572700295, '3.99100316'],
  ['E17', 'ERG', 218.548, 'MH/s', 1.2e15, 9, 0.01, 1, 0.14020291296, '0.14020291'],
  ['E18', 'ALPH', 400, 'GH/s', 1e15, 0.15625, 0, 1, 0.3375, '0.33750000'],
  ['E19', 'KAS', 21, 'TH/s', 25e15, 3.8890873, 0, 1, 141.1271999424, '141.12719994'],
  ['E20', 'ETH', 60, 'MH/s', 12.5e15, 2, 0.01, 1, 0.0008211456, '0.00082115'],
  ['P05', 'RVN', 276, 'MH/s', 70_000, 2500, 0.01, 1, 196.30896193640572, '196.30896194'],
] as const;

const income = ([, symbol, hashrate, unit, difficulty, blockReward, feeRate, days]: (typeof incomes)[number]) =>
  coinsPerDay({ symbol, hashrateHs: toHs(hashrate, unit), difficulty, blockReward, feeRate }) * days;
const incomeOf = (wanted: 'E03' | 'P05') => income(incomes.find(([id]) => id === wanted)!);

const networkIn = (symbol: string, difficulty: number, unit: string) => fromHs(networkHashrateHs({ symbol, difficulty }), unit);
const next = (blocksDone: number, elapsedS: number) =>
  nextDifficulty({ difficulty: BTC_DIFFICULTY, blocksDone, elapsedS, blockTimeS: 600, periodBlocks: 2016 });
const electricity = electricityPerDay({ powerW: 3500, pricePerKwh: 0.06 });
const machine = { coinsPerDay: incomeOf('E03'), electricityPerDay: electricity };
const cards = { coinsPerDay: incomeOf('P05'), electricityPerDay: electricityPerDay({ powerW: 1674, pricePerKwh: 0.06 }) };
const ltcHashrate = networkHashrateHs({ symbol: 'LTC', difficulty: 118.2e6 });
// The merged chain's difficulty follows from the hashrate of both.
const dogeDifficulty = difficultyOfHashrate({ symbol: 'DOGE', hashrateHs: ltcHashrate });
const solo = soloOdds({ symbol: 'BTC', hashrateHs: 200e12, difficulty: BTC_DIFFICULTY }, 365);

const figures: readonly (readonly [id: string, value: number | undefined, exact: number, digits: number, text: string])[] = [
  ...incomes.map((row) => [row[0], income(row), row[8], 8, row[9]] as const),
  ['N01', networkIn('BTC', BTC_DIFFICULTY, 'EH/s'), 1060.8569221119999, 2, '1060.86'],
  ['N02', networkIn('LTC', 118.2e6, 'PH/s'), 3.384434229248, 2, '3.38'],
  ['N03', networkIn('ETC', 4e15, 'TH/s'), 300.75187969924809, 2, '300.75'],
  ['N04', networkIn('KAS', 25e15, 'PH/s'), 500, 2, '500.00'],
  ['N05', networkIn('ALPH', 1e15, 'PH/s'), 32, 2, '32.00'],
  ['N06', dogeDifficulty / 1e6, 47.28, 2, '47.28'],
  ['D01', next(1000, 590_000)!.difficulty / 1e12, 150.71186440677965, 2, '150.71'],
  ['D02', next(1000, 590_000)!.changeRatio * 100, 1.6949152542372881, 2, '1.69'],
  ['D03', next(100, 10_000)!.difficulty / 1e12, 592.8, 2, '592.80'],
  ['P01', electricity, 5.04, 2, '5.04'],
  ['P02', shutdownPrice(machine), 60_620.39554925714, 2, '60620.40'],
  ['P03', powerRatio({ powerW: 3500, hashrate: 200 }), 17.5, 2, '17.50'],
  ['P04', netPerDay({ ...machine, coinPrice: 87_000 }), 2.1932091539012277, 2, '2.19'],
  ['P06', shutdownPrice(cards), 0.012279419014914361, 8, '0.01227942'],
  ['P07', powerRatio({ powerW: 1674, hashrate: 276 }), 6.0652173913043477, 2, '6.07'],
  ['S01 blocks', solo.blocks, 0.009908970550969544, 6, '0.009909'],
  ['S01 chance', solo.chance, 0.009860038457873633, 6, '0.009860'],
];

const hashrates = [
  ['F01', 1060922000000000000000, 'H/s', '1060.92 EH/s'],
  ['F02', 999, 'H/s', '999.00 H/s'],
  ['F03', 1000, 'H/s', '1.00 KH/s'],
  ['F04', 1234567, 'TH/s', '1.23 EH/s'],
  ['F05', 0.004, 'TH/s', '0.00400000 TH/s'],
  ['F06', 5.5e21, 'H/s', '5500.00 EH/s'],
  ['F07', 999.999, 'GH/s', '1.00 TH/s'],
] as const;

describe('the check values of the fact sheet', () => {
  it.each(figures)('%s', (_id, value, exact, digits, text) => {
    expect(Math.abs((value ?? Number.NaN) / exact - 1)).toBeLessThan(RELATIVE);
    expect(roundHalfUp(value ?? Number.NaN, digits)).toBe(text);
  });

  it.each(hashrates)('%s', (_id, value, unit, text) => {
    expect(formatHashrate(value, unit)).toBe(text);
  });

  it('are all 44 of them', () => {
    const ids = [...figures, ...hashrates].map(([id]) => id.slice(0, 3));
    const counts = { E: 20, N: 6, D: 3, P: 7, S: 1, F: 7 };
    const expected = Object.entries(counts).flatMap(([letter, count]) =>
      Array.from({ length: count }, (_, index) => `${letter}${String(index + 1).padStart(2, '0')}`),
    );
    expect([...new Set(ids)].toSorted()).toEqual(expected.toSorted());
    expect(expected).toHaveLength(44);
  });
});

describe('mining alone', () => {
  it('has no odds that are known for an unknown coin or a negative span', () => {
    expect(soloOdds({ symbol: 'XYZ', hashrateHs: 1, difficulty: 1 }, 1)).toEqual({ blocks: Number.NaN, chance: Number.NaN });
    expect(soloOdds({ symbol: 'BTC', hashrateHs: 1, difficulty: 1 }, -1).chance).toBeNaN();
  });

  it('keeps its digits where a block is next to impossible', () => {
    const { blocks, chance } = soloOdds({ symbol: 'BTC', hashrateHs: 1, difficulty: BTC_DIFFICULTY }, 1);
    expect(chance / blocks).toBeCloseTo(1, 12);
  });
});
