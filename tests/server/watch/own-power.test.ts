import { afterEach, describe, expect, it } from 'vitest';
import { pushMessage } from '#src/contracts/watch-push.ts';
import type { OwnPower } from '#src/domain/watch/own-power.ts';
import { firstFarm } from '#src/domain/watch/farm-memory.ts';
import { keepWatchMemory } from '#src/server/db/watch-memory.ts';
import { watchMessage } from '#src/server/db/schema.ts';
import { fanOut } from '#src/server/watch/outbox/fan-out.ts';
import type { TestPool } from '../support/pool.ts';
import { ADDRESS, call, clock, closeAll, eventOf, happens, poolWithService, START, watcher } from '../support/watchers.ts';

afterEach(closeAll);

const HOUR_MS = 3_600_000;
/** Midnight in Shanghai: the plan has the machines off from noon to 14:00 of today, and no day else. */
const MIDNIGHT = START - 12 * HOUR_MS;
const power: OwnPower = {
  currency: 'CNY',
  perUsd: 7,
  nearFromMs: MIDNIGHT,
  pricesWeek: Array.from({ length: 168 }, () => 0.5),
  pricesNear: [],
  machines: [
    {
      coinId: 17,
      hashrateHs: 1e9,
      powerW: 2000,
      offWeek: '',
      offNear: Array.from({ length: 48 }, (_, hour) => (hour === 12 || hour === 13 ? '1' : '0')).join(''),
    },
  ],
};
const stop = () => eventOf('e1', { workers: ['A-1', 'A-2', 'A-3'] });

/** The farm as the detector knows it at a moment: which of three machines are off yet. */
async function remember(pool: TestPool, atMs: number, off: readonly string[]): Promise<void> {
  const workers = ['A-1', 'A-2', 'A-3'].map((name) => ({ name, hashrateHs: 1e9, lastShareMs: atMs }));
  const look = { coinId: 17, address: ADDRESS, atMs, hashrateHs: 3e9, workers, unpaid: null, payouts: null, minPay: null };
  const farm = firstFarm({ ...look, paymentTimes: null, usdPerHsHour: null });
  const trouble = { sinceMs: START, id: 'e1', longestMs: 0 };
  const machines = farm.machines.map((machine) => ({
    ...machine,
    // What comes and goes is told as back late, but runs.
    off: { ...trouble, wellSinceMs: off.includes(machine.name) ? 0 : atMs - 600_000 },
  }));
  await keepWatchMemory(pool.opened.db, 17, new Map([[ADDRESS, { ...farm, machines }]]), atMs);
}

async function at(pool: TestPool, hours: number): Promise<number> {
  clock.ms = MIDNIGHT + hours * HOUR_MS;
  await fanOut(pool.opened.db, clock.ms);
  return pool.watching.send();
}

describe('with the electricity and the run plan that its owner gave', () => {
  it('a message says what is lost after electricity, in their currency', async () => {
    const { pool, service } = await poolWithService();
    const { browser, token } = await watcher(pool, service, { rules: { power: { ...power, nearFromMs: MIDNIGHT - 48 * HOUR_MS } } });
    expect((await call(pool, 'list', { tokens: [token] })).data[0]!.rules.power?.perUsd).toBe(7);
    await happens(pool, stop());
    // 1.97 USD less three times two kilowatts at half a yuan.
    expect(pushMessage.parse(browser.read(service.received[0]!.body)).body).toContain(
      'About ¥10.79 an hour is not earned, after your electricity',
    );
  });

  it('says nothing of money where electricity costs more', async () => {
    const { pool, service } = await poolWithService();
    const dear = { ...power, nearFromMs: MIDNIGHT - 48 * HOUR_MS, pricesWeek: Array.from({ length: 168 }, () => 9) };
    const { browser } = await watcher(pool, service, { rules: { power: dear } });
    await happens(pool, stop());
    expect(pushMessage.parse(browser.read(service.received[0]!.body)).body).not.toContain('not earned');
  });

  it('what the plan has off is told to nobody while it starts again in time, nor that it is back', async () => {
    const { pool, service } = await poolWithService();
    await watcher(pool, service, { rules: { power } });
    expect(await happens(pool, stop())).toBe(0);
    await remember(pool, MIDNIGHT + 14.5 * HOUR_MS, []);
    expect(await at(pool, 13)).toBe(0);
    expect(await at(pool, 14.5)).toBe(0);
    expect(await pool.opened.db.select().from(watchMessage)).toEqual([]);
    expect(await happens(pool, eventOf('b1', { kind: 'back', workers: ['A-1', 'A-2', 'A-3'], endsId: 'e1' }))).toBe(0);
    expect(service.received).toEqual([]);
  });

  it('back before that, it is over, and nothing is told', async () => {
    const { pool, service } = await poolWithService();
    await watcher(pool, service, { rules: { power } });
    await happens(pool, stop());
    clock.ms += HOUR_MS;
    expect(await happens(pool, eventOf('b1', { kind: 'back', workers: ['A-1', 'A-2', 'A-3'], endsId: 'e1' }))).toBe(0);
    expect(await pool.opened.db.select().from(watchMessage)).toEqual([]);
  });

  it('what does not start after it is told then, since then, with what it costs', async () => {
    const { pool, service } = await poolWithService();
    const { browser } = await watcher(pool, service, { rules: { power } });
    await happens(pool, stop());
    // The pool has not answered since: nothing is seen yet.
    await remember(pool, MIDNIGHT + 14 * HOUR_MS, ['A-1', 'A-2', 'A-3']);
    expect(await at(pool, 14.5)).toBe(0);
    await remember(pool, MIDNIGHT + 14.55 * HOUR_MS, ['A-2']);
    expect(await at(pool, 14.6)).toBe(1);
    expect(pushMessage.parse(browser.read(service.received[0]!.body))).toMatchObject({
      title: 'A-2 stopped',
      body: 'Hall 2\nSince 14:00 · 1 of 40 machines\n1.00 GH/s → 0.00 H/s\nAbout ¥3.60 an hour is not earned, after your electricity',
    });
    expect(await at(pool, 15)).toBe(0);
  });

  it('a watcher without a plan is told at once', async () => {
    const { pool, service } = await poolWithService();
    await watcher(pool, service, { rules: { power }, path: 'owner' });
    await watcher(pool, service, { path: 'other' });
    expect(await happens(pool, stop())).toBe(1);
    expect(service.received.map(({ path }) => path)).toEqual(['/other']);
  });
});
