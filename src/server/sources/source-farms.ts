import type { Farm } from '#src/contracts/anonymous.ts';
import { SECOND_MS } from '#src/domain/days.ts';
import type { FarmAt, Farms } from '../farms/farms.ts';
import { RequestProblem } from '../http/envelope.ts';
import { unixSecondsOf, wireNumberOrNull } from '../market/wire.ts';
import type { FarmSource } from './jobs.ts';
import type { FarmQuestion, FarmReading, WorkerReading } from './source.ts';
import { SourceError } from './source-error.ts';
import { farmKey, type WorkerMemory } from './worker-seen.ts';

interface FarmsOptions {
  readonly sources: readonly FarmSource[];
  readonly remember: WorkerMemory;
  readonly now: () => number;
}

/** A farm is asked for so often, whoever looks at it. */
const KEPT_MS = 30 * SECOND_MS;
const KEPT_FARMS = 500;
const DEADLINE_MS = 20 * SECOND_MS;
/** Every hashrate goes out in this unit; the page steps it up. */
const UNIT = 'H/s';

const secondsOrNull = (atMs: number | null): number | null => (atMs === null ? null : unixSecondsOf(atMs));

function farmOf(reading: FarmReading, workers: readonly WorkerReading[]): Farm {
  return {
    hashrate: wireNumberOrNull(reading.hashrateHs),
    hashrateUnit: UNIT,
    hashrate24h: wireNumberOrNull(reading.hashrate24hHs),
    curve: reading.curve?.map(({ atMs, hashrateHs }) => ({ dataTime: unixSecondsOf(atMs), hashrate: hashrateHs })),
    workers: workers.map(({ name, hashrateHs, hashrate24hHs, lastShareAtMs }) => ({
      name,
      hashrate: wireNumberOrNull(hashrateHs),
      hashrate24h: wireNumberOrNull(hashrate24hHs),
      lastShareTime: secondsOrNull(lastShareAtMs),
    })),
    unpaid: wireNumberOrNull(reading.unpaid),
    incomeToday: wireNumberOrNull(reading.incomeToday),
    payouts: reading.payments?.map(({ atMs, amount, txid }) => ({ time: unixSecondsOf(atMs), amount, txid })),
  };
}

/** A farm whose machines are all off, at a pool that then does not know its address any more. */
const silentFarm = (source: string, atMs: number): FarmReading => ({
  atMs,
  source,
  hashrateHs: 0,
  hashrate24hHs: null,
  curve: null,
  workers: [],
  unpaid: null,
  incomeToday: null,
  payments: null,
});

async function read({ farm, name }: FarmSource, question: FarmQuestion, { remember, now }: FarmsOptions): Promise<FarmAt> {
  const reading = await farm(question, AbortSignal.timeout(DEADLINE_MS));
  const workers = await remember(farmKey(question), reading?.workers ?? [], now());
  if (reading) return { farm: farmOf(reading, workers), atMs: reading.atMs };
  return { farm: workers.length === 0 ? null : farmOf(silentFarm(name, now()), workers), atMs: now() };
}

/** The farms of every coin that has a pool. A pool that does not answer leaves the farm as it last was, with its age; of one that was never seen: 503. */
export function createSourceFarms(options: FarmsOptions): Farms {
  const { sources, now } = options;
  const kept = new Map<string, { readonly askedAtMs: number; readonly answer: Promise<FarmAt> }>();
  const ask = (source: FarmSource, question: FarmQuestion, before: Promise<FarmAt> | undefined): Promise<FarmAt> =>
    read(source, question, options).catch((error: unknown) => {
      if (!(error instanceof SourceError) && !(error instanceof DOMException)) throw error;
      if (before) return before;
      throw new RequestProblem(503);
    });
  return (question) => {
    const source = sources.find(({ coin }) => coin?.id === question.coin.id) ?? sources.find(({ coin }) => coin === undefined);
    if (!source) return { farm: null, atMs: now() };
    const key = farmKey(question);
    const last = kept.get(key);
    if (last && now() - last.askedAtMs < KEPT_MS) return last.answer;
    const answer = ask(source, question, last?.answer);
    kept.delete(key);
    kept.set(key, { askedAtMs: now(), answer });
    // One that nobody ever answered is asked for again at once.
    answer.catch(() => kept.delete(key));
    if (kept.size > KEPT_FARMS) kept.delete([...kept.keys()][0] ?? key);
    return answer;
  };
}
