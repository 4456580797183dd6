import * as z from 'zod';
import { BTC_ID } from '#src/domain/coins.ts';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '#src/domain/days.ts';
import { total } from '#src/domain/known.ts';
import {
  aboveZero,
  emptyFarmReading,
  emptyPoolReading,
  emptyWorkerReading,
  type FarmQuestion,
  type FarmReading,
  type PoolReading,
  reading,
  type WorkerReading,
} from '../readings.ts';
import type { PoolDialect, SourcePlace } from '../source.ts';
import { FARM_MAX_BYTES, type SourceFetch, type SourceResponse } from '../poll/source-fetch.ts';
import { addressInPath, figure, moment, rowsOf, scaled, text } from './values.ts';

const pool = z.object({ totalHashRate: figure, blockHeight: figure, totalMiners: figure, fee: figure });
/** What the pool's node says of itself (getmininginfo). */
const network = z.object({ chain: text, difficulty: figure, networkhashps: figure });
const chart = rowsOf(z.object({ label: moment, data: figure }));
const session = z.object({ name: text, hashRate: figure, startTime: moment, lastSeen: moment });
// An error is sent with status 200 as well, and has no workers.
const client = z.object({ workers: z.array(session) });
type Session = z.output<typeof session>;
type Pool = z.output<typeof pool>;

/** Ten minutes of a chart, named by their beginning; null: unknown. */
interface Slot {
  readonly atMs: number;
  readonly hashrateHs: number | null;
}

/** A session counts no hashrate while it is younger. */
const FIRST_MINUTES_MS = 10 * MINUTE_MS;
/** Sessions are written down a few seconds after they began, which counts as their last sign until the next. */
const WRITTEN_LATE_MS = 10 * SECOND_MS;
const SLOT_MS = 10 * MINUTE_MS;
const LONGEST_CHART_MS = 31 * DAY_MS;
/** The longest that either engine keeps an answer. */
const KEPT_MS = 10 * MINUTE_MS;

/** A chart has a slot for each ten minutes with a share, and none for those without: between its first and its last they are nought. */
async function readChart(fetch: SourceFetch, path: string, signal: AbortSignal): Promise<readonly Slot[]> {
  const { data, heldAtMs } = await fetch.askJson(path, chart, { signal });
  const byLabel = new Map(data.flatMap(({ label, data: hashrateHs }) => (label === null ? [] : [[label, hashrateHs]])));
  const labels = [...byLabel.keys()].toSorted((a, b) => a - b);
  return labels.flatMap((label, index) => {
    const next = labels[index + 1] ?? label;
    const missing = next - label > LONGEST_CHART_MS ? 0 : Math.round((next - label) / SLOT_MS) - 1;
    const noughts = Array.from({ length: Math.max(0, missing) }, (_, slot) => ({
      atMs: heldAtMs(label + (slot + 1) * SLOT_MS),
      hashrateHs: 0,
    }));
    return [{ atMs: heldAtMs(label), hashrateHs: byLabel.get(label) ?? null }, ...noughts];
  });
}

/** The engine caches its answer about the pool for minutes and does not say since when: it is as old as the first of the answers that are alike. */
function createMoved(): (pool: Pool, nowMs: number) => number {
  let last: { readonly said: string; readonly atMs: number } | undefined;
  return (answer, nowMs) => {
    const said = JSON.stringify(answer);
    // A clock may have been set back.
    const atMs = last?.said === said ? Math.min(nowMs, Math.max(last.atMs, nowMs - KEPT_MS)) : nowMs;
    last = { said, atMs };
    return atMs;
  };
}

async function readPool(
  { fetch, name: source }: SourcePlace,
  movedAt: ReturnType<typeof createMoved>,
  signal: AbortSignal,
): Promise<PoolReading> {
  const { data, heldAtMs } = await fetch.askJson('/api/pool', pool, { signal });
  const { data: chain, heldAtMs: chainAtMs } = await fetch.askJson('/api/network', network, { signal });
  const slots = await readChart(fetch, '/api/info/chart', signal);
  const of = { atMs: movedAt(data, heldAtMs()), source };
  const ofChain = { atMs: chainAtMs(), source };
  const isMain = chain.chain === 'main';
  return {
    ...emptyPoolReading,
    poolHashrateHs: reading(data.totalHashRate, of),
    // Its "miners" are connections, of which a machine has one.
    workers: reading(data.totalMiners, of),
    networkHashrateHs: reading(isMain ? aboveZero(chain.networkhashps) : null, ofChain),
    difficulty: reading(isMain ? aboveZero(chain.difficulty) : null, ofChain),
    height: reading(aboveZero(data.blockHeight), of),
    // A block is paid to who finds it, by the chain itself.
    terms: { ...(data.fee !== null && { feeRates: [scaled(data.fee, -2)] }), incomeTypes: ['SOLO'], minPay: null },
    samples: slots.map(({ atMs, hashrateHs }) => ({ atMs, poolHashrateHs: hashrateHs, networkHashrateHs: null, difficulty: null })),
  };
}

/**
 * Sessions of one name as machines, in the order in which they came: one that began after another was last seen is the same machine come
 * back, whose old session stays listed for minutes; those seen at the same time are several that share the name.
 */
function machinesOf(sessions: readonly Session[]): readonly (readonly Session[])[] {
  const machines: Session[][] = [];
  for (const each of sessions.toSorted((a, b) => (a.startTime ?? 0) - (b.startTime ?? 0))) {
    const { startTime } = each;
    const isBack = ({ lastSeen = null }: Partial<Session>): boolean =>
      startTime !== null && lastSeen !== null && lastSeen - WRITTEN_LATE_MS <= startTime;
    const machine = machines.findLast((before) => isBack(before.at(-1) ?? {}));
    if (machine) machine.push(each);
    else machines.push([each]);
  }
  return machines;
}

/** The hashrate of the newest session of a machine that counts one. */
function hashrateOf(sessions: readonly Session[]): number | null {
  const counted = sessions.flatMap(({ hashRate }) => hashRate ?? []);
  return counted.findLast((each) => each > 0) ?? counted.at(-1) ?? null;
}

/** A machine by its sessions, with the newest sign of life of all. */
function workerOf(sessions: readonly Session[], heldAtMs: SourceResponse<unknown>['heldAtMs']): WorkerReading {
  const newest = sessions.at(-1);
  const hashrateHs = hashrateOf(sessions);
  const startTime = newest?.startTime ?? null;
  const isNew = startTime !== null && heldAtMs() - heldAtMs(startTime) < FIRST_MINUTES_MS;
  const seen = sessions.flatMap(({ lastSeen }) => (lastSeen === null ? [] : heldAtMs(lastSeen)));
  return {
    ...emptyWorkerReading,
    name: newest?.name ?? '',
    hashrateHs: hashrateHs === 0 && isNew ? null : hashrateHs,
    lastShareAtMs: seen.length === 0 ? null : Math.max(...seen),
  };
}

async function readFarm({ fetch, name: source }: SourcePlace, question: FarmQuestion, signal: AbortSignal): Promise<FarmReading | null> {
  const path = `/api/client/${addressInPath(question)}`;
  const { data, heldAtMs } = await fetch.askJson(path, client, { signal, maxBytes: FARM_MAX_BYTES });
  // An unknown address and one whose machines are all off look the same: who was there before is ours to know (worker_seen).
  if (data.workers.length === 0) return null;
  const curve = await readChart(fetch, `${path}/chart`, signal);
  const byName = new Map<string, Session[]>();
  for (const each of data.workers) {
    const known = byName.get(each.name);
    if (known) known.push(each);
    else byName.set(each.name, [each]);
  }
  const machines = [...byName.values()].flatMap(machinesOf);
  const workers = machines.map((sessions) => workerOf(sessions, heldAtMs));
  // One that has just come is nought in the pool's own sum, which only a farm of such machines alone makes unknown.
  const isCounted = workers.some(({ hashrateHs }) => hashrateHs !== null);
  return {
    ...emptyFarmReading,
    atMs: heldAtMs(),
    source,
    hashrateHs: (isCounted ? total(machines.map(hashrateOf)) : undefined) ?? null,
    curve: curve.flatMap(({ atMs, hashrateHs }) => (hashrateHs === null ? [] : { atMs, hashrateHs })),
    workers,
  };
}

/** public-pool and blitzpool: a solo pool at home, Bitcoin's unless the setting names another coin. Its found blocks are unconfirmed claims, and not read. */
export const publicPool: PoolDialect = {
  gapMs: 200,
  everyMs: 60_000,
  open(place) {
    const id = place.coin?.id ?? BTC_ID;
    const movedAt = createMoved();
    return {
      read: async (signal) => new Map([[id, await readPool(place, movedAt, signal)]]),
      farm: (question, signal) => readFarm(place, question, signal),
    };
  },
};
