import { MINUTE_MS } from '#src/domain/days.ts';
import type { Log } from '../http/log.ts';
import { faultFields } from '../http/log.ts';
import { oldestFigures, standsStill } from './figure-age.ts';
import { withHeights } from './heights.ts';
import type { Job, Told } from './jobs.ts';
import { SourceError, type SourceFault } from './source-error.ts';

/** How a source stands. */
export interface SourceState {
  /** What it last told; a source that stops keeps it. */
  readonly told: Told | undefined;
  /** When that came, ms. */
  readonly toldAtMs: number | undefined;
  /** Since it last told something; undefined while it does. `sentence` is for the operator, without a secret. */
  readonly fault: { readonly kind: SourceFault | 'fault'; readonly sentence: string } | undefined;
  readonly failuresInRow: number;
  /** Since the start of the collecting process. */
  readonly failures: number;
}

/** A source that nobody has read yet. */
export const unread: SourceState = { told: undefined, toldAtMs: undefined, fault: undefined, failuresInRow: 0, failures: 0 };

/** Back-off of a source that fails: a minute, doubled each time, a quarter of an hour at most. */
const FIRST_WAIT_MS = MINUTE_MS;
const LONGEST_WAIT_MS = 15 * MINUTE_MS;
/** Sources of one kind are not to be asked in the same second by every server there is. */
const JITTER = 0.1;

/** Reads a source once; gives how it stands after that. Never throws. */
export async function readJob(
  job: Job,
  before: SourceState,
  { now, signal }: { now: () => number; signal: AbortSignal },
): Promise<SourceState> {
  const deadline = AbortSignal.timeout(job.deadlineMs);
  try {
    const told = withHeights(await job.read(AbortSignal.any([signal, deadline])), before.told, now());
    return { ...before, told, toldAtMs: now(), fault: undefined, failuresInRow: 0 };
  } catch (error) {
    const fault = error instanceof SourceError ? { kind: error.fault, sentence: error.message } : unexpected(job, error, deadline.aborted);
    return { ...before, fault, failuresInRow: before.failuresInRow + 1, failures: before.failures + 1 };
  }
}

function unexpected({ name }: Job, error: unknown, isLate: boolean): NonNullable<SourceState['fault']> {
  if (isLate) return { kind: 'silent', sentence: `${name} takes too long.` };
  const { fault, where } = faultFields(error);
  return { kind: 'fault', sentence: `${name} cannot be read (${fault} ${where ?? ''}).` };
}

/** How long a source rests after a reading, ms. `random`: 0 to 1. */
export function restMs(job: Pick<Job, 'everyMs'>, { failuresInRow }: SourceState, random: number): number {
  const failing = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failuresInRow - 1));
  const rest = failuresInRow === 0 ? job.everyMs : Math.max(job.everyMs, failing);
  return rest * (1 + JITTER * (2 * random - 1));
}

interface CollectorOptions {
  readonly jobs: readonly Job[];
  readonly now: () => number;
  readonly log: Log;
  /** Whether this process is the one that collects; asked before each reading. */
  readonly leads: () => Promise<boolean>;
  /** Told of each reading, before the next one of this source. */
  readonly onState: (job: Job, state: SourceState) => Promise<void>;
  readonly stateOf: (job: Job) => SourceState;
}

/** How soon a process that does not collect looks whether it has to. */
const STANDBY_MS = 10_000;

/** Reads every source at its pace until the returned function is called, which waits for nothing. */
export function startCollector({ jobs, now, log, leads, onState, stateOf }: CollectorOptions): () => void {
  const stop = new AbortController();
  const timers = new Set<NodeJS.Timeout>();
  const tellStill = createStillLog(log);
  /** Sources whose last reading could not be kept, which is said once. */
  const unkept = new Set<string>();
  const keep = async (job: Job, state: SourceState): Promise<void> => {
    try {
      await onState(job, state);
      unkept.delete(job.id);
    } catch (error) {
      if (!unkept.has(job.id)) log.error('source-not-kept', { source: job.id, ...faultFields(error) });
      unkept.add(job.id);
    }
  };
  const later = (job: Job, waitMs: number): void => {
    if (stop.signal.aborted) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      void run(job);
    }, waitMs);
    timers.add(timer);
  };
  const step = async (job: Job): Promise<number> => {
    if (!(await leads())) return STANDBY_MS;
    const before = stateOf(job);
    const state = await readJob(job, before, { now, signal: stop.signal });
    if (stop.signal.aborted) return STANDBY_MS;
    if (state.fault?.kind !== before.fault?.kind) tell(job, state, log);
    tellStill(job, state, now());
    // A full disk is no reason to ask the source more often.
    await keep(job, state);
    return restMs(job, state, Math.random());
  };
  const run = (job: Job): Promise<void> =>
    step(job).then(
      (waitMs) => later(job, waitMs),
      (error: unknown) => {
        if (!stop.signal.aborted) log.error('source-chore-failed', { source: job.id, ...faultFields(error) });
        later(job, STANDBY_MS);
      },
    );
  for (const job of jobs) void run(job);
  return () => {
    stop.abort();
    for (const timer of timers) clearTimeout(timer);
  };
}

/** Tells once that a source answers with figures that stand still, and of which coins; and once that they move again. */
function createStillLog(log: Log): (job: Job, state: SourceState, nowMs: number) => void {
  const still = new Map<string, string>();
  return ({ id }, { told, fault }, nowMs) => {
    if (fault || !told) return;
    const old = oldestFigures(told).filter((figure) => standsStill(figure, nowMs));
    const coins = old.map(({ coin }) => coin).join(' ');
    if (coins === (still.get(id) ?? '')) return;
    still.set(id, coins);
    if (coins === '') return log.warn('source-moves', { source: id });
    const oldestMs = Math.min(...old.map(({ atMs }) => atMs));
    log.warn('source-stands-still', { source: id, coins, since: new Date(oldestMs).toISOString() });
  };
}

function tell(job: Job, { fault, failures }: SourceState, log: Log): void {
  if (fault) log.warn('source-down', { source: job.id, fault: fault.kind, reason: fault.sentence });
  else if (failures > 0) log.warn('source-up', { source: job.id });
}
