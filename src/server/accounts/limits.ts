import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../db/database.ts';
import { rateLimit } from '../db/schema.ts';

/** Counts events of one kind over every instance and restart. */
export interface Limit {
  /** Counts one; the seconds until the next may pass when it is one too many. */
  take(key: string): Promise<number | undefined>;
  /** Takes back one that was counted. */
  giveBack(key: string): Promise<void>;
  /** Forgets what was counted. */
  forget(key: string): Promise<void>;
}

interface LimitPlan {
  readonly name: string;
  readonly points: number;
  /** In which so many may pass, in seconds. */
  readonly durationS: number;
  /** For which a key over its points is refused, in seconds; absent: until its duration ends. */
  readonly blockS?: number;
  /** The operator may lift it: then it stands in the table alone. */
  readonly isLiftable?: boolean;
}

/** A limit in the database's own table. What is refused is remembered in memory too: a flood costs no query. */
export function createLimit(db: Database, { name, points, durationS, blockS = 0, isLiftable = false }: LimitPlan): Limit {
  const limiter = new RateLimiterDrizzle({
    storeClient: db,
    schema: rateLimit,
    keyPrefix: name,
    points,
    duration: durationS,
    blockDuration: blockS,
    ...(!isLiftable && { inMemoryBlockOnConsumed: points + 1, inMemoryBlockDuration: blockS }),
    // The daily purge does.
    clearExpiredByTimeout: false,
  });
  const secondsOf = (result: RateLimiterRes): number => Math.max(1, Math.ceil(result.msBeforeNext / 1000));
  return {
    async take(key) {
      try {
        await limiter.consume(key);
        return undefined;
      } catch (error) {
        if (error instanceof RateLimiterRes) return secondsOf(error);
        throw error;
      }
    },
    async giveBack(key) {
      await limiter.reward(key);
    },
    async forget(key) {
      await limiter.delete(key);
    },
  };
}
