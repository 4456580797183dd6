import * as z from 'zod';
import { amount, changeRatio, moment } from '#src/contracts/rows.ts';
import { numeric } from '#src/contracts/values.ts';
import { coins } from '#src/domain/coins.ts';
import { DAY_MS, SECOND_MS } from '#src/domain/days.ts';
import { product, quotient } from '#src/domain/known.ts';
import { marketRowOf } from '../../market/market-catalogue.ts';
import { aboveZero, type Figure, type PriceReading, reading } from '../readings.ts';
import type { PriceSource, SourcePlace } from '../source.ts';
import { SourceError } from '../poll/source-error.ts';
import { createPriceHistory, priceDays } from './price-history.ts';

interface CoinGeckoOptions extends Pick<SourcePlace, 'fetch' | 'name' | 'now'> {
  /** A demo key; without one it answers a few times a minute. */
  readonly key: string | undefined;
}

/** What CoinGecko calls the coins that it lists. */
const listed = coins.flatMap((coin) => {
  const { coinGeckoId } = marketRowOf(coin.id);
  return coinGeckoId === undefined ? [] : [{ coin, id: coinGeckoId }];
});

/** By id; a row that cannot be read is one of a coin without a price. */
const simplePrice = z.record(
  z.string(),
  z.catch(z.nullable(z.object({ usd: amount, cny: amount, usd_24h_change: changeRatioOfPercent(), last_updated_at: moment })), null),
);
const chart = z.object({ prices: z.array(z.tuple([numeric, numeric])) });

/** A change in percent as a ratio. */
function changeRatioOfPercent() {
  return z.preprocess((value) => (typeof value === 'number' ? value / 100 : value), changeRatio);
}

/** The dearest coin has the most digits: its two prices give the dollar in yuan. */
function usdCnyOf(readings: readonly { readonly usd: number | null; readonly cny: number | null; readonly held: Held }[]): Figure {
  const [best] = readings.filter(({ usd, cny }) => usd !== null && cny !== null).toSorted((a, b) => (b.usd ?? 0) - (a.usd ?? 0));
  return best ? reading(quotient(best.cny, best.usd), best.held) : null;
}

interface Held {
  readonly atMs: number;
  readonly source: string;
}

/**
 * CoinGecko: one call for all coins, USD and CNY; a chart of thirty days each once a day, which keeps to a demo key's quota. Its terms want "Data provided by CoinGecko"
 * with a link near the figures. A coin that it does not list has no entry.
 */
export function coinGeckoPrices({ fetch, name, now, key }: CoinGeckoOptions): PriceSource {
  const signed = key === undefined ? '' : `&x_cg_demo_api_key=${encodeURIComponent(key)}`;
  const history = createPriceHistory({
    now,
    everyMs: DAY_MS,
    load: async (id, signal) => {
      const { data } = await fetch.askJson(`/api/v3/coins/${id}/market_chart?vs_currency=usd&days=30${signed}`, chart, { signal });
      return data.prices.map(([atMs, priceUsd]) => ({ atMs, priceUsd }));
    },
  });
  const query = `vs_currencies=usd,cny&include_24hr_change=true&include_last_updated_at=true${signed}`;
  return {
    async read(signal) {
      const response = await fetch.askJson(`/api/v3/simple/price?ids=${listed.map(({ id }) => id).join(',')}&${query}`, simplePrice, {
        signal,
      });
      // An error may say 200 as well; it lists no coin.
      if (!listed.some(({ id }) => Object.hasOwn(response.data, id)))
        throw new SourceError('failed', `${fetch.host} answers without prices.`);
      const readings = new Map<number, PriceReading>();
      const rates: Parameters<typeof usdCnyOf>[0][number][] = [];
      for (const { coin, id } of listed) {
        const row = response.data[id];
        const priceUsd = aboveZero(row?.usd);
        if (!row || priceUsd === null) continue;
        const held = { atMs: response.heldAtMs(product(row.last_updated_at, SECOND_MS)), source: name };
        const points = [...(await history(id, signal)), { atMs: held.atMs, priceUsd }];
        readings.set(coin.id, { priceUsd: reading(priceUsd, held), change24h: reading(row.usd_24h_change, held), days: priceDays(points) });
        rates.push({ usd: priceUsd, cny: row.cny, held });
      }
      return { coins: readings, usdCny: usdCnyOf(rates) };
    },
  };
}
