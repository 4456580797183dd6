import { DAY_MS, HOUR_MS, MINUTE_MS } from '#src/domain/days.ts';
import { createDice, createWalk } from '../market/noise.ts';
import type { RigGroup } from './sample-miners.ts';

/** From one moment to another, in ms. */
export type Span = readonly [fromMs: number, toMs: number];

/** One machine over time. */
export interface Rig {
  /** Its worker's name. */
  readonly name: string;
  /** Mean hashrate over a span, H/s. */
  meanHs(span: Span): number;
  /** When it sent its last share before a moment, ms. */
  lastShareAtMs(atMs: number): number;
}

/** In each span of this length a machine stands still at most once. */
const SLOT_MS = 4 * DAY_MS;
const SHORTEST_OUTAGE_MS = 0.2 * HOUR_MS;
/** A machine at work sends a share at least this often. */
const LONGEST_SHARE_GAP_MS = 90_000;
/** How far a machine's hashrate wanders from its nominal one (in the logarithm). */
const HASHRATE_BOUND = 0.12;
/** A hashrate is counted from shares, which come by chance: how far off it is over LUCK_MS; over longer spans less, by the root. */
const LUCK_BOUND = 0.08;
const LUCK_MS = 15 * MINUTE_MS;

const overlapMs = (a: Span, b: Span): number => Math.max(0, Math.min(a[1], b[1]) - Math.max(a[0], b[0]));

interface RigOptions {
  readonly seed: number;
  /** Tells it from every other machine of the pool. */
  readonly id: string;
  readonly name: string;
  readonly group: RigGroup;
}

/** The outage of a machine in a slot of time, if it has one there. */
function createOutages({ seed, id, group }: RigOptions): (slot: number) => Span | undefined {
  const chance = createDice(seed, `outage-${id}`);
  const length = createDice(seed, `outage-length-${id}`);
  const place = createDice(seed, `outage-place-${id}`);
  return (slot) => {
    if (chance(slot) >= group.outageChance) return undefined;
    const lengthMs = SHORTEST_OUTAGE_MS + length(slot) * (group.longestOutageHours * HOUR_MS - SHORTEST_OUTAGE_MS);
    const startMs = slot * SLOT_MS + place(slot) * (SLOT_MS - lengthMs);
    return [startMs, startMs + lengthMs];
  };
}

/** A machine of a group. The same seed, id and moment give the same figures for ever. */
export function createRig(options: RigOptions): Rig {
  const { seed, id, name, group } = options;
  const walk = createWalk({ seed, name: `rig-${id}`, bound: HASHRATE_BOUND });
  const outageIn = createOutages(options);
  const gap = createDice(seed, `share-${id}`);
  const luck = createDice(seed, `luck-${id}`);
  const slotOf = (atMs: number): number => Math.floor(atMs / SLOT_MS);
  const idleMs = (span: Span): number => {
    let sum = 0;
    for (let slot = slotOf(span[0]); slot <= slotOf(span[1]); slot += 1) sum += overlapMs(span, outageIn(slot) ?? [0, 0]);
    return sum;
  };
  const luckOf = ([fromMs, toMs]: Span): number =>
    1 + LUCK_BOUND * (2 * luck(Math.floor(toMs / LUCK_MS)) - 1) * Math.min(1, Math.sqrt(LUCK_MS / (toMs - fromMs)));
  return {
    name,
    meanHs: (span) => {
      const lengthMs = span[1] - span[0];
      const nominalHs = group.machineHs * Math.exp(walk(span[0] + lengthMs / 2));
      return nominalHs * luckOf(span) * (1 - idleMs(span) / lengthMs);
    },
    lastShareAtMs: (atMs) => {
      const outage = outageIn(slotOf(atMs));
      const isIdle = outage !== undefined && outage[0] <= atMs && atMs < outage[1];
      return isIdle ? outage[0] : atMs - gap(Math.floor(atMs / LONGEST_SHARE_GAP_MS)) * LONGEST_SHARE_GAP_MS;
    },
  };
}
