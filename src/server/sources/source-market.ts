import { AI_BTC_ID, type Coin, coinBySymbol, coins } from '#src/domain/coins.ts';
import type { PoolCoinSettings } from '../market/defaults.ts';
import type { DailyPoint, MarketSnapshot } from '../market/market-types.ts';
import { createResponses, type MarketResponses } from '../market/responses.ts';
import type { MarketFeed } from '../market/tick.ts';
import type { SourceState } from './collector.ts';
import { coinFigures, type CoinInputs, type Doubt } from './coin-figures.ts';
import type { SampleFigures, SourceHistory } from './history.ts';
import type { Job, OpenSources, Told } from './jobs.ts';
import type { Figure } from './source.ts';

/** What the sources of a moment tell. */
export interface SourcesNow {
  readonly sources: OpenSources;
  readonly states: ReadonlyMap<string, SourceState>;
  readonly history: SourceHistory;
  readonly nowMs: number;
}

const toldBy = ({ sources, states }: SourcesNow, kind: Job['kind']): readonly Told[] =>
  sources.jobs.filter((job) => job.kind === kind).flatMap((job) => states.get(job.id)?.told ?? []);

const readingOf = <T>(lists: readonly (readonly (readonly [number, T])[] | undefined)[], coinId: number): T | undefined =>
  lists.flatMap((list) => list ?? []).find(([id]) => id === coinId)?.[1];

/** Everything known of a coin. */
export function inputsOf(now: SourcesNow, coin: Coin): CoinInputs {
  return {
    coin,
    nowMs: now.nowMs,
    node: readingOf(
      toldBy(now, 'node').map(({ nodes }) => nodes),
      coin.id,
    ),
    pool: readingOf(
      toldBy(now, 'pool').map(({ pools }) => pools),
      coin.id,
    ),
    price: readingOf(
      toldBy(now, 'price').map(({ prices }) => prices),
      coin.id,
    ),
    samples: now.history.samples.filter(({ coinId }) => coinId === coin.id),
    days: now.history.days.filter(({ coinId }) => coinId === coin.id),
  };
}

/** Whether a coin has a pool, and so may have farms. */
export const hasPool = (now: SourcesNow, { id }: Coin): boolean => coinsOf(now, 'pool').has(id);

/** The coins that have a source of a kind, by settings or by what a source of many coins told. */
function coinsOf(now: SourcesNow, kind: 'pool' | 'node'): ReadonlySet<number> {
  const named = now.sources.jobs.flatMap((job) => (job.kind === kind ? (job.coin?.id ?? []) : []));
  const told = toldBy(now, kind).flatMap(({ pools }) => pools?.map(([coinId]) => coinId) ?? []);
  return new Set([...named, ...told]);
}

/** Every coin of which a source tells something or is set to, in the catalogue's order. */
export function sourcedCoins(now: SourcesNow): readonly Coin[] {
  const ids = new Set([...coinsOf(now, 'pool'), ...coinsOf(now, 'node')]);
  return coins.filter(({ id }) => ids.has(id));
}

/**
 * How the pool treats its coins: those with a pool source are listed (where no pool is set at all, those with a node), in the operator's order, on the terms that
 * the operator or the pool states; the embedded pool's own are nobody's here.
 */
export function sourceCoinSettings(now: SourcesNow, settings: readonly PoolCoinSettings[]): readonly PoolCoinSettings[] {
  const pools = coinsOf(now, 'pool');
  const nodes = coinsOf(now, 'node');
  const listed = now.sources.jobs.some(({ kind }) => kind === 'pool') ? pools : nodes;
  return settings.map((row) => {
    const coin = coins.find(({ id }) => id === row.coinId);
    const parentId = coin?.auxiliaryOf ? coinBySymbol(coin.auxiliaryOf)?.id : undefined;
    const merged = parentId !== undefined && listed.has(parentId) ? now.sources.termsOf(parentId).mergedMining : undefined;
    const own = now.sources.termsOf(row.coinId);
    const stated = { ...(coin && inputsOf(now, coin).pool?.terms), ...merged, ...own };
    return {
      coinId: row.coinId,
      sort: row.sort,
      isShow: row.isShow && row.coinId !== AI_BTC_ID && (listed.has(row.coinId) || merged !== undefined),
      // No source tells that a coin is mined along with another: an operator does.
      isAux: merged !== undefined,
      hasFarms: pools.has(row.coinId),
      hasSideCoin: own.mergedMining !== undefined,
      feeRates: stated.feeRates ?? [],
      incomeTypes: stated.incomeTypes ?? [],
      minPay: stated.minPay ?? null,
      paymentTime: stated.paymentTime ?? '',
    };
  });
}

/** Yuan for one dollar: the market's own, then the rate's source. */
export function usdCnyOf(now: SourcesNow): Figure {
  return toldBy(now, 'price').flatMap(({ usdCny }) => usdCny ?? [])[0] ?? null;
}

/** The wait that a node told, from a later moment on: of one that has fallen silent some is over. Seconds; null where it is not known. */
function secondsFrom(atMs: number, told: Figure | undefined): number | null {
  return told ? Math.max(0, told.value - Math.round((atMs - told.atMs) / 1000)) : null;
}

/** The market as its sources tell it; its moment is that of the newest figure. */
export function sourceSnapshot(now: SourcesNow): MarketSnapshot & { readonly doubts: ReadonlyMap<number, readonly Doubt[]> } {
  const told = coins.map((coin) => {
    const inputs = inputsOf(now, coin);
    return { coin, inputs, ...coinFigures(inputs) };
  });
  const moments = told.flatMap(({ market: { asOf } }) => [asOf?.pool, asOf?.network, asOf?.price].flatMap((at) => at ?? []));
  const atMs = moments.length === 0 ? now.nowMs : Math.max(...moments);
  const days = new Map(told.map((each) => [each.coin.id, each.days]));
  return {
    atMs,
    usdCny: usdCnyOf(now)?.value ?? null,
    coins: new Map(
      told.map(({ coin, inputs, market }) => [coin.id, { ...market, adjustInSeconds: secondsFrom(atMs, inputs.node?.adjustInSeconds) }]),
    ),
    daily: (coinId): readonly DailyPoint[] => days.get(coinId) ?? [],
    aiRatio: [],
    firstEditionMs: now.nowMs,
    doubts: new Map(told.map(({ coin, doubts }) => [coin.id, doubts])),
  };
}

/** Figures older than this are no sample of the moment: the curve has a gap there. */
const SAMPLED_MS = 15 * 60_000;

/** What a moment's sample holds of each coin that has a source. */
export function sampleOf(now: SourcesNow): readonly SampleFigures[] {
  const { coins: market } = sourceSnapshot(now);
  return [...market.values()].flatMap((coin) => {
    const { pool, network, price } = coin.asOf ?? {};
    const isFresh = (atMs: number | undefined): boolean => atMs !== undefined && now.nowMs - atMs <= SAMPLED_MS;
    if (![pool, network, price].some(isFresh)) return [];
    return {
      coinId: coin.coinId,
      poolHs: isFresh(pool) ? coin.poolHashrateHs : null,
      networkHs: isFresh(network) ? coin.networkHashrateHs : null,
      difficulty: isFresh(network) ? coin.difficulty : null,
      priceUsd: isFresh(price) ? coin.priceUsd : null,
      blockReward: isFresh(network) ? coin.blockReward : null,
      txFeeRatio: isFresh(network) ? coin.txFeeRatio : null,
    };
  });
}

/** Responses are worked out at most this often. */
const RECOMPUTED_MS = 5000;
/** And at least this often: figures grow old without anybody telling anything. */
const LEAST_MS = 60_000;

interface FeedOptions {
  readonly nowOf: () => SourcesNow;
  /** Grows with each thing told. */
  readonly version: () => number;
  readonly settings: readonly PoolCoinSettings[];
}

/** The responses of the market calls out of the sources, kept in memory until something new is told. */
export function createSourceFeed({ nowOf, version, settings }: FeedOptions): MarketFeed {
  let made: { readonly responses: MarketResponses; readonly version: number; readonly atMs: number } | undefined;
  const current = (): MarketResponses => {
    const now = nowOf();
    const ageMs = made ? now.nowMs - made.atMs : Number.POSITIVE_INFINITY;
    // Below nought after the clock was set back.
    if (!made || ageMs < 0 || ageMs > LEAST_MS || (made.version !== version() && ageMs > RECOMPUTED_MS)) {
      made = { responses: createResponses(sourceSnapshot(now), sourceCoinSettings(now, settings)), version: version(), atMs: now.nowMs };
    }
    return made.responses;
  };
  return { current, origin: 'live', moment: () => ({ atMs: current().atMs, nowMs: nowOf().nowMs }) };
}
