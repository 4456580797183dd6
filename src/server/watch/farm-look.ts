import type { Farm } from '#src/contracts/anonymous.ts';
import { SECOND_MS } from '#src/domain/days.ts';
import { known } from '#src/domain/known.ts';
import { toHs } from '#src/domain/units.ts';
import type { FarmLook } from '#src/domain/watch/look.ts';

/** More machines of one farm are not judged one by one. */
const MOST_MACHINES = 20_000;

/** A farm as its page gets it, as the detector looks at it. */
export function lookOf(farm: Farm, about: Omit<FarmLook, 'hashrateHs' | 'workers' | 'unpaid' | 'payouts'>): FarmLook {
  const inHs = (hashrate: number | null): number | null => known(toHs(hashrate ?? Number.NaN, farm.hashrateUnit)) ?? null;
  const workers = Array.isArray(farm.workers) ? farm.workers.slice(0, MOST_MACHINES) : null;
  return {
    ...about,
    hashrateHs: inHs(farm.hashrate),
    workers:
      workers?.map(({ name, hashrate, lastShareTime }) => ({
        name,
        hashrateHs: inHs(hashrate),
        lastShareMs: lastShareTime === null ? null : lastShareTime * SECOND_MS,
      })) ?? null,
    unpaid: farm.unpaid,
    payouts: farm.payouts?.map(({ time, amount }) => ({ atMs: time * SECOND_MS, amount: amount ?? Number.NaN })) ?? null,
  };
}
