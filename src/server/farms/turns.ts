import { SourceError } from '../sources/poll/source-error.ts';

/** Farms of one pool that are read at a time: its requests wait for each other anyway. */
const AT_ONCE = 6;
/** Further ones that may wait. Addresses without a known farm can be made up in any number. */
const MOST_WAITING = { known: 60, unknown: 12 } as const;

interface Visitor {
  /** Whether a farm of this address was seen before: its owner goes before those who try addresses. */
  readonly isKnown: boolean;
  /** Ends the waiting. */
  readonly signal: AbortSignal;
}

/**
 * Lets some look-ups of one pool through at a time, known farms first. Gives what ends a turn; throws SourceError ('crowded'), at once where too
 * many wait already.
 */
export function createTurns(name: string): (visitor: Visitor) => Promise<() => void> {
  const waiting = { known: new Set<() => void>(), unknown: new Set<() => void>() };
  let running = 0;
  const crowded = (): SourceError => new SourceError('crowded', `Too many farms of ${name} are looked up at a time.`);
  const end = (): void => {
    running -= 1;
    const [next] = waiting.known.size > 0 ? waiting.known : waiting.unknown;
    next?.();
  };
  const begin = (): (() => void) => {
    running += 1;
    let isOver = false;
    return () => {
      if (!isOver) end();
      isOver = true;
    };
  };
  return ({ isKnown, signal }) => {
    if (running < AT_ONCE) return Promise.resolve(begin());
    const line = isKnown ? 'known' : 'unknown';
    if (signal.aborted || waiting[line].size >= MOST_WAITING[line]) return Promise.reject(crowded());
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        waiting[line].delete(enter);
        signal.removeEventListener('abort', giveUp);
      };
      const enter = (): void => {
        leave();
        resolve(begin());
      };
      const giveUp = (): void => {
        leave();
        reject(crowded());
      };
      waiting[line].add(enter);
      signal.addEventListener('abort', giveUp);
    });
  };
}
