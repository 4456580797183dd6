import { expect, it } from 'vitest';
import { poolCoinListResponse } from '#src/contracts/pool.ts';
import { readWithOmissions } from '#src/contracts/rows.ts';
import { defaultPoolCoins } from '#src/server/market/defaults.ts';
import { createResponses } from '#src/server/market/responses.ts';
import { market } from '../../server/market/fixtures.ts';

const DAY = 86_400_000;
const START = Date.parse('2026-11-21T01:40:00Z');

it('the embedded pool contradicts itself for no coin, on no day of four weeks', () => {
  const faults = Array.from({ length: 28 }, (_, day) => {
    const list: unknown = JSON.parse(
      JSON.stringify(createResponses(market.snapshot(START + day * DAY * 1.01), defaultPoolCoins).poolCoinList),
    );
    const { result, faults: found } = readWithOmissions(() => poolCoinListResponse.parse(list));
    expect(result).toHaveLength(defaultPoolCoins.length);
    return found;
  });
  expect(new Set(faults.flat())).toEqual(new Set());
});
