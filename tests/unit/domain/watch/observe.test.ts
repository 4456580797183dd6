import { describe, expect, it } from 'vitest';
import { paymentTimes } from '#src/domain/schedule.ts';
import { commonPlace } from '#src/domain/watch/common-place.ts';
import type { FarmEvent } from '#src/domain/watch/farm-event.ts';
import type { FarmMemory } from '#src/domain/watch/farm-memory.ts';
import type { FarmLook } from '#src/domain/watch/look.ts';
import { observe } from '#src/domain/watch/observe.ts';
import { judgePool, noPoolMemory, type PoolMemory } from '#src/domain/watch/pool-trouble.ts';
import { stoppedAfterMs } from '#src/domain/watch/rhythm.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const START_MS = Date.UTC(2026, 10, 1);
const blank = { coinId: 2, address: 'bc1q', unpaid: null, payouts: null, minPay: null, paymentTimes: null, usdPerHsHour: 1e-14 };

/** A farm that is looked at each five minutes. */
function watched() {
  let memory: FarmMemory | undefined;
  let atMs = START_MS;
  const events: FarmEvent[] = [];
  return {
    events,
    now: () => atMs,
    pass(lengthMs: number, lookAt: (atMs: number) => Partial<FarmLook>): FarmEvent[] {
      const before = events.length;
      for (const endMs = atMs + lengthMs; atMs < endMs;) {
        atMs += 5 * MINUTE_MS;
        const look = { ...blank, atMs, hashrateHs: null, workers: null, ...lookAt(atMs) };
        const next = observe(memory, look, { nowMs: atMs, isPoolTroubled: false });
        // What is kept is plain data.
        memory = JSON.parse(JSON.stringify(next.memory)) as FarmMemory;
        events.push(...next.events);
      }
      return events.slice(before);
    },
  };
}
const running =
  (names: readonly string[], hashrateHs = 1e14) =>
  (atMs: number) => ({
    hashrateHs: names.length * hashrateHs,
    workers: names.map((name) => ({ name, hashrateHs, lastShareMs: atMs - 5000 })),
  });

describe('a silence', () => {
  it('is judged by the machine’s own rhythm, and never before ten minutes', () => {
    const day = { shares: 280, spanMs: 280 * 8000 };
    expect(stoppedAfterMs(day)).toBe(10 * MINUTE_MS);
    // A share every five minutes: fourteen times as long, and a little more for what is not known of the rate.
    expect(stoppedAfterMs({ shares: 280, spanMs: 280 * 5 * MINUTE_MS }) / MINUTE_MS).toBeCloseTo(70, -1);
    expect(stoppedAfterMs({ shares: 5, spanMs: HOUR_MS })).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('a machine', () => {
  it('that is off at the first sight, or gone before it was known, alarms nobody', () => {
    const farm = watched();
    farm.pass(5 * MINUTE_MS, (atMs) => ({ workers: [{ name: 'a', hashrateHs: 0, lastShareMs: atMs - DAY_MS }] }));
    farm.pass(20 * MINUTE_MS, running(['a', 'b']));
    expect(farm.pass(5 * HOUR_MS, () => ({ workers: [] }))).toEqual([]);
  });

  it('that runs at two thirds of its day is told once, as is that it is back; for good it is what it runs at', () => {
    const farm = watched();
    farm.pass(3 * DAY_MS, running(['a', 'b']));
    const slow = farm.pass(DAY_MS, (atMs) => ({
      hashrateHs: 1.6e14,
      workers: [...running(['a'], 6e13)(atMs).workers, ...running(['b'])(atMs).workers],
    }));
    expect(slow).toEqual([expect.objectContaining({ kind: 'slow', workers: ['a'], ofWorkers: 2, beforeHs: expect.closeTo(1e14, -13) })]);
    expect(slow[0]!.lostUsdPerHour).toBeCloseTo(0.3, 0);
    expect(farm.pass(DAY_MS, running(['a', 'b']))).toEqual([expect.objectContaining({ kind: 'back', endsId: slow[0]!.id })]);
    farm.pass(9 * DAY_MS, running(['a', 'b'], 6e13));
    expect(farm.pass(DAY_MS, running(['a', 'b'], 6e13))).toEqual([]);
  });
});

it('a farm whose pool lists no machines has fallen where its hashrate has', () => {
  const farm = watched();
  farm.pass(3 * DAY_MS, () => ({ hashrateHs: 1e15 }));
  const [fell, ...others] = farm.pass(2 * HOUR_MS, () => ({ hashrateHs: 0 }));
  expect([fell, others]).toEqual([expect.objectContaining({ kind: 'fell', workers: [], nowHs: 0 }), []]);
  expect(fell!.foundAtMs - fell!.atMs).toBeLessThanOrEqual(15 * MINUTE_MS);
  expect(farm.pass(DAY_MS, () => ({ hashrateHs: 1e15 }))).toEqual([expect.objectContaining({ kind: 'back', endsId: fell!.id })]);
});

it('a farm whose machines each make a little less than a slow one has fallen as a whole', () => {
  const names = Array.from({ length: 10 }, (_, index) => `m-${index}`);
  const farm = watched();
  farm.pass(3 * DAY_MS, running(names));
  expect(farm.pass(8 * HOUR_MS, running(names, 7.7e13))).toEqual([expect.objectContaining({ kind: 'fell', ofWorkers: 10 })]);
});

describe('payments', () => {
  const times = paymentTimes('08:00-16:00') ?? null;
  const money = (unpaid: number, payouts: FarmLook['payouts']) => () => ({ unpaid, payouts, minPay: 1, paymentTimes: times });
  it('are told once; those of before the first sight are no news', () => {
    const farm = watched();
    const old = { atMs: START_MS - DAY_MS, amount: 2 };
    expect(farm.pass(HOUR_MS, money(0.5, [old]))).toEqual([]);
    const sent = { atMs: farm.now() + 1, amount: 1.5 };
    expect(farm.pass(HOUR_MS, money(0.1, [sent, old]))).toEqual([expect.objectContaining({ kind: 'paid', atMs: sent.atMs, amount: 1.5 })]);
  });
  it('that do not come though enough was owed are missed once; what is less than the least is told after a month', () => {
    const farm = watched();
    expect(farm.pass(3 * DAY_MS, money(1.2, [])).map(({ kind, amount }) => [kind, amount])).toEqual([['payment-missed', 1.2]]);
    expect(watched().pass(20 * DAY_MS, money(0.4, []))).toEqual([]);
    const small = watched();
    expect(small.pass(70 * DAY_MS, money(0.4, [])).map(({ kind }) => kind)).toEqual(['payment-waits']);
  });
});

it('an event has the same id wherever it is found', () => {
  const stop = () => {
    const farm = watched();
    farm.pass(DAY_MS, running(['a', 'b']));
    return farm.pass(HOUR_MS, (atMs) => ({ workers: running(['b'])(atMs).workers }))[0]!;
  };
  expect(stop().id).toMatch(/^[0-9a-f]{32}$/);
  expect(stop()).toEqual(stop());
});

it('machines stand together where their names begin alike and those of the others do not', () => {
  const all = ['hall-a-01', 'hall-a-02', 'hall-b-01', 'hall-b-02', 'A03-07', 'A03-08', 'hall2_r4_12', 'hall2_r4_13', 'hall2_r5_01'];
  expect(commonPlace(['hall-b-01', 'hall-b-02'], all)).toBe('hall-b');
  expect(commonPlace(['A03-07', 'A03-08'], all)).toBe('A03');
  expect(commonPlace(['hall2_r4_12', 'hall2_r4_13'], all)).toBe('hall2_r4');
  expect(commonPlace(['hall2_r4_12', 'hall2_r5_01'], all)).toBe('hall2_r');
  expect(commonPlace(['hall-a-01', 'A03-07'], all)).toBe('');
  expect(commonPlace(['hall-a-01'], all)).toBe('');
  expect(commonPlace(['rig-1', 'rig-2'], ['rig-1', 'rig-2', 'rig-3'])).toBe('');
});

describe('a pool with one farm that is watched', () => {
  const pass = (memory: PoolMemory, atMs: number, of: { poolHs: number; silentHs: number }) =>
    judgePool(memory, { atMs, asked: 1, told: 1, newestMs: atMs, poolHs: of.poolHs, pulses: [{ runningHs: 10, silentHs: of.silentHs }] });
  const settled = () => {
    let memory = noPoolMemory;
    for (let look = 0; look < 24; look += 1) memory = pass(memory, START_MS + look * 5 * MINUTE_MS, { poolHs: 100, silentHs: 0 }).memory;
    return memory;
  };
  const atMs = START_MS + 2 * HOUR_MS;
  it('is in trouble where its other miners have gone too, and not where that farm alone has', () => {
    expect(pass(settled(), atMs, { poolHs: 90, silentHs: 10 }).isTroubled).toBe(false);
    const { memory, isTroubled } = pass(settled(), atMs, { poolHs: 40, silentHs: 10 });
    expect([isTroubled, memory.kind]).toEqual([true, 'fell']);
    expect(pass(memory, atMs + 6.1 * HOUR_MS, { poolHs: 40, silentHs: 10 }).memory).toMatchObject({ kind: '', isGivenUp: true });
  });
  it('is in trouble while it tells nothing, or old figures, and a while after', () => {
    const silent = judgePool(settled(), { atMs, asked: 1, told: 0, newestMs: 0, poolHs: 100, pulses: [] });
    expect([silent.isTroubled, silent.memory.kind]).toEqual([true, 'silent']);
    expect(judgePool(settled(), { atMs, asked: 1, told: 1, newestMs: atMs - HOUR_MS, poolHs: 100, pulses: [] }).memory.kind).toBe('old');
    const after = pass(silent.memory, atMs + 5 * MINUTE_MS, { poolHs: 100, silentHs: 0 });
    expect([after.isTroubled, after.memory.kind]).toEqual([true, '']);
    expect(pass(after.memory, atMs + 20 * MINUTE_MS, { poolHs: 100, silentHs: 0 }).isTroubled).toBe(false);
  });
});
