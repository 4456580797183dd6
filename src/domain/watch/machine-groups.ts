import { HOUR_MS, MINUTE_MS } from '../days.ts';
import type { Machine } from './machine.ts';
import { hasStoppedToo, isOdd, stoppedAfterMs } from './rhythm.ts';
import { backAfterMs, isWorse } from './trouble.ts';

/** Others of the same trouble that are about to be back are waited for. */
const WAITED_FOR_MS = 15 * MINUTE_MS;
const SLOW_AFTER_MS = HOUR_MS;
const SLOW_WAITS_MS = 30 * MINUTE_MS;

interface Judged {
  readonly atMs: number;
  /** Until when a silence is not the machine's: that of its pool, or ours. */
  readonly excusedMs: number;
  /** Since when a message waits for others that stop with it; 0: none does. */
  readonly heldMs: number;
}

/** The machines that have stopped together and are to be told now, and since when that is held back instead. */
export function stoppedNow(machines: readonly Machine[], { atMs, excusedMs, heldMs }: Judged) {
  const due: Machine[] = [];
  const joined: Machine[] = [];
  let isFalling = false;
  for (const machine of machines) {
    if (machine.off !== null) {
      if (isWorse(machine.off, atMs)) due.push(machine);
      continue;
    }
    const silenceMs = atMs - Math.max(machine.signMs, excusedMs);
    if (!isOdd(machine.rhythm, silenceMs)) continue;
    if (silenceMs > stoppedAfterMs(machine.rhythm)) due.push(machine);
    else if (hasStoppedToo(machine.rhythm, silenceMs)) joined.push(machine);
    else isFalling = true;
  }
  if (due.length === 0) return { stopped: [], heldMs: 0 };
  if (isFalling && heldMs === 0) return { stopped: [], heldMs: atMs };
  return { stopped: [...due, ...joined], heldMs: 0 };
}

/** The machines that run slow together and are to be told now: once nobody else is about to, or the first has waited for half an hour. */
export function slowNow(machines: readonly Machine[], atMs: number): readonly Machine[] {
  const low = machines.filter(({ level, slow, off }) => level.lowMs > 0 && slow === null && off === null);
  if (low.length === 0) return low;
  const due = low.filter(({ level }) => atMs - level.lowMs >= SLOW_AFTER_MS);
  const isWaiting = due.length < low.length && due.every(({ level }) => atMs - level.lowMs < SLOW_AFTER_MS + SLOW_WAITS_MS);
  return isWaiting ? [] : due;
}

/** The machines whose trouble is over, by the event that told it; those of one event together. */
export function backNow(machines: readonly Machine[], atMs: number, of: 'off' | 'slow'): ReadonlyMap<string, readonly Machine[]> {
  const back = new Map<string, Machine[]>();
  const waiting = new Set<string>();
  for (const machine of machines) {
    const trouble = machine[of];
    if (trouble === null || trouble.wellSinceMs === 0) continue;
    const missingMs = backAfterMs(of === 'off' ? machine.offPast : machine.slowPast) - (atMs - trouble.wellSinceMs);
    if (missingMs <= 0) back.set(trouble.id, [...(back.get(trouble.id) ?? []), machine]);
    else if (missingMs <= WAITED_FOR_MS) waiting.add(trouble.id);
  }
  for (const id of waiting) back.delete(id);
  return back;
}
