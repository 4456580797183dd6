import { performance } from 'node:perf_hooks';
import { MINUTE_MS } from '#src/domain/days.ts';

/** Counts requests per address in windows of a minute. */
export interface RateLimit {
  /** Counts one; false when the address is over its limit. */
  take(address: string): boolean;
}

const windowMs = MINUTE_MS;
/** Beyond this many addresses in a minute the count starts anew: a flood must not fill the memory. */
const maxAddresses = 50_000;

/** A limit of `perMinute` requests an address; `now` in ms, of a monotonic clock. */
export function createRateLimit(perMinute: number, now: () => number = () => performance.now()): RateLimit {
  let windowStartMs = Number.NEGATIVE_INFINITY;
  let counts = new Map<string, number>();
  return {
    take(address) {
      const atMs = now();
      if (atMs - windowStartMs >= windowMs || counts.size > maxAddresses) {
        windowStartMs = atMs;
        counts = new Map();
      }
      const count = (counts.get(address) ?? 0) + 1;
      counts.set(address, count);
      return count <= perMinute;
    },
  };
}
