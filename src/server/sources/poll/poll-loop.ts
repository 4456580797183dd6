import { MINUTE_MS } from '#src/domain/days.ts';
import type { Log } from '../../http/log.ts';
import { faultFields } from '../../http/log.ts';
import { oldestFigures, standsStill } from '../figures/figure-age.ts';
import { withHeights } from '../figures/heights.ts';
import type { SourceReadings } from '../readings.ts';
import type { Poller } from './pollers.ts';
import { SourceError, type SourceFault } from './source-error.ts';

/** The state of a source after its last poll. */
export interface SourceState {
  /** What it last reported; kept while the source fails. */
  readonly readings: SourceReadings | undefined;
  /** When it last answered, ms. */
  readonly answeredAtMs: number | undefined;
  /** Of the last poll; undefined where it succeeded. `sentence` is for the operator, without a secret. */
  readonly fault: { readonly kind: SourceFault | 'fault'; readonly sentence: string } | undefined;
  readonly failuresInRow: number;
  /** Since the start of the collecting process. */
  readonly failures: number;
}

/** A source that was not polled yet. */
export const unread: SourceState = { readings: undefined, answeredAtMs: undefined, fault: undefined, failuresInRow: 0, failures: 0 };

/** Back-off of a source that fails: a minute, doubled each time, a quarter of an hour at most. */
const FIRST_WAIT_MS = MINUTE_MS;
const LONGEST_WAIT_MS = 15 * MINUTE_MS;
/** Sources of one kind are not to be asked in the same second by every server there is. */
const JITTER = 0.1;

/** Polls a source once; returns its state after that. Never throws. */
export async function pollOnce(
  poller: Poller,
  before: SourceState,
  { now, signal }: { now: () => number; signal: AbortSignal },
): Promise<SourceState> {
  const deadline = AbortSignal.timeout(poller.deadlineMs);
  try {
    const readings = withHeights(await poller.read(AbortSignal.any([signal, deadline])), before.readings, now());
    return { ...before, readings, answeredAtMs: now(), fault: undefined, failuresInRow: 0 };
  } catch (error) {
    const fault =
      error instanceof SourceError ? { kind: error.fault, sentence: error.message } : unexpected(poller, error, deadline.aborted);
    return { ...before, fault, failuresInRow: before.failuresInRow + 1, failures: before.failures + 1 };
  }
}

function unexpected({ name }: Poller, error: unknown, isLate: boolean): NonNullable<SourceState['fault']> {
  if (isLate) return { kind: 'silent', sentence: `${name} takes too long.` };
  const { fault, where } = faultFields(error);
  return { kind: 'fault', sentence: `${name} cannot be read (${fault} ${where ?? ''}).` };
}

/** The wait until a source is polled again, ms. `random`: 0 to 1. */
export function pollDelayMs(poller: Pick<Poller, 'everyMs'>, { failuresInRow }: SourceState, random: number): number {
  const failing = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failuresInRow - 1));
  const delay = failuresInRow === 0 ? poller.everyMs : Math.max(poller.everyMs, failing);
  return delay * (1 + JITTER * (2 * random - 1));
}

interface PollLoopOptions {
  readonly pollers: readonly Poller[];
  readonly now: () => number;
  readonly log: Log;
  /** Whether this process is the one that polls for all that share the database; asked before each poll. */
  readonly isLeader: () => Promise<boolean>;
  /** Called with the state after each reading, before the next one of this source. */
  readonly onState: (poller: Poller, state: SourceState) => Promise<void>;
  readonly stateOf: (poller: Poller) => SourceState;
}

/** How often a process that does not poll looks whether it has to. */
const STANDBY_MS = 10_000;

/** Polls every source at its pace until the returned function is called, which waits for nothing. */
export function startPolling({ pollers, now, log, isLeader, onState, stateOf }: PollLoopOptions): () => void {
  const stop = new AbortController();
  const timers = new Set<NodeJS.Timeout>();
  const logStill = createStillLog(log);
  /** Sources whose last readings could not be stored, which is logged once. */
  const unkept = new Set<string>();
  const keep = async (poller: Poller, state: SourceState): Promise<void> => {
    try {
      await onState(poller, state);
      unkept.delete(poller.id);
    } catch (error) {
      if (!unkept.has(poller.id)) log.error('source-not-kept', { source: poller.id, ...faultFields(error) });
      unkept.add(poller.id);
    }
  };
  const later = (poller: Poller, waitMs: number): void => {
    if (stop.signal.aborted) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      void run(poller);
    }, waitMs);
    timers.add(timer);
  };
  const step = async (poller: Poller): Promise<number> => {
    if (!(await isLeader())) return STANDBY_MS;
    const before = stateOf(poller);
    const state = await pollOnce(poller, before, { now, signal: stop.signal });
    if (stop.signal.aborted) return STANDBY_MS;
    if (state.fault?.kind !== before.fault?.kind) logFault(poller, state, log);
    logStill(poller, state, now());
    // A full disk is no reason to poll the source more often.
    await keep(poller, state);
    return pollDelayMs(poller, state, Math.random());
  };
  const run = (poller: Poller): Promise<void> =>
    step(poller).then(
      (waitMs) => later(poller, waitMs),
      (error: unknown) => {
        if (!stop.signal.aborted) log.error('source-chore-failed', { source: poller.id, ...faultFields(error) });
        later(poller, STANDBY_MS);
      },
    );
  for (const poller of pollers) void run(poller);
  return () => {
    stop.abort();
    for (const timer of timers) clearTimeout(timer);
  };
}

/** Logs once that a source answers with figures that stand still, and of which coins; and once that they move again. */
function createStillLog(log: Log): (poller: Poller, state: SourceState, nowMs: number) => void {
  const still = new Map<string, string>();
  return ({ id }, { readings, fault }, nowMs) => {
    if (fault || !readings) return;
    const old = oldestFigures(readings).filter((figure) => standsStill(figure, nowMs));
    const coins = old.map(({ coin }) => coin).join(' ');
    if (coins === (still.get(id) ?? '')) return;
    still.set(id, coins);
    if (coins === '') return log.warn('source-moves', { source: id });
    const oldestMs = Math.min(...old.map(({ atMs }) => atMs));
    log.warn('source-stands-still', { source: id, coins, since: new Date(oldestMs).toISOString() });
  };
}

function logFault(poller: Poller, { fault, failures }: SourceState, log: Log): void {
  if (fault) log.warn('source-down', { source: poller.id, fault: fault.kind, reason: fault.sentence });
  else if (failures > 0) log.warn('source-up', { source: poller.id });
}
