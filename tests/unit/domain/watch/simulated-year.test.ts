import { expect, it } from 'vitest';
import type { FarmEvent } from '#src/domain/watch/farm-event.ts';
import type { FarmMemory } from '#src/domain/watch/farm-memory.ts';
import { observe } from '#src/domain/watch/observe.ts';
import { judgePool, noPoolMemory, pulseOf } from '#src/domain/watch/pool-trouble.ts';
import { dice, kinds, LOOK_MS, SimulatedMachine, type Spell, START_MS, YEAR_LOOKS } from './simulated-machines.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
const SEED = 20_260_101;
/** Of each kind. Twenty are the year of 200 machines, which takes half a minute; the seeds are the same. */
const EACH = Number(process.env.SIMULATED_EACH ?? 4);
const FARMS = 4;

/** The pool's own bad times: shares do not arrive, its API is silent, or it forgets everything for a look and begins anew. */
const roll = dice(SEED);
const times = (count: number, least: number, most: number): Spell[] =>
  Array.from({ length: count }, () => {
    const fromMs = START_MS + 5 * DAY_MS + roll() * 355 * DAY_MS;
    return [fromMs, fromMs + least + roll() * (most - least)];
  });
const down = times(8, 12 * MINUTE_MS, 5 * HOUR_MS);
const silent = times(12, 10 * MINUTE_MS, 12 * HOUR_MS);
const restarts = times(12, LOOK_MS, 2 * LOOK_MS);
const isIn = (spells: readonly Spell[], atMs: number) => spells.some(([from, to]) => from <= atMs && atMs < to);

const machines = kinds.flatMap((kind, of) =>
  Array.from({ length: EACH }, (_, index) => new SimulatedMachine(kind, index, { seed: SEED + of * 1000 + index, hall: dice(SEED + of) })),
);
/** Farms have some of each kind, but a hall stands in one. */
const farmOf = (index: number) => (kinds[Math.floor(index / EACH)]?.name === 'hall' ? 0 : index % FARMS);
const farms = Array.from({ length: FARMS }, (_, farm) => machines.filter((_machine, index) => farmOf(index) === farm));

function runYear() {
  const events: FarmEvent[] = [];
  const memories = new Map<number, FarmMemory>();
  const calls = new Set<string>();
  let pool = noPoolMemory;
  for (let look = 1; look <= YEAR_LOOKS; look += 1) {
    const atMs = START_MS + look * LOOK_MS;
    const isPoolUp = !isIn(down, atMs);
    const isSilent = isIn(silent, atMs);
    const isRestarting = isIn(restarts, atMs);
    const looks = farms.map((farm, index) => {
      const workers = farm.map((machine) => machine.look(atMs, isPoolUp));
      return {
        coinId: 1,
        address: `farm-${index}`,
        atMs,
        hashrateHs: isRestarting ? 0 : workers.reduce((sum, { hashrateHs }) => sum + hashrateHs, 0),
        workers: isRestarting ? [] : workers,
        unpaid: null,
        payouts: null,
        minPay: null,
        paymentTimes: null,
        usdPerHsHour: 1e-15,
      };
    });
    const told = isSilent ? [] : looks;
    const pulses = told.flatMap((farm, index) => {
      const memory = memories.get(index);
      return memory ? pulseOf(memory, farm) : [];
    });
    const round = { atMs, asked: FARMS, told: told.length, newestMs: isSilent ? 0 : atMs, poolHs: null, pulses };
    const judged = judgePool(pool, round);
    pool = judged.memory;
    if (pool.kind !== '') calls.add(`${pool.kind} ${pool.sinceMs}`);
    told.forEach((farm, index) => {
      const next = observe(memories.get(index), farm, { nowMs: atMs, isPoolTroubled: judged.isTroubled });
      memories.set(index, next.memory);
      events.push(...next.events);
    });
  }
  return { events, calls };
}

const quantile = (values: readonly number[], at: number) =>
  Math.round(values.toSorted((a, b) => a - b)[Math.floor(at * (values.length - 1))] ?? 0);

/** What a year was for the machines of a kind: messages, false alarms, stops of an hour and more that were not told, minutes until they were. */
function outcomeOf(kind: (typeof kinds)[number], events: readonly FarmEvent[]) {
  const own = machines.filter((machine) => machine.kind === kind);
  const outcome = { kind: kind.name, stops: 0, told: 0, missed: 0, falseStops: 0, slow: 0, messages: 0, median: 0, slowest: 0 };
  const waits: number[] = [];
  for (const machine of own) {
    const about = events.filter(({ workers }) => workers.includes(machine.name));
    const stops = about.filter((event) => event.kind === 'stopped');
    outcome.messages += about.length;
    outcome.slow += about.filter((event) => event.kind === 'slow').length;
    outcome.falseStops += stops.filter(({ atMs, foundAtMs }) => !machine.off.some(([from, to]) => from <= foundAtMs && to >= atMs)).length;
    for (const [from, to] of machine.off) {
      const isPools = [...down, ...silent].some((spell) => spell[0] < to && spell[1] > from - HOUR_MS);
      if (to - from < HOUR_MS || isPools) continue;
      outcome.stops += 1;
      const told = stops.find(({ foundAtMs }) => foundAtMs >= from && foundAtMs <= to);
      if (told) waits.push((told.foundAtMs - from) / MINUTE_MS);
    }
  }
  return {
    ...outcome,
    told: waits.length,
    missed: outcome.stops - waits.length,
    median: quantile(waits, 0.5),
    slowest: quantile(waits, 1),
  };
}

it('a year of ten kinds of machines: who is called, how soon, and how often for nothing', { timeout: 300_000 }, () => {
  const { events, calls } = runYear();
  const outcomes = kinds.map((kind) => outcomeOf(kind, events));
  if (process.env.SIMULATED_EACH) console.table(outcomes);
  const of = (name: string) => outcomes.find(({ kind }) => kind === name);
  // Less than one false alarm a month and machine by far; of machines that send shares all the time, none at all.
  const most = (kind: string) => (['tiny', 'rare'].includes(kind) ? 0.2 * EACH : 0);
  expect(outcomes.filter(({ kind, falseStops }) => falseStops > most(kind))).toEqual([]);
  for (const name of ['steady', 'tiny', 'rare', 'tuned']) expect([name, of(name)?.slow]).toEqual([name, 0]);
  expect(events.filter(({ kind }) => kind === 'fell')).toEqual([]);
  // Each stop is told once, and back once.
  for (const name of ['hall', 'rare', 'no share times', 'tuned']) expect(of(name)).toMatchObject({ missed: 0 });
  expect(of('hall')?.slowest).toBeLessThanOrEqual(20);
  expect(of('tuned')?.slowest).toBeLessThanOrEqual(20);
  expect(of('no share times')?.slowest).toBeLessThanOrEqual(30);
  expect(of('rare')?.slowest).toBeLessThanOrEqual(14 * 60);
  // A machine that dies while it is watched for an earlier stop is told by what came before.
  expect(of('dying')?.missed).toBeLessThanOrEqual(0.3 * EACH);
  // The whole hall is one message, at its place.
  const halls = events.filter(({ kind, workers }) => kind === 'stopped' && workers.some((name) => name.startsWith('hall')));
  expect(halls.map(({ workers, place }) => [workers.length, place])).toEqual(Array.from({ length: halls.length }, () => [EACH, 'hall']));
  // A bad day of forty-eight stops is one message or two; a daily plan is learned within a week.
  expect(of('flapping')?.messages).toBeLessThanOrEqual(6 * 4 * EACH);
  expect(of('planned')?.messages).toBeLessThanOrEqual(16 * EACH);
  expect(of('throttled')?.messages).toBeLessThanOrEqual(14 * EACH);
  expect(of('throttled')?.slow).toBeGreaterThanOrEqual(EACH);
  // The pool's operator is called instead: for each time that its shares or its answers stayed away.
  expect(calls.size).toBeGreaterThanOrEqual(down.length + silent.length - 2);
});
