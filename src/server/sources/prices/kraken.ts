import * as z from 'zod';
import { numeric } from '#src/contracts/values.ts';
import { type Coin, coins } from '#src/domain/coins.ts';
import { HOUR_MS, SECOND_MS } from '#src/domain/days.ts';
import { aboveZero, type PriceReading, type PriceSource, reading, type SourcePlace } from '../source.ts';
import { SourceError } from '../source-error.ts';
import { createPriceHistory, priceDayAgo, priceDays } from './price-history.ts';

type KrakenOptions = Pick<SourcePlace, 'fetch' | 'name' | 'now'>;

/** Kraken's names of coins that it does not call by their symbol. */
const OWN_NAMES: Readonly<Record<string, string>> = { BTC: 'XBT', DOGE: 'XDG' };
const pairOf = ({ symbol }: Coin): string => `${OWN_NAMES[symbol] ?? symbol}USD`;

const answerOf = <T extends z.ZodType>(result: T) => z.object({ error: z.array(z.string()), result: result.optional() });
const assetPairs = answerOf(z.record(z.string(), z.object({ altname: z.string() })));
/** `c`: price and size of the last trade. */
const ticker = answerOf(z.record(z.string(), z.object({ c: z.tuple([numeric], z.unknown()) })));
/** [time, open, high, low, close, …], under the pair's own name; beside it `last`, which is no list. */
const candles = z.array(z.tuple([numeric, numeric, numeric, numeric, numeric], z.unknown()));
const ohlc = answerOf(z.record(z.string(), z.unknown()));

/** Throws SourceError for an answer that says 200 and holds an error. */
function resultOf<T>(host: string, { error, result }: { error: readonly string[]; result?: T | undefined }): T {
  if (error.length > 0 || result === undefined) throw new SourceError('failed', `${host} answers with an error.`);
  return result;
}

/** Which coins it lists against the dollar, by the name that its answers have for the pair (XXBTZUSD): asked once. */
function createPairs({ fetch }: KrakenOptions) {
  let pairs: ReadonlyMap<string, Coin> | undefined;
  return async (signal: AbortSignal): Promise<ReadonlyMap<string, Coin>> => {
    if (pairs) return pairs;
    const told = await fetch.askJson('/0/public/AssetPairs', assetPairs, { signal });
    const found = Object.entries(resultOf(fetch.host, told.data)).flatMap(([name, { altname }]): [string, Coin][] => {
      const coin = coins.find((each) => pairOf(each) === altname);
      return coin ? [[name, coin]] : [];
    });
    pairs = new Map(found);
    return pairs;
  };
}

/** Kraken's public market data, without a key: prices in USD, thirty days of hourly candles. Yuan it does not have. */
export function krakenPrices(options: KrakenOptions): PriceSource {
  const { fetch, name, now } = options;
  const pairsOf = createPairs(options);
  const history = createPriceHistory({
    now,
    everyMs: HOUR_MS,
    load: async (pair, signal) => {
      const { data } = await fetch.askJson(`/0/public/OHLC?pair=${pair}&interval=60`, ohlc, { signal });
      const rows = candles.safeParse(resultOf(fetch.host, data)[pair]).data ?? [];
      return rows.map(([time, priceUsd]) => ({ atMs: time * SECOND_MS, priceUsd }));
    },
  });
  return {
    async read(signal) {
      const pairs = await pairsOf(signal);
      const told = await fetch.askJson(`/0/public/Ticker?pair=${[...pairs.keys()].join(',')}`, ticker, { signal });
      const readings = new Map<number, PriceReading>();
      for (const [pair, { c }] of Object.entries(resultOf(fetch.host, told.data))) {
        const coin = pairs.get(pair);
        const priceUsd = aboveZero(c[0]);
        if (!coin || priceUsd === null) continue;
        const held = { atMs: told.heldAtMs(), source: name };
        const points = [...(await history(pair, signal)), { atMs: held.atMs, priceUsd }];
        const dayAgo = priceDayAgo(points, held.atMs);
        const change24h = reading(dayAgo && priceUsd / dayAgo - 1, held);
        readings.set(coin.id, { priceUsd: reading(priceUsd, held), change24h, days: priceDays(points) });
      }
      return { coins: readings, usdCny: null };
    },
  };
}
