import { type Level, noLevel } from './level.ts';
import type { FarmLook } from './look.ts';
import { firstSight, type Machine } from './machine.ts';
import { firstPayments, type PaymentMemory } from './payments.ts';
import { noPast, type Past, type Trouble } from './trouble.ts';

/** What is remembered of a farm from look to look; plain data. Moments in ms, 0: never. */
export interface FarmMemory {
  /** The moment of its figures. */
  readonly atMs: number;
  /** Until when a silence is its pool's, or ours. */
  readonly excusedMs: number;
  /** Since when a message waits for others that stop with it. */
  readonly heldMs: number;
  readonly machines: readonly Machine[];
  /** Its hashrate as a part of what its running machines usually make together; in H/s where its pool lists no machines. */
  readonly level: Level;
  readonly low: Trouble | null;
  readonly lowPast: Past;
  /** Since when a farm whose pool lists no machines has none at all. */
  readonly noughtMs: number;
  readonly payments: PaymentMemory;
}

/** A farm at its first sight. */
export function firstFarm(look: FarmLook): FarmMemory {
  return {
    atMs: look.atMs,
    excusedMs: 0,
    heldMs: 0,
    machines: (look.workers ?? []).map((worker) => firstSight(worker, look.atMs)),
    level: noLevel,
    low: null,
    lowPast: noPast,
    noughtMs: 0,
    payments: firstPayments(look),
  };
}
