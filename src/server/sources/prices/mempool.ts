import * as z from 'zod';
import { amount, moment } from '#src/contracts/rows.ts';
import { BTC_ID } from '#src/domain/coins.ts';
import { SECOND_MS } from '#src/domain/days.ts';
import { product } from '#src/domain/known.ts';
import { aboveZero, reading } from '../readings.ts';
import type { PriceSource, SourcePlace } from '../source.ts';

const prices = z.object({ time: moment, USD: amount });

/** The price of BTC by an own mempool instance; it has no history of a useful size and no yuan. */
export function mempoolPrices({ fetch, name }: Pick<SourcePlace, 'fetch' | 'name'>): PriceSource {
  return {
    async read(signal) {
      const response = await fetch.askJson('/api/v1/prices', prices, { signal });
      const held = { atMs: response.heldAtMs(product(response.data.time, SECOND_MS)), source: name };
      const priceUsd = reading(aboveZero(response.data.USD), held);
      return { coins: new Map(priceUsd ? [[BTC_ID, { priceUsd, change24h: null, days: [] }]] : []), usdCny: null };
    },
  };
}
