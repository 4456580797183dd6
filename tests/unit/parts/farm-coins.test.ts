import { describe, expect, it } from 'vitest';
import { coinBySymbol } from '#src/domain/coins.ts';
import { farmCoinChoice } from '#src/parts/farm-coins.ts';
import { wrongKey } from '#src/parts/address-check.ts';

const row = (symbol: string, hasFarms?: 0 | 1) => ({ coinType: coinBySymbol(symbol)?.id ?? 999, hasFarms });

describe('the coins of farms', () => {
  it.each([
    ['nothing is known yet', undefined, undefined, ['ETH', 'ETC'], 'ETC'],
    ['the pool says nothing of farms', [row('BTC'), row('ETC')], undefined, ['ETH', 'ETC'], 'ETC'],
    ['the visitor chose', [row('BTC')], 'ETH', ['ETH', 'ETC'], 'ETH'],
    ['the pool names others', [row('BTC', 1), row('LTC', 0), row('KAS', 1)], undefined, ['BTC', 'KAS'], 'BTC'],
    ['ETC is among them', [row('BTC', 1), row('ETC', 1)], undefined, ['BTC', 'ETC'], 'ETC'],
    ['a link names one that has none', [row('BTC', 1)], 'KAS', ['BTC'], 'BTC'],
    ['the pool names one that is no coin of ours', [row('XMR', 1), row('AI(BTC)', 1)], undefined, ['ETH', 'ETC'], 'ETC'],
  ] as const)('when %s', (_when, records, chosen, coins, coin) => {
    expect(farmCoinChoice(records, chosen)).toEqual({ coins, coin });
  });
});

it.each([
  ['ETC', 'invalid', 'wrong.invalid'],
  ['BTC', 'invalid', 'wrongOf.invalid'],
  ['BTC', 'other-coin', 'wrongOf.other-coin'],
  ['BTC', 'spaces', 'wrong.spaces'],
] as const)('what is wrong with an address of %s is said by its rules (%s)', (coin, problem, key) => {
  expect(wrongKey(coin, problem)).toBe(key);
});
