import { expect, it } from 'vitest';
import { coinBySymbol } from '#src/domain/coins.ts';
import { isContradiction } from '#src/domain/network-agreement.ts';

const BTC_BY_DIFFICULTY = (1e14 * 2 ** 32) / 600;

it.each<[string, string, { difficulty: number | null; hashrateHs: number | null; blockTimeS?: number | null }, boolean]>([
  ['hashes for difficulty, at ten blocks a second', 'KAS', { difficulty: 6e16, hashrateHs: 6e17 }, true],
  ['half of them', 'KAS', { difficulty: 3e16, hashrateHs: 6e17 }, false],
  ['a chain of ten blocks a second told by one of a second', 'KAS', { difficulty: 3e17, hashrateHs: 6e17 }, true],
  ['2Miners by its own block time', 'ETC', { difficulty: 2.78e15, hashrateHs: 2.1e14, blockTimeS: 13.1 }, false],
  ['twice the hashrate', 'ETC', { difficulty: 2.78e15, hashrateHs: 4.2e14, blockTimeS: 13.1 }, true],
  ['half the hashrate', 'ETC', { difficulty: 2.78e15, hashrateHs: 1.05e14 }, true],
  ['a third more', 'ETC', { difficulty: 2.66e15, hashrateHs: 2.6e14 }, false],
  ['kilohashes', 'ETC', { difficulty: 2.78e15, hashrateHs: 2.1e11 }, true],
  ['sixteen chains at once', 'ALPH', { difficulty: 1e15, hashrateHs: 32e15 }, false],
  ['one of its chains', 'ALPH', { difficulty: 1e15, hashrateHs: 2e15 }, true],
  ['Autolykos, by the block time it keeps', 'ERG', { difficulty: 1.2e15, hashrateHs: 1e13, blockTimeS: 170 }, false],
  ['blocks of 14 minutes, measured', 'BTC', { difficulty: 1e14, hashrateHs: (BTC_BY_DIFFICULTY * 600) / 840, blockTimeS: 840 }, false],
  ['blocks of 14 minutes, not measured', 'BTC', { difficulty: 1e14, hashrateHs: (BTC_BY_DIFFICULTY * 600) / 840 }, true],
  ['a difficulty that strays from block to block', 'DOGE', { difficulty: 6e7, hashrateHs: (3e7 * 2 ** 32) / 60 }, false],
  ['gigahashes of such a coin', 'DOGE', { difficulty: 6e7, hashrateHs: (6e7 * 2 ** 32) / 60 / 1e9 }, true],
  ['a chain of two difficulties', 'FB', { difficulty: 4e11, hashrateHs: (5e9 * 2 ** 32) / 30 }, false],
  ['no hashrate', 'ETC', { difficulty: 2.78e15, hashrateHs: null }, false],
  ['no difficulty', 'ETC', { difficulty: null, hashrateHs: 2.1e14 }, false],
  ['nought', 'ETC', { difficulty: 0, hashrateHs: 0 }, false],
  ['a block time of nought', 'ETC', { difficulty: 2.78e15, hashrateHs: 2.1e14, blockTimeS: 0 }, false],
])('difficulty and hashrate of one answer: %s (%s)', (_what, symbol, figures, isDoubted) => {
  expect(isContradiction(coinBySymbol(symbol)!, figures)).toBe(isDoubted);
});
