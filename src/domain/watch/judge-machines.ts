import { DAY_MS } from '../days.ts';
import { known, product, total } from '../known.ts';
import { commonPlace } from './common-place.ts';
import { withId } from './event-id.ts';
import type { FarmEvent } from './farm-event.ts';
import type { FarmMemory } from './farm-memory.ts';
import type { FarmLook } from './look.ts';
import type { Machine } from './machine.ts';
import { backNow, slowNow, stoppedNow } from './machine-groups.ts';
import { begun, type Trouble } from './trouble.ts';

/** The look that is judged, and when it was made, ms. */
export interface Judgement {
  readonly look: FarmLook;
  readonly foundAtMs: number;
}

/** A machine that worked within so long is one of the farm's. */
const COUNTED_MS = 7 * DAY_MS;
/** What a machine runs at for so long is what it runs at. */
const ACCEPTED_MS = 7 * DAY_MS;

const dayHs = ({ level }: Machine): number | null => (level.dayHs > 0 ? level.dayHs : null);
const sumOf = (machines: readonly Machine[], figure: (machine: Machine) => number | null): number | null =>
  total(machines.map(figure)) ?? null;

interface Group {
  readonly kind: 'stopped' | 'slow' | 'back';
  readonly machines: readonly Machine[];
  readonly atMs: number;
  readonly beforeHs: number | null;
  readonly nowHs: number | null;
  readonly endsId?: string;
}

function eventOf({ look, foundAtMs }: Judgement, all: readonly Machine[], { machines, endsId = '', ...group }: Group): FarmEvent {
  const workers = machines.map(({ name }) => name);
  const counted = all.filter(({ signMs }) => look.atMs - signMs < COUNTED_MS);
  const lostHs =
    known(group.beforeHs) === undefined || known(group.nowHs) === undefined ? null : (group.beforeHs ?? 0) - (group.nowHs ?? 0);
  return withId({
    coinId: look.coinId,
    address: look.address,
    ...group,
    foundAtMs,
    workers,
    ofWorkers: counted.length,
    place: commonPlace(
      workers,
      counted.map(({ name }) => name),
    ),
    lostUsdPerHour: group.kind === 'back' ? 0 : (known(product(lostHs, look.usdPerHsHour)) ?? null),
    amount: null,
    endsId,
  });
}

/** The machines of a farm once it was judged who stopped, runs slow or is back, and the events of that. */
export function judgeMachines({ machines, excusedMs, heldMs }: FarmMemory, judgement: Judgement) {
  const { atMs } = judgement.look;
  const events: FarmEvent[] = [];
  let now = machines;
  const change = (changed: readonly Machine[], to: (machine: Machine) => Machine): void => {
    if (changed.length === 0) return;
    const names = new Set(changed.map(({ name }) => name));
    now = now.map((machine) => (names.has(machine.name) ? to(machine) : machine));
  };
  const tell = (group: Group): string => {
    const event = eventOf(judgement, machines, group);
    events.push(event);
    return event.id;
  };

  for (const [endsId, back] of backNow(now, atMs, 'off')) {
    const running = Math.min(...back.map(({ off }) => off?.wellSinceMs ?? atMs));
    tell({ kind: 'back', machines: back, atMs: running, beforeHs: 0, nowHs: sumOf(back, dayHs), endsId });
    change(back, (machine) => ({ ...machine, off: null, offPast: { ...machine.offPast, endedMs: atMs } }));
  }
  for (const [endsId, back] of backNow(now, atMs, 'slow')) {
    const wellMs = Math.min(...back.map(({ slow }) => slow?.wellSinceMs ?? atMs));
    const nowHs = sumOf(back, ({ level }) => level.hourHs);
    tell({ kind: 'back', machines: back, atMs: wellMs, beforeHs: null, nowHs, endsId });
    change(back, (machine) => ({ ...machine, slow: null, slowPast: { ...machine.slowPast, endedMs: atMs } }));
  }

  const { stopped, heldMs: nextHeldMs } = stoppedNow(now, { atMs, excusedMs, heldMs });
  if (stopped.length > 0) {
    const sinceMs = Math.min(...stopped.map(({ signMs }) => signMs));
    const id = tell({ kind: 'stopped', machines: stopped, atMs: sinceMs, beforeHs: sumOf(stopped, dayHs), nowHs: 0 });
    change(stopped, (machine) => ({ ...machine, off: troubleOf(machine.signMs, id), offPast: begun(machine.offPast, atMs) }));
  }
  const slow = slowNow(now, atMs);
  if (slow.length > 0) {
    const sinceMs = Math.min(...slow.map(({ level }) => level.lowMs));
    const nowHs = sumOf(slow, ({ level }) => level.hourHs);
    const id = tell({ kind: 'slow', machines: slow, atMs: sinceMs, beforeHs: sumOf(slow, dayHs), nowHs });
    change(slow, (machine) => ({ ...machine, slow: troubleOf(machine.level.lowMs, id), slowPast: begun(machine.slowPast, atMs) }));
  }
  change(
    now.filter(({ slow: trouble }) => trouble?.wellSinceMs === 0 && atMs - trouble.sinceMs > ACCEPTED_MS),
    (machine) => ({ ...machine, slow: null, level: { ...machine.level, dayHs: machine.level.hourHs, lowMs: 0 } }),
  );
  return { memory: { machines: now, heldMs: nextHeldMs }, events };
}

const troubleOf = (sinceMs: number, id: string): Trouble => ({ sinceMs, id, wellSinceMs: 0, longestMs: 0 });
