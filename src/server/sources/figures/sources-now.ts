import { type Coin, coins } from '#src/domain/coins.ts';
import { openSources, type OpenSources, type Poller } from '../poll/pollers.ts';
import { pollOnce, type SourceState, unread } from '../poll/poll-loop.ts';
import type { Figure, SourceReadings } from '../readings.ts';
import type { SourceSettings } from '../settings/source-settings.ts';
import type { CoinInputs } from './coin-figures.ts';
import type { SourceHistory } from './history.ts';

/** Everything that the sources have reported, at a moment. */
export interface SourcesNow {
  readonly sources: OpenSources;
  /** By the id of the poller. */
  readonly states: ReadonlyMap<string, SourceState>;
  readonly history: SourceHistory;
  readonly nowMs: number;
}

/** Opens the sources of settings and polls each once; without history. Throws StartError as `openSources` does. */
export async function pollAllOnce(settings: SourceSettings, now: () => number = Date.now): Promise<SourcesNow> {
  const sources = openSources(settings, now);
  const { signal } = new AbortController();
  const polled = sources.pollers.map(async (poller) => [poller.id, await pollOnce(poller, unread, { now, signal })] as const);
  return { sources, states: new Map(await Promise.all(polled)), history: { samples: [], days: [] }, nowMs: now() };
}

const readingsBy = ({ sources, states }: SourcesNow, kind: Poller['kind']): readonly SourceReadings[] =>
  sources.pollers.filter((poller) => poller.kind === kind).flatMap((poller) => states.get(poller.id)?.readings ?? []);

/** The reading of a coin by the first source of a kind that reports it. */
const firstOf = <T>(rows: readonly (readonly [number, T])[], coin: Coin): T | undefined => rows.find(([id]) => id === coin.id)?.[1];

/** Everything known of a coin. */
export function inputsOf(now: SourcesNow, coin: Coin): CoinInputs {
  return {
    coin,
    nowMs: now.nowMs,
    node: firstOf(
      readingsBy(now, 'node').flatMap(({ nodes = [] }) => nodes),
      coin,
    ),
    pool: firstOf(
      readingsBy(now, 'pool').flatMap(({ pools = [] }) => pools),
      coin,
    ),
    price: firstOf(
      readingsBy(now, 'price').flatMap(({ prices = [] }) => prices),
      coin,
    ),
    samples: now.history.samples.filter(({ coinId }) => coinId === coin.id),
    days: now.history.days.filter(({ coinId }) => coinId === coin.id),
  };
}

/** Ids of the coins that have a source of a kind, by settings or by what a source of many coins reported. */
export function coinsWith(now: SourcesNow, kind: 'pool' | 'node'): ReadonlySet<number> {
  const named = now.sources.pollers.flatMap((poller) => (poller.kind === kind ? (poller.coin?.id ?? []) : []));
  const reported = readingsBy(now, kind).flatMap(({ pools = [] }) => pools.map(([coinId]) => coinId));
  return new Set([...named, ...reported]);
}

/** Every coin that has a pool or a node, in the catalogue's order. */
export function sourcedCoins(now: SourcesNow): readonly Coin[] {
  const ids = new Set([...coinsWith(now, 'pool'), ...coinsWith(now, 'node')]);
  return coins.filter(({ id }) => ids.has(id));
}

/** Yuan for one dollar: the market's own, then the rate's source. */
export function usdCnyOf(now: SourcesNow): Figure {
  return readingsBy(now, 'price').flatMap(({ usdCny }) => usdCny ?? [])[0] ?? null;
}
