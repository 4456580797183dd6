import { performance } from 'node:perf_hooks';
import { MINUTE_MS } from '#src/domain/days.ts';
import { faultFields, type Log } from '../http/log.ts';
import { SourceError } from '../sources/poll/source-error.ts';

/** A pool that is down fails for every farm: it is said once in so long, with how many. */
const SAID_EVERY_MS = 10 * MINUTE_MS;

/** Writes down look-ups of farms that failed: the first of each pool and kind at once, then their number now and then. Names no address. */
export function createFarmFaults(log: Log, now: () => number = () => performance.now()): (source: string, error: unknown) => void {
  const said = new Map<string, { readonly atMs: number; readonly since: number }>();
  return (source, error) => {
    const fields = error instanceof SourceError ? { fault: error.fault, reason: error.message } : faultFields(error);
    const key = `${source} ${fields.fault}`;
    const { atMs, since } = said.get(key) ?? { atMs: Number.NEGATIVE_INFINITY, since: 0 };
    const isSaid = now() - atMs < SAID_EVERY_MS;
    said.set(key, isSaid ? { atMs, since: since + 1 } : { atMs: now(), since: 0 });
    if (!isSaid) log.warn('farms-not-read', { source, failures: since + 1, ...fields });
  };
}
