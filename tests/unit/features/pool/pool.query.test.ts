import { expect, it, vi } from 'vitest';
import { coinBySymbol } from '#src/domain/coins.ts';
import { coinInfoQuery, hashrateQuery, openCoinInfoQuery, prefetchFirstFigures } from '#src/features/pool/pool.query.ts';
import { aiCurveQuery, coinListQuery, networkCurveQuery, REFRESH_MS } from '#src/parts/coin-queries.ts';

const fb = coinBySymbol('FB')!;

it('requests every figure on the screen again each minute', () => {
  expect(REFRESH_MS).toBe(60_000);
  const queries = [
    coinListQuery(),
    coinInfoQuery([1]),
    openCoinInfoQuery(1),
    hashrateQuery(fb, 'pool'),
    hashrateQuery(fb, 'network'),
    aiCurveQuery(),
  ];
  expect(queries.map(({ refetchInterval }) => refetchInterval)).toEqual(queries.map(() => 60_000));
});

it("asks for a coin's hashrate by the pool's name of it, and for its network's by its number", () => {
  vi.stubGlobal('location', { hostname: 'okkong.com', host: 'okkong.com:8443' });
  expect(hashrateQuery(fb, 'pool').queryKey).toEqual([
    'api',
    'poolHashrateCurve',
    { coin: 'fbtc', domain: 'okkong.com', coinName: 'fbtc' },
  ]);
  expect(hashrateQuery(fb, 'network').queryKey).toEqual(['api', 'networkHashrateCurve', { coinId: 47 }]);
  expect(coinListQuery().queryKey).toEqual(['api', 'poolCoinList', { web: 'okkong.com' }]);
  expect([networkCurveQuery(47).enabled, networkCurveQuery(undefined).enabled]).toEqual([true, false]);
});

it('starts with what the table shows at first: the list, the infos and the chart of the open row', async () => {
  const keys: unknown[] = [];
  await prefetchFirstFigures(({ queryKey }) => void keys.push(queryKey[1], queryKey[2]));
  expect(keys).toEqual([
    'poolCoinList',
    expect.anything(),
    'poolCoinInfo',
    expect.objectContaining({ coinList: '1,2,3,4,7,9' }),
    'poolHashrateCurve',
    expect.objectContaining({ coin: 'aibtc' }),
  ]);
});
