import { DAY_MS, MINUTE_MS } from '#src/domain/days.ts';
import type { OpenDatabase } from './db/database.ts';
import { purgeByClock } from './db/purge.ts';
import { tidyEmbedded } from './db/upkeep.ts';
import { faultFields, type Log } from './http/log.ts';
import type { PoolState } from './state.ts';
import { createDetector, LOOK_EVERY_MS, type PoolTrouble } from './watch/detector.ts';

/** How soon a change made by another instance or by a command on the same PostgreSQL shows. */
const reloadMs = MINUTE_MS;

interface Chores {
  readonly log: Log;
  readonly opened: OpenDatabase;
  readonly state: PoolState;
  /** Whether the farms are this pool's own, and not those of another that has the calls. */
  readonly isObserving: boolean;
  readonly onPoolTrouble: (trouble: PoolTrouble) => void;
}

/** What is done each day and at the start, and the reload where others write too. Gives what stops them. */
export function startChores({ log, opened, state, isObserving, onPoolTrouble }: Chores): () => void {
  const guarded = (name: string, work: () => Promise<void>) => () => {
    work().catch((error: unknown) => log.error('chore-failed', { chore: name, ...faultFields(error) }));
  };
  const purge = guarded('purge', () => purgeByClock(opened.db, Date.now(), log));
  const tidy = guarded('tidy', () => tidyEmbedded(opened.db));
  purge();
  const detector = createDetector({ opened, farms: state.observed, feed: state.feed, log, onPoolTrouble });
  const look = guarded('look-at-farms', () => detector.round().then(() => undefined));
  const timers = [setInterval(purge, DAY_MS)];
  // Not while the first visitors of a start are waiting.
  if (isObserving) timers.push(setTimeout(look, MINUTE_MS / 2), setInterval(look, LOOK_EVERY_MS));
  if (opened.kind === 'pglite') timers.push(setTimeout(tidy, MINUTE_MS), setInterval(tidy, DAY_MS));
  else timers.push(setInterval(guarded('reload', state.reload), reloadMs));
  return () => timers.forEach((timer) => clearInterval(timer));
}
