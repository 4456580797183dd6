import * as z from 'zod';
import type { FarmMemory } from '#src/domain/watch/farm-memory.ts';
import { noPoolMemory, type PoolMemory } from '#src/domain/watch/pool-trouble.ts';

const trouble = z.object({ sinceMs: z.number(), id: z.string(), wellSinceMs: z.number(), longestMs: z.number() });
const past = z.object({ times: z.number(), endedMs: z.number() });
const level = z.object({ hourHs: z.number(), dayHs: z.number(), noise: z.number(), learnedMs: z.number(), lowMs: z.number() });
const machine = z.object({
  name: z.string(),
  signMs: z.number(),
  rhythm: z.object({ shares: z.number(), spanMs: z.number() }),
  silentMs: z.number(),
  level,
  off: z.nullable(trouble),
  offPast: past,
  slow: z.nullable(trouble),
  slowPast: past,
});
const payments = z.object({
  sinceMs: z.number(),
  isListed: z.boolean(),
  lastMs: z.number(),
  lastAmounts: z.array(z.number()),
  readyMs: z.number(),
  isMissedTold: z.boolean(),
  isWaitingTold: z.boolean(),
});
const farm = z.object({
  atMs: z.number(),
  excusedMs: z.number(),
  heldMs: z.number(),
  machines: z.array(machine),
  level,
  low: z.nullable(trouble),
  lowPast: past,
  noughtMs: z.number(),
  payments,
});
const pool = z.object({
  kind: z.enum(['silent', 'old', 'fell', '']),
  sinceMs: z.number(),
  endedMs: z.number(),
  isGivenUp: z.boolean(),
  hashrates: z.array(z.tuple([z.number(), z.number()])),
});

/** What the database kept of a farm; undefined for what another version wrote: the farm is then seen for the first time. */
export const farmMemoryOf = (kept: unknown): FarmMemory | undefined => farm.safeParse(kept).data;

/** What the database kept of a pool; that of a new one where it cannot be read. */
export const poolMemoryOf = (kept: unknown): PoolMemory => pool.safeParse(kept).data ?? noPoolMemory;
