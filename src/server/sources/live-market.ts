import type { OpenDatabase } from '../db/database.ts';
import type { Farms } from '../farms/farms.ts';
import { createFarmFaults } from '../farms/farm-faults.ts';
import { createSourceFarms, type SourceFarms } from '../farms/source-farms.ts';
import { RequestProblem } from '../http/envelope.ts';
import { faultFields, type Log } from '../http/log.ts';
import type { PoolCoinSettings } from '../market/defaults.ts';
import type { KeptDays } from '../market/months.ts';
import type { MarketFeed } from '../market/tick.ts';
import { newFindings } from './figures/findings.ts';
import { keepSamples, keptDays, prepareHistory, readHistory, SAMPLE_MS, type SourceHistory } from './figures/history.ts';
import { coinsWith, type SourcesNow } from './figures/sources-now.ts';
import { createReadingStore, keptStates } from './poll/last-readings.ts';
import { type SourceState, startPolling, unread } from './poll/poll-loop.ts';
import { openSources } from './poll/pollers.ts';
import { SourceError } from './poll/source-error.ts';
import { createSourceFeed } from './rows/feed.ts';
import { sampleOf } from './rows/snapshot.ts';
import type { SourceSettings } from './settings/source-settings.ts';

/*
 * The chain poll -> reading -> figures -> rows, one folder a step. `settings/` names the sources. `poll/` asks each at its pace, in its own language: a pool's
 * (`dialects/`), a node's (`nodes/`), a market's (`prices/`). What it reports of a coin is a reading (`readings.ts`), which is stored. `figures/` makes one
 * figure of node, pool and history, and withholds what is too old or contradicts itself; `rows/` makes the rows of the API of them; `report/` is the operator's
 * view of all of it. The difficulty of BTC: ocean.ts -> pollers.ts -> coin-figures.ts -> snapshot.ts -> feed.ts.
 */

/** The market and the farms out of sources, in the model's place. */
export interface LiveMarket {
  feed(settings: readonly PoolCoinSettings[]): MarketFeed;
  readonly farms: Farms;
  /** Of the days that are over. */
  readonly days: KeptDays;
  /** The same for whoever watches farms: asked for anew, and no look of a visitor. */
  readonly glance: SourceFarms['glance'];
  /** Everything reported so far, for the operator. */
  now(): SourcesNow;
  stop(): void;
}

interface LiveOptions {
  readonly sources: SourceSettings;
  readonly opened: OpenDatabase;
  readonly log: Log;
  readonly now?: () => number;
}

/** Seconds after which a look-up that did not get its turn may get one. */
const CROWDED_S = 30;

/** A farm whose pool never answered is a bad gateway (502); one look-up too many is a busy pool (503), to be asked again later. */
function asFarms(farms: SourceFarms): Farms {
  return (question) =>
    farms.of(question).catch((error: unknown) => {
      if (!(error instanceof SourceError)) throw error;
      const isBusy = error.fault === 'crowded' || error.fault === 'busy';
      throw isBusy ? new RequestProblem(503, 'poolBusy', CROWDED_S) : new RequestProblem(502);
    });
}

/** How soon what the polling instance wrote shows at the others. */
const RELOAD_MS = 20_000;

/** Opens the sources, starts with their stored readings, and polls them from now on: by one instance of those that share a database. */
export async function openLiveMarket({ sources: settings, opened, log, now = Date.now }: LiveOptions): Promise<LiveMarket> {
  const { db } = opened;
  const sources = openSources(settings, now);
  const store = createReadingStore();
  const ids = sources.pollers.map(({ id }) => id);
  let states: Map<string, SourceState> = new Map(await keptStates(db, ids));
  let history: SourceHistory = await readHistory(db, now());
  let version = 0;
  let sampledAt = 0;
  const current = (): SourcesNow => ({ sources, states, history, nowMs: now() });

  const reload = async (): Promise<void> => {
    if (!(await opened.isLeader())) states = new Map(await keptStates(db, ids));
    history = await readHistory(db, now());
    version += 1;
  };
  const sample = async (): Promise<void> => {
    const slot = Math.floor(now() / SAMPLE_MS);
    if (slot === sampledAt || !(await opened.isLeader())) return;
    sampledAt = slot;
    await opened.asLeader((leading) => keepSamples(leading, now(), sampleOf(current())));
    await prepareHistory(db, now());
  };
  const stopPolling = startPolling({
    pollers: sources.pollers,
    now,
    log,
    isLeader: opened.isLeader,
    stateOf: ({ id }) => states.get(id) ?? unread,
    onState: async ({ id }, state) => {
      for (const { sentence } of newFindings(states.get(id) ?? unread, state)) log.warn('source-doubted', { source: id, reason: sentence });
      states.set(id, state);
      version += 1;
      await opened.asLeader((leading) => store.keep(leading, id, state));
    },
  });
  const guarded = (work: () => Promise<void>) => () => {
    work().catch((error: unknown) => log.error('chore-failed', { chore: 'sources', ...faultFields(error) }));
  };
  const farms = createSourceFarms({
    sourceOf: (coin) =>
      coinsWith(current(), 'pool').has(coin.id)
        ? (sources.farms.find((source) => source.coin?.id === coin.id) ?? sources.farms.find((source) => source.coin === undefined))
        : undefined,
    db,
    now,
    onFault: createFarmFaults(log),
  });
  const timers = [
    setInterval(
      guarded(() => sample().then(reload)),
      RELOAD_MS,
    ),
  ];
  return {
    feed: (coinSettings) => createSourceFeed({ nowOf: current, version: () => version, settings: coinSettings }),
    farms: asFarms(farms),
    days: keptDays(db),
    glance: farms.glance,
    now: current,
    stop: () => {
      stopPolling();
      timers.forEach((timer) => clearInterval(timer));
    },
  };
}
