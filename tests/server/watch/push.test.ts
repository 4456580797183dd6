import { afterEach, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { pushMessage } from '#src/contracts/watch-push.ts';
import { farmEvent, watch, watchedFarm, watchFarm, watchMessage } from '#src/server/db/schema.ts';
import { keepFarmEvents } from '#src/server/db/farm-events.ts';
import { fanOut } from '#src/server/watch/outbox/fan-out.ts';
import { openWatching } from '#src/server/watch/watching.ts';
import { readSettings } from '#src/server/settings.ts';
import { isSigned } from '../support/push-service.ts';
import { testPool } from '../support/pool.ts';
import {
  ADDRESS,
  call,
  clock,
  closeAll,
  eventOf,
  farm,
  happens,
  inside,
  now,
  poolWithService,
  rules,
  START,
  watcher,
  wrong,
} from '../support/watchers.ts';

afterEach(closeAll);

describe('a push message', () => {
  it('carries all that it says, encrypted for one browser and signed by the server', async () => {
    const { pool, service } = await poolWithService();
    const { browser, id } = await watcher(pool, service);
    expect(await happens(pool, eventOf('e1', { workers: ['A-1', 'A-2', 'A-3'], place: 'A' }))).toBe(1);
    const [got] = service.received;
    expect(got!.body.length).toBeLessThan(3000);
    expect(got!.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'high' });
    expect(isSigned(got!.headers, (await pool.watching.offered()).push ?? '', service.origin)).toBe(true);
    const message = pushMessage.parse(browser.read(got!.body));
    expect(message).toMatchObject({
      title: '3 machines stopped',
      body: 'Hall 2\nSince 11:50 · 3 of 40 machines · A\nA-1, A-2, A-3\n3.00 GH/s → 0.00 H/s\nAbout US$1.97 an hour is not earned, before electricity',
      path: `/overview?addr=${ADDRESS}&coinType=ETC`,
      lang: 'en',
      open: 'Open farm',
      quiet: { label: 'Quiet until it is back' },
    });
    const [row] = await pool.opened.db.select().from(watchMessage);
    expect(row).toMatchObject({ watchId: id, eventId: 'e1', state: 'sent', tries: 1 });
    // Not once more, whoever looks again.
    expect(await happens(pool, eventOf('e1'))).toBe(0);
    expect(service.received).toHaveLength(1);
    expect(JSON.stringify(pool.logged)).not.toMatch(/push\.example|127\.0\.0\.1|5aaeb/i);
  });

  it('fits, whatever names and languages it holds', async () => {
    const { pool, service } = await poolWithService();
    const { browser } = await watcher(pool, service, { rules: { language: 'zh_hk' } });
    await happens(pool, eventOf('e1', { workers: [1, 2, 3].map((n) => `${'礦'.repeat(60)}${n}`), place: '大廳'.repeat(200) }));
    expect(service.received[0]!.body.length).toBeLessThan(3000);
    expect(pushMessage.safeParse(browser.read(service.received[0]!.body)).success).toBe(true);
  });

  it('is sent again where it was not taken, after as long as the service says, and not after a refusal', async () => {
    const { pool, service } = await poolWithService();
    await watcher(pool, service);
    service.answer = { status: 429, headers: { 'retry-after': '120' } };
    await happens(pool, eventOf('e1'));
    clock.ms += 119_000;
    expect(await pool.watching.send()).toBe(0);
    clock.ms += 2000;
    service.answer = { status: 503 };
    expect(await pool.watching.send()).toBe(1);
    clock.ms += 121_000;
    service.answer = { status: 400 };
    expect(await pool.watching.send()).toBe(1);
    clock.ms += 86_400_000;
    expect(await pool.watching.send()).toBe(0);
    expect((await pool.opened.db.select().from(watchMessage))[0]).toMatchObject({ state: 'failed', tries: 3 });
    expect((await pool.opened.db.select().from(watch))[0]).toMatchObject({ problem: 'refused' });
  });

  it.each([404, 410])('that the service has nobody for any more (%i) ends the watch and what is kept of it', async (status) => {
    const { pool, service } = await poolWithService();
    await watcher(pool, service);
    expect(await pool.opened.db.select().from(watchedFarm)).toHaveLength(1);
    service.answer = { status };
    await happens(pool, eventOf('e1'));
    for (const table of [watch, watchFarm, watchMessage, watchedFarm]) expect(await pool.opened.db.select().from(table)).toEqual([]);
    expect(await pool.opened.db.select().from(farmEvent)).toHaveLength(1);
  });

  it('to a service that stands still is sent again as the very same, which the device takes for one', async () => {
    const { pool, service } = await poolWithService();
    const { browser } = await watcher(pool, service);
    service.answer = 'silence';
    await happens(pool, eventOf('e1'));
    // What happens meanwhile is a message of its own.
    service.answer = { status: 201 };
    await happens(pool, eventOf('e2', { workers: ['rig-02'] }));
    clock.ms += 31_000;
    await pool.watching.send();
    const [first, second, third] = service.received.map(({ body }) => pushMessage.parse(browser.read(body)));
    expect(third).toEqual(first);
    expect(second!.id).not.toBe(first!.id);
    const topics = service.received.map(({ headers }) => headers.topic);
    expect(topics[2]).toBe(topics[0]);
  });

  it('under way when its process was killed is sent by another one, once, as the very same', async () => {
    const { pool, service } = await poolWithService();
    const { browser, id } = await watcher(pool, service);
    service.answer = 'silence';
    const { db } = pool.opened;
    await keepFarmEvents(db, [eventOf('e1')]);
    await fanOut(db, clock.ms);
    void pool.watching.send().catch(() => undefined);
    while (service.received.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    // Written down before the request: whoever comes after knows.
    expect((await db.select().from(watchMessage))[0]).toMatchObject({ state: 'sending', tries: 1 });
    const next = await openWatching({
      db,
      delivery: pool.outbox,
      settings: { ...readSettings({}, '/'), siteUrl: 'https://okkong.example' },
      ask: inside,
      now,
    });
    service.answer = { status: 201 };
    // The first one may still live.
    expect(await next.send()).toBe(0);
    await db
      .update(watch)
      .set({ claimedUntil: new Date(0) })
      .where(eq(watch.id, id));
    expect(await next.send()).toBe(1);
    expect(await next.send()).toBe(0);
    const [first, second, ...more] = service.received.map(({ body }) => pushMessage.parse(browser.read(body)));
    expect(second).toEqual(first);
    expect(more).toEqual([]);
    expect((await db.select().from(watchMessage))[0]).toMatchObject({ state: 'sent' });
  });
});

describe('what is told', () => {
  it('is at most so much an hour, the rest in one message', async () => {
    const { pool, service } = await poolWithService();
    const { browser } = await watcher(pool, service, { rules: { perHour: 2 } });
    for (const n of [1, 2, 3, 4]) {
      clock.ms += 60_000;
      await happens(pool, eventOf(`e${n}`, { workers: [`rig-0${n}`] }));
    }
    expect(service.received).toHaveLength(2);
    clock.ms = START + 3_600_000 + 61_000;
    expect(await pool.watching.send()).toBe(1);
    const message = pushMessage.parse(browser.read(service.received[2]!.body));
    expect(message.title).toBe('2 messages about your farms');
    expect(message.body).toBe('11:53 rig-03 stopped\n11:54 rig-04 stopped');
  });

  it('waits for the end of quiet hours, but for what may break them', async () => {
    const { pool, service } = await poolWithService();
    // Noon in Shanghai.
    await watcher(pool, service, { rules: { quietHours: { from: 11 * 60, to: 13 * 60 } } });
    expect(await happens(pool, eventOf('e1'))).toBe(0);
    expect(await happens(pool, eventOf('e2', { workers: ['a', 'b'], ofWorkers: 2 }))).toBe(1);
    clock.ms += 3_600_000;
    expect(await pool.watching.send()).toBe(1);
  });

  it('is what somebody asked for: kinds, and from how many machines on; the end of what was told, and of nothing else', async () => {
    const { pool, service } = await poolWithService();
    const { browser } = await watcher(pool, service, { rules: { kinds: ['stopped', 'back'], leastMachines: 2 } });
    expect(await happens(pool, eventOf('one'), eventOf('paid', { kind: 'paid', workers: [], amount: 1.5 }))).toBe(0);
    expect(await happens(pool, eventOf('back-one', { kind: 'back', endsId: 'one' }))).toBe(0);
    expect(await happens(pool, eventOf('two', { workers: ['a', 'b'] }))).toBe(1);
    expect(await happens(pool, eventOf('back-two', { kind: 'back', workers: ['a', 'b'], endsId: 'two' }))).toBe(1);
    const [stopped, back] = service.received.map(({ body }) => pushMessage.parse(browser.read(body)));
    expect(back!.title).toBe('2 machines are back');
    // It takes the place of the elder on the screen.
    expect(back!.tag).toBe(stopped!.tag);
    expect(back!.quiet).toBeUndefined();
  });

  it('is nothing of machines that somebody wants to hear no more of, until they are back; of others as ever', async () => {
    const { pool, service } = await poolWithService();
    const { browser } = await watcher(pool, service);
    await happens(pool, eventOf('e1'));
    const { quiet } = pushMessage.parse(browser.read(service.received[0]!.body));
    expect((await call(pool, 'quiet', { token: quiet!.token })).code).toBe('200');
    expect((await call(pool, 'quiet', { token: quiet!.token })).code).toBe('200');
    expect(await happens(pool, eventOf('e2', { kind: 'slow' }))).toBe(0);
    expect(await happens(pool, eventOf('e3', { workers: ['rig-02'] }))).toBe(1);
    expect(await happens(pool, eventOf('e4', { kind: 'back', endsId: 'e1' }))).toBe(1);
    expect(await happens(pool, eventOf('e5'))).toBe(1);
    expect((await call(pool, 'quiet', { token: wrong(quiet!.token) })).code).toBe('404');
  });
});

describe('a watch', () => {
  it('is listed to who has its token, changed, tried and ended, and then nothing of it is kept', async () => {
    const { pool, service } = await poolWithService();
    const { token } = await watcher(pool, service);
    expect((await call(pool, 'list', { tokens: [token, wrong(token)] })).data).toEqual([
      { token, way: 'push', state: 'on', farms: [{ ...farm, address: ADDRESS }], rules, toldAtMs: null, problem: '', device: '' },
    ]);
    expect((await call(pool, 'try', { token })).data).toEqual({ problem: '' });
    expect(service.received).toHaveLength(1);
    service.answer = { status: 500 };
    expect((await call(pool, 'try', { token })).data).toEqual({ problem: 'busy' });
    await call(pool, 'save', { token, farms: [farm], rules: { ...rules, perHour: 1 } });
    expect((await call(pool, 'list', { tokens: [token] })).data[0]).toMatchObject({ rules: { perHour: 1 }, toldAtMs: START });
    expect((await call(pool, 'end', { token })).code).toBe('200');
    for (const table of [watch, watchFarm, watchedFarm]) expect(await pool.opened.db.select().from(table)).toEqual([]);
    expect((await call(pool, 'try', { token })).code).toBe('404');
  });

  it('is tried only so often', async () => {
    const { pool, service } = await poolWithService();
    const { token } = await watcher(pool, service);
    for (let n = 0; n < 10; n += 1) await call(pool, 'try', { token });
    expect(await call(pool, 'try', { token })).toMatchObject({ status: 429 });
    expect(service.received).toHaveLength(10);
  });

  it('follows the browser to its new subscription, and one browser is one watch', async () => {
    const { pool, service } = await poolWithService();
    const { browser, token } = await watcher(pool, service);
    const next = { endpoint: 'https://push.example/renewed', ...browser.keys };
    expect((await call(pool, 'renew', { endpoint: 'https://push.example/device', push: next })).code).toBe('200');
    expect((await pool.opened.db.select().from(watch))[0]).toMatchObject({ target: next });
    const target = { way: 'push', push: next, key: 'B'.repeat(87) };
    expect((await call(pool, 'save', { target, farms: [farm], rules })).data.token).toBe(token);
    expect(await pool.opened.db.select().from(watch)).toHaveLength(1);
  });

  it('of a push service or a topic inside this network is refused', async () => {
    const { pool, service } = await poolWithService();
    const real = await testPool({ opened: pool.opened, now });
    await watcher(pool, service);
    expect(await happens({ ...pool, watching: real.watching }, eventOf('e1'))).toBe(1);
    expect(service.received).toEqual([]);
    expect((await pool.opened.db.select().from(watchMessage))[0]).toMatchObject({ state: 'failed' });
  });
});
