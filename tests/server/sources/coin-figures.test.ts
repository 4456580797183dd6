import { expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#src/domain/days.ts';
import { coinFigures, type CoinInputs } from '#src/server/sources/coin-figures.ts';
import { coin, SAMPLES_MS } from '../support/pool-upstream.ts';

const BTC = coin('BTC');
const unknown = { coinId: BTC.id, poolHs: null, networkHs: null, difficulty: null, blockReward: null, txFeeRatio: null };
const inputs = (pricesBefore: readonly (readonly [number, number | null])[]): CoinInputs => ({
  coin: BTC,
  nowMs: SAMPLES_MS,
  node: undefined,
  pool: undefined,
  price: { priceUsd: { value: 110, atMs: SAMPLES_MS, source: 'a market' }, change24h: null, days: [] },
  samples: pricesBefore.map(([agoMs, priceUsd]) => ({ ...unknown, atMs: SAMPLES_MS - agoMs, priceUsd })),
  days: [],
});

it.each([
  ['the price of a day ago', [[DAY_MS, 100]], 0.1],
  [
    'of half an hour later, where that was not told',
    [
      [DAY_MS, null],
      [DAY_MS - HOUR_MS / 2, 88],
      [HOUR_MS, 100],
    ],
    0.25,
  ],
  [
    'nothing while our record is young',
    [
      [5 * HOUR_MS, 100],
      [5 * MINUTE_MS, 100],
    ],
    null,
  ],
  ['nothing without a record', [], null],
] as const)('the change of 24 hours is by %s', (_, prices, change) => {
  const { priceChange24h } = coinFigures(inputs(prices)).market;
  expect(priceChange24h === null ? null : Number(priceChange24h.toFixed(9))).toBe(change);
});
