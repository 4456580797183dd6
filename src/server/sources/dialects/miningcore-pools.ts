import * as z from 'zod';
import { type Coin, coinBySymbol } from '#src/domain/coins.ts';
import { HOUR_MS } from '#src/domain/days.ts';
import { total } from '#src/domain/known.ts';
import { meanReward } from '../figures/found-blocks.ts';
import { heldSince } from '../figures/heights.ts';
import { aboveZero, emptyPoolReading, type HashrateSample, type PoolReading, reading, type StatedTerms } from '../readings.ts';
import type { SourceResponse } from '../poll/source-fetch.ts';
import { nodesDifficulty } from './miningcore-difficulty.ts';
import type { Past } from './miningcore-past.ts';
import { figure, moment, rowsOf, scaled, text } from './values.ts';

const pool = z.object({
  id: z.string().max(64),
  coin: z.object({ symbol: text, type: text }),
  paymentProcessing: z.object({ enabled: z.boolean().optional(), minimumPayment: figure, payoutScheme: text }).nullish(),
  poolFeePercent: figure,
  // Older forks write poolHashRate.
  poolStats: z.object({ connectedMiners: figure, poolHashrate: figure, poolHashRate: figure }).nullish(),
  networkStats: z
    .object({ networkType: text, networkHashrate: figure, networkDifficulty: figure, lastNetworkBlockTime: moment, blockHeight: figure })
    .nullish(),
});
/** The answer of /api/pools: every pool of the engine. */
export const poolList = z.object({ pools: rowsOf(pool) });
export type Pool = z.output<typeof pool>;

/** How many hours a curve's newest one may be old before the engine's statistics count as stopped. */
const STOPPED_MS = 2 * HOUR_MS;

/** The symbol of one of the engine's pools; undefined for a test chain. */
export function symbolOf({ coin, networkStats }: Pool): string | undefined {
  const isTest = /test|reg/i.test(networkStats?.networkType ?? '');
  return isTest ? undefined : coin.symbol || coin.type;
}

/** The coin of one of the engine's pools; undefined for one that the catalogue does not know, and for a test chain. */
export const coinOf = (from: Pool): Coin | undefined => coinBySymbol(symbolOf(from) ?? '');

/** The scheme of a pool, one word; '' where it does not say. */
export const schemeOf = ({ paymentProcessing }: Pool): string => (paymentProcessing?.payoutScheme ?? '').trim().replaceAll(/\s+/g, '-');

const isSolo = (from: Pool): boolean => schemeOf(from).toUpperCase() === 'SOLO';

/** The pools of a coin, those first whose terms a visitor goes by: solo ones come last. */
export const byTerms = (pools: readonly Pool[]): readonly Pool[] => pools.toSorted((a, b) => Number(isSolo(a)) - Number(isSolo(b)));

/** One fee for each scheme, and the least payout of the first pool. */
function termsOf(pools: readonly Pool[]): StatedTerms {
  const [first, ...others] = byTerms(pools);
  if (!first) return {};
  const rest = others.filter(
    (each, index) => schemeOf(each) !== schemeOf(first) && others.findIndex((other) => schemeOf(other) === schemeOf(each)) === index,
  );
  // Fees and schemes are read in pairs.
  const isPaired = [first, ...rest].every((each) => each.poolFeePercent !== null && schemeOf(each) !== '');
  const stated = isPaired ? [first, ...rest] : [first];
  const feeRates = stated.flatMap(({ poolFeePercent }) => scaled(poolFeePercent, -2) ?? []);
  const incomeTypes = stated.map(schemeOf).filter((scheme) => scheme !== '');
  const { enabled, minimumPayment = null } = first.paymentProcessing ?? {};
  return {
    ...(feeRates.length > 0 && { feeRates }),
    ...(incomeTypes.length > 0 && { incomeTypes }),
    // A pool that pays out nothing itself has no least amount.
    minPay: enabled === false ? null : minimumPayment,
  };
}

/** Whether the engine's statistics stopped, and when: a sample is named by the beginning of its hour. */
export function stoppedAtMs({ samples }: Past, nowMs: number): number | undefined {
  const newestMs = samples.reduce((newest, { atMs }) => Math.max(newest, atMs), 0);
  return newestMs > 0 && nowMs - newestMs > STOPPED_MS ? newestMs + HOUR_MS : undefined;
}

/** The samples of several pools of one network: their hashrates added up at each moment. */
function joinedSamples(pasts: readonly Past[]): readonly HashrateSample[] {
  const byMoment = new Map<number, HashrateSample>();
  for (const sample of pasts.flatMap(({ samples }) => samples)) {
    const other = byMoment.get(sample.atMs);
    const poolHashrateHs = other ? (total([other.poolHashrateHs, sample.poolHashrateHs]) ?? null) : sample.poolHashrateHs;
    byMoment.set(sample.atMs, { ...(other ?? sample), poolHashrateHs });
  }
  return [...byMoment.values()];
}

/** A pool with what it keeps of the past. */
export interface KeptPool {
  readonly pool: Pool;
  readonly past: Past;
}

/** The pools of one coin as one reading: hashrates and miners added up, the network of the highest block. */
export function poolReading(
  kept: readonly KeptPool[],
  { response, coin, source }: { response: SourceResponse<unknown>; coin: Coin; source: string },
): PoolReading {
  const nowMs = response.heldAtMs();
  const heightOf = ({ pool: { networkStats } }: KeptPool): number => networkStats?.blockHeight ?? 0;
  const [highest] = kept.toSorted((a, b) => heightOf(b) - heightOf(a));
  const { networkStats } = highest?.pool ?? {};
  const counted = kept.flatMap(({ pool: { poolStats } }) => poolStats ?? []);
  const ofPool = { atMs: Math.min(nowMs, ...kept.flatMap(({ past }) => stoppedAtMs(past, nowMs) ?? [])), source };
  const ofNetwork = { atMs: heldSince(coin, response.heldAtMs(networkStats?.lastNetworkBlockTime), nowMs), source };
  const blocks = kept.flatMap(({ past }) => past.blocks);
  const sum = (values: readonly (number | null)[]) => reading(values.length > 0 ? total(values) : null, ofPool);
  return {
    ...emptyPoolReading,
    poolHashrateHs: sum(counted.map(({ poolHashrate, poolHashRate }) => poolHashrate ?? poolHashRate)),
    miners: sum(counted.map(({ connectedMiners }) => connectedMiners)),
    networkHashrateHs: reading(aboveZero(networkStats?.networkHashrate), ofNetwork),
    difficulty: reading(nodesDifficulty(coin, networkStats?.networkDifficulty ?? null), ofNetwork),
    height: reading(aboveZero(networkStats?.blockHeight), ofNetwork),
    blockReward: reading(meanReward(blocks), { atMs: Math.min(nowMs, ...kept.map(({ past }) => past.readAtMs)), source }),
    blocks,
    terms: termsOf(kept.map((each) => each.pool)),
    samples: joinedSamples(kept.map(({ past }) => past)),
  };
}
