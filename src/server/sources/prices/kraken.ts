import * as z from 'zod';
import { numeric } from '#src/contracts/values.ts';
import { type Coin, coins } from '#src/domain/coins.ts';
import { DAY_MS, HOUR_MS, SECOND_MS } from '#src/domain/days.ts';
import { aboveZero, type PriceReading, reading } from '../readings.ts';
import type { PriceSource, SourcePlace } from '../source.ts';
import { SourceError } from '../poll/source-error.ts';
import type { SourceResponse } from '../poll/source-fetch.ts';
import { createPriceHistory, priceDayAgo, priceDays } from './price-history.ts';

type KrakenOptions = Pick<SourcePlace, 'fetch' | 'name' | 'now'>;

/** Kraken's names of coins that it does not call by their symbol. */
const OWN_NAMES: Readonly<Record<string, string>> = { BTC: 'XBT', DOGE: 'XDG' };
const pairOf = ({ symbol }: Coin): string => `${OWN_NAMES[symbol] ?? symbol}USD`;

const answerOf = <T extends z.ZodType>(result: T) => z.object({ error: z.array(z.string()), result: result.optional() });
type Answer<T> = { error: readonly string[]; result?: T | undefined };
const assetPairs = answerOf(z.record(z.string(), z.object({ altname: z.string() }).catch({ altname: '' })));
const ticker = answerOf(z.record(z.string(), z.unknown()));
/** `c`: price and size of the last trade; `t`: how many there were today and in 24 hours. */
const tickerRow = z.object({ c: z.tuple([numeric], z.unknown()), t: z.tuple([numeric, numeric], z.unknown()).optional() });
/** [time, open, high, low, close, …], under the pair's own name; beside it `last`, which is no list. */
const candles = z.array(z.tuple([numeric, numeric, numeric, numeric, numeric], z.unknown()));
const ohlc = answerOf(z.record(z.string(), z.unknown()));

/** What it lists is asked for anew so often: coins come and go. */
const PAIRS_MS = DAY_MS;
const UNKNOWN_PAIR = /unknown asset pair/i;

const spoiltByPair = ({ error, result }: Answer<unknown>): boolean => result === undefined && error.some((each) => UNKNOWN_PAIR.test(each));

/** Throws SourceError for an answer that says 200 and holds an error. */
function resultOf<T>(host: string, { error, result }: Answer<T>): T {
  if (error.length > 0 || result === undefined) throw new SourceError('failed', `${host} answers with an error.`);
  return result;
}

type Pairs = ReadonlyMap<string, Coin>;

/** Which coins it lists against the dollar, by the name that its answers have for the pair (XXBTZUSD). */
function createPairs({ fetch, now }: KrakenOptions) {
  let last: { readonly askedAtMs: number; readonly pairs: Pairs } | undefined;
  const load = async (signal: AbortSignal): Promise<Pairs> => {
    const response = await fetch.askJson('/0/public/AssetPairs', assetPairs, { signal });
    const found = Object.entries(resultOf(fetch.host, response.data)).flatMap(([name, { altname }]): [string, Coin][] => {
      const coin = coins.find((each) => pairOf(each) === altname);
      return coin ? [[name, coin]] : [];
    });
    last = { askedAtMs: now(), pairs: new Map(found) };
    return last.pairs;
  };
  return async (signal: AbortSignal, isNew = false): Promise<Pairs> => {
    const before = last;
    if (!before || isNew) return load(signal);
    if (now() - before.askedAtMs < PAIRS_MS) return before.pairs;
    return load(signal).catch((error: unknown) => {
      if (error instanceof SourceError) return before.pairs;
      throw error;
    });
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
  const ask = (pairs: readonly string[], signal: AbortSignal) =>
    fetch.askJson(`/0/public/Ticker?pair=${pairs.join(',')}`, ticker, { signal });
  /** One pair that it does not know spoils the answer for all: the pairs are asked for anew, and then one by one. */
  const tickersOf = async (
    signal: AbortSignal,
  ): Promise<{ readonly pairs: Pairs; readonly answers: readonly SourceResponse<Answer<Record<string, unknown>>>[] }> => {
    const before = await pairsOf(signal);
    const response = await ask([...before.keys()], signal);
    if (!spoiltByPair(response.data)) return { pairs: before, answers: [response] };
    const pairs = await pairsOf(signal, true);
    const again = await ask([...pairs.keys()], signal);
    if (!spoiltByPair(again.data)) return { pairs, answers: [again] };
    const answers = [];
    for (const pair of pairs.keys()) {
      const each = await ask([pair], signal);
      if (!spoiltByPair(each.data)) answers.push(each);
    }
    return { pairs, answers };
  };
  return {
    async read(signal) {
      const { pairs, answers } = await tickersOf(signal);
      const readings = new Map<number, PriceReading>();
      for (const { data, heldAtMs } of answers) {
        // Errors of single pairs may stand beside the prices of the others.
        const rows = data.result && Object.keys(data.result).length > 0 ? data.result : resultOf(fetch.host, data);
        for (const [pair, row] of Object.entries(rows)) {
          const { c, t } = tickerRow.safeParse(row).data ?? {};
          const coin = pairs.get(pair);
          const priceUsd = aboveZero(c?.[0]);
          // What was not traded for a day has no price of today.
          if (!coin || priceUsd === null || t?.[1] === 0) continue;
          const held = { atMs: heldAtMs(), source: name };
          const points = [...(await history(pair, signal)), { atMs: held.atMs, priceUsd }];
          const dayAgo = priceDayAgo(points, held.atMs);
          const change24h = reading(dayAgo && priceUsd / dayAgo - 1, held);
          readings.set(coin.id, { priceUsd: reading(priceUsd, held), change24h, days: priceDays(points) });
        }
      }
      return { coins: readings, usdCny: null };
    },
  };
}
