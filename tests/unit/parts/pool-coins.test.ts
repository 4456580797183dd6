import { expect, it, onTestFinished } from 'vitest';
import { coinBySymbol, coins } from '#src/domain/coins.ts';
import { brand } from '#src/lib/brand.ts';
import { poolCoins } from '#src/parts/pool-coins.ts';
import { defaultPoolCoins } from '#src/server/market/defaults.ts';

const idOf = (symbol: string) => coinBySymbol(symbol)?.id ?? 0;
const listed = (symbol: string, isAux: 0 | 1 = 0) => ({ coinType: idOf(symbol), isShow: 1 as const, isAux });
const symbols = (...records: Parameters<typeof poolCoins>) => poolCoins(...records).map(({ symbol }) => symbol);

it('are those that a pool lists, with what is mined along', () => {
  expect(symbols([listed('ETC'), listed('LTC'), listed('DOGE', 1)])).toEqual(['LTC', 'DOGE', 'ETC']);
});

it('are all that can be mined while a pool’s list is not known, as in the demonstration', () => {
  const all = coins.filter((coin) => coin.proofOfWorkEndedAtMs === null);
  expect(poolCoins(undefined)).toEqual(all);
  const bit = (is: boolean) => (is ? 1 : 0);
  const ofDemonstration = defaultPoolCoins.map(
    ({ coinId, isShow, isAux }) => ({ coinType: coinId, isShow: bit(isShow), isAux: bit(isAux) }) as const,
  );
  expect(poolCoins(ofDemonstration)).toEqual(all);
});

it('are none while the list of an operator’s own pools is not known: they may have any', () => {
  Object.assign(brand, { hasSources: true });
  onTestFinished(() => void Object.assign(brand, { hasSources: false }));
  expect(poolCoins(undefined)).toEqual([]);
  expect(symbols([listed('ETC')])).toEqual(['ETC']);
});
