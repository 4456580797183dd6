import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { vipKind } from '#src/features/vip/vip.draft.ts';
import { observeServerDate } from '#src/lib/clock.ts';
import { observePoolIdempotency } from '#src/lib/pool-idempotency.ts';
import { removeStored, writeStored } from '#src/lib/storage.ts';
import { deliverOutbox as deliver, keepDelivering } from '#src/parts/outbox/delivery.ts';
import { type OutboxKind, OUTBOX_KEY } from '#src/parts/outbox/outbox-kinds.ts';
import { addToOutbox as add, CONFIRM_AFTER_MS, confirmInOutbox, isDue } from '#src/parts/outbox/outbox.ts';
import { type OutboxItem, readOutbox, removeFromOutbox, sendingKeyAtom, shownState } from '#src/parts/outbox/outbox.ts';
import { connectionAtom } from '#src/state/online.ts';
import { makeStore } from '#src/state/store.ts';
import { answer, down, envelope, fakeFetch, madeAt } from '#tests/unit/lib/fake-fetch.ts';

const application = { name: 'Chan', phone: '13800138000', accName: '', minerType: '', hashrate: '20 PH/s', remark: '' };
const yes = () => answer({ body: envelope(null), headers: { 'x-pool-idempotent': '1' } });
const kinds: readonly OutboxKind[] = [vipKind];
const addToOutbox = (key: string, content: unknown) => add(key, 'vip', content);
const deliverOutbox = (confirmedKey?: string) => deliver({ store, kinds }, confirmedKey);
const states = () => readOutbox().map(({ state }) => state);
let store = makeStore();

beforeEach(async () => {
  vi.useFakeTimers({ now: madeAt });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('navigator', { onLine: false });
  store = makeStore();
  observePoolIdempotency('1');
  await writeStored(OUTBOX_KEY, []);
});
afterEach(() => {
  observeServerDate(new Date(Date.now()).toUTCString());
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('what waits', () => {
  it('is sent once with its own key when the pool responds, and leaves nothing of itself', async () => {
    await addToOutbox('key-1', application);
    const sent = fakeFetch(yes);
    await Promise.all([deliverOutbox(), deliverOutbox(), deliverOutbox()]);
    expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['key-1']);
    expect(readOutbox()).toEqual([{ key: 'key-1', kind: 'vip', state: 'sent', sentAt: madeAt }]);
  });

  it.each([
    ['the line is down', down],
    ['a portal answers in our place', () => answer({ body: '<html>Welcome</html>', headers: { 'content-type': 'text/html' } })],
    ['a portal calls its page JSON', () => answer({ body: '<html>' })],
    ['the pool is busy', () => answer({ body: envelope(null, { code: '503', message: 'Busy' }), status: 503 })],
    ['the pool gave up waiting', () => answer({ body: envelope(null, { code: '408' }), status: 408 })],
    ['the pool has a fault', () => answer({ body: envelope(null, { code: '500' }), status: 500 })],
    ['what is before the pool cannot reach it', () => answer({ body: envelope(null, { code: '502' }), status: 502 })],
    ['the pool is slow', () => answer({ body: envelope(null, { code: '504' }), status: 504 })],
    ['the day is full', () => answer({ body: envelope(null, { code: '429', message: 'Tomorrow' }), status: 429 })],
  ])('waits on when %s, and goes out later with the same key', async (_what, reply) => {
    await addToOutbox('key-1', application);
    const first = fakeFetch(reply);
    expect(await deliverOutbox()).toBe(false);
    expect(states()).toEqual(['waiting']);
    const second = fakeFetch(yes);
    expect(await deliverOutbox()).toBe(true);
    expect(states()).toEqual(['sent']);
    expect(second[0]?.headers.get('idempotency-key')).toBe(first[0]?.headers.get('idempotency-key'));
  });

  it('stays with its sentence when the pool refuses it, and the next one is sent', async () => {
    await addToOutbox('key-1', application);
    await addToOutbox('key-2', application);
    fakeFetch(({ headers }) =>
      headers.get('idempotency-key') === 'key-1' ? answer({ body: envelope(null, { code: '400', message: 'No' }) }) : yes(),
    );
    await deliverOutbox();
    expect(readOutbox()[0]).toEqual({ key: 'key-1', kind: 'vip', state: 'refused', madeAt, content: application, message: 'No' });
    expect(states()).toEqual(['refused', 'sent']);
  });

  it.each([['nothing'], [7], [{ name: 'Chan', hashrate: '20 PH/s' }], [null]])(
    'holds up nothing else where it cannot be read: %j',
    async (unreadable) => {
      await addToOutbox('key-1', unreadable);
      await addToOutbox('key-2', application);
      const sent = fakeFetch(yes);
      expect(await deliverOutbox()).toBe(true);
      expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['key-2']);
      expect(states()).toEqual(['refused', 'sent']);
      expect(vipKind.who(unreadable)).toMatchObject({ name: expect.any(String), detail: expect.any(String) });
      expect(() => vipKind.takeBack(unreadable)).not.toThrow();
    },
  );

  it('stays to be changed, too, when the pool takes it from nobody who is not logged in', async () => {
    await addToOutbox('key-1', application);
    fakeFetch(() => answer({ body: envelope(null, { code: '401', message: 'Log in' }), status: 401 }));
    expect(await deliverOutbox()).toBe(true);
    expect(states()).toEqual(['refused']);
  });

  it('waits as a whole where the first of it gets no response', async () => {
    await addToOutbox('key-1', application);
    await addToOutbox('key-2', application);
    const sent = fakeFetch(down);
    expect(await deliverOutbox()).toBe(false);
    expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['key-1']);
  });

  it('is told as on its way while it is, and is not sent when it was taken out while another was', async () => {
    await addToOutbox('key-1', application);
    await addToOutbox('key-2', application);
    const onItsWay: (string | undefined)[] = [];
    const sent = fakeFetch(async () => {
      onItsWay.push(store.get(sendingKeyAtom));
      await removeFromOutbox('key-2');
      return yes();
    });
    await deliverOutbox();
    expect([onItsWay, sent.length, store.get(sendingKeyAtom)]).toEqual([['key-1'], 1, undefined]);
    expect(readOutbox().map(({ key }) => key)).toEqual(['key-1']);
  });

  it('is told as sent although it was taken out on its way, and stays refused out of it', async () => {
    await addToOutbox('key-1', application);
    fakeFetch(async () => {
      await removeFromOutbox('key-1');
      return yes();
    });
    await deliverOutbox();
    expect(states()).toEqual(['sent']);
    await writeStored(OUTBOX_KEY, []);
    await addToOutbox('key-1', application);
    fakeFetch(async () => {
      await removeFromOutbox('key-1');
      return answer({ body: envelope(null, { code: '400', message: 'No' }) });
    });
    await deliverOutbox();
    expect(states()).toEqual([]);
  });

  it('is changed by no other tab at the same moment where the browser can tell, and keeps what another tab has just put in', async () => {
    const names: string[] = [];
    const request = (name: string, work: () => Promise<unknown>) => {
      names.push(name);
      return work();
    };
    vi.stubGlobal('navigator', { onLine: true, locks: { request } });
    await addToOutbox('key-1', application);
    await deliverOutbox();
    expect(new Set(names)).toEqual(new Set(['okkong-outbox-change', 'okkong-outbox-delivery']));
  });
  it('needs a confirmation after a day; the confirmation counts for another day', async () => {
    await addToOutbox('key-1', application);
    const date = () => ({ 'x-pool-idempotent': '1', date: new Date(Date.now()).toUTCString() });
    const sent = fakeFetch(() => answer({ body: envelope(null), headers: date() }));
    vi.setSystemTime(madeAt + CONFIRM_AFTER_MS + 1);
    await deliverOutbox();
    expect(sent).toHaveLength(0);
    await addToOutbox('key-2', application);
    vi.setSystemTime(madeAt + 2 * CONFIRM_AFTER_MS + 2);
    await confirmInOutbox('key-1');
    vi.setSystemTime(madeAt + 3 * CONFIRM_AFTER_MS + 2);
    await deliverOutbox();
    expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['key-1']);
  });

  it('is not sent after it was cancelled, nor by itself to a pool that may keep it twice', async () => {
    const sent = fakeFetch(yes);
    await addToOutbox('key-1', application);
    await removeFromOutbox('key-1');
    await deliverOutbox();
    await addToOutbox('key-0', application);
    await addToOutbox('key-2', application);
    observePoolIdempotency(null);
    await deliverOutbox();
    expect(sent).toHaveLength(0);
    expect(states()).toEqual(['waiting', 'waiting']);
    await deliverOutbox('key-2');
    expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['key-2']);
    expect(states()).toEqual(['waiting', 'sent']);
  });

  it('is sent by its own kind, and waits while that is not known', async () => {
    const sent: unknown[] = [];
    const other: OutboxKind = { ...vipKind, name: 'other', send: async (content) => (sent.push(content), { kind: 'sent' }) };
    await add('key-1', 'other', { colour: 'blue' });
    await addToOutbox('key-2', application);
    fakeFetch(yes);
    await deliverOutbox();
    expect(states()).toEqual(['waiting', 'sent']);
    await deliver({ store, kinds: [vipKind, other] });
    expect(sent).toEqual([{ colour: 'blue' }]);
    expect(states()).toEqual(['sent', 'sent']);
  });

  it('goes out at the next attempt after one that a fault of ours ended', async () => {
    await addToOutbox('key-1', application);
    const broken = { ...vipKind, send: () => Promise.reject(new TypeError('A fault')) };
    await expect(deliver({ store, kinds: [broken] })).rejects.toThrow('A fault');
    fakeFetch(yes);
    expect(await deliverOutbox()).toBe(true);
    expect(states()).toEqual(['sent']);
  });

  it('is found again as it was stored before there were kinds', async () => {
    await writeStored(OUTBOX_KEY, [
      { key: 'key-1', state: 'waiting', madeAt, application },
      { key: 'key-2', state: 'sent', sentAt: madeAt },
    ]);
    const sent = fakeFetch(yes);
    await deliverOutbox();
    expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['key-1']);
    expect(states()).toEqual(['sent', 'sent']);
  });

  it('is nothing on a device that has stored nothing, or something else', async () => {
    await removeStored(OUTBOX_KEY);
    expect(readOutbox()).toEqual([]);
    await writeStored(OUTBOX_KEY, [{ key: 'key-1' }]);
    expect(readOutbox()).toEqual([]);
  });

  it('is one item when it is put in twice', async () => {
    await Promise.all([addToOutbox('key-1', application), addToOutbox('key-1', application), addToOutbox('key-2', application)]);
    expect(readOutbox().map(({ key }) => key)).toEqual(['key-1', 'key-2']);
  });
});

describe('an open page', () => {
  it('doubles its pauses from a minute on, and begins anew once the pool has responded, whatever was waited for before', async () => {
    await addToOutbox('key-1', application);
    const at: number[] = [];
    const minutes = () => Math.round((Date.now() - madeAt) / 60_000);
    fakeFetch(() => {
      at.push(minutes());
      return at.length === 4 ? answer({ body: envelope(null, { code: '400', message: 'No' }) }) : down();
    });
    const stop = keepDelivering({ store, kinds });
    await vi.advanceTimersByTimeAsync(8 * 60_000);
    expect(at).toEqual([0, 1, 3, 7]);
    await addToOutbox('key-2', application);
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(at.slice(4)).toEqual([9, 10, 12, 16]);
    stop();
  });

  it('tries no more once it is gone, and not at a connection that is none', async () => {
    const sent = fakeFetch(down);
    const stop = keepDelivering({ store, kinds });
    await addToOutbox('key-1', application);
    store.set(connectionAtom, 'pool');
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toHaveLength(0);
    // What was put in meanwhile goes out at the next beat: nothing was tried before.
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
    stop();
    store.set(connectionAtom, 'online');
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    expect(sent).toHaveLength(1);
  });

  it('tries at once, then after pauses that double, and at once when the network is back', async () => {
    await addToOutbox('key-1', application);
    const failed = fakeFetch(down);
    const stop = keepDelivering({ store, kinds });
    await vi.advanceTimersByTimeAsync(0);
    expect(failed).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(30 * 60_000);
    expect(failed.length).toBeLessThan(7);
    store.set(connectionAtom, 'offline');
    const sent = fakeFetch(yes);
    store.set(connectionAtom, 'online');
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toHaveLength(1);
    expect(states()).toEqual(['sent']);
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    expect(sent).toHaveLength(1);
    stop();
  });

  it('does not follow each return of a server that takes what is sent and cuts its answer', async () => {
    await addToOutbox('key-1', application);
    const sent = fakeFetch(() => {
      // What the page asks for besides succeeds.
      setTimeout(() => store.set(connectionAtom, 'server'), 100);
      setTimeout(() => store.set(connectionAtom, 'online'), 200);
      return down();
    });
    const stop = keepDelivering({ store, kinds });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(sent).toHaveLength(4);
    stop();
  });

  it('pauses for half an hour at most, however long the network is gone', async () => {
    await addToOutbox('key-1', application);
    fakeFetch(down);
    const stop = keepDelivering({ store, kinds });
    await vi.advanceTimersByTimeAsync(3 * 60 * 60_000);
    const later = fakeFetch(down);
    await vi.advanceTimersByTimeAsync(33 * 60_000);
    expect(later).toHaveLength(1);
    // A connection that is back and lost again begins with short pauses.
    store.set(connectionAtom, 'offline');
    store.set(connectionAtom, 'online');
    await vi.advanceTimersByTimeAsync(4 * 60_000);
    expect(later).toHaveLength(4);
    stop();
  });
});

describe('the shown state', () => {
  const waiting: OutboxItem = { key: 'k', kind: 'vip', state: 'waiting', madeAt, content: application };
  const facts = { nowMs: madeAt, mayQueue: true };
  it('follows item, moment and pool', () => {
    expect(shownState(waiting, facts)).toBe('waiting');
    expect(shownState(waiting, { ...facts, sendingKey: 'k' })).toBe('sending');
    expect(shownState(waiting, { ...facts, sendingKey: 'other' })).toBe('waiting');
    expect(shownState(waiting, { ...facts, nowMs: madeAt + CONFIRM_AFTER_MS + 1 })).toBe('needs-consent');
    expect(shownState(waiting, { ...facts, mayQueue: false })).toBe('needs-consent');
    expect(shownState({ key: 'k', kind: 'vip', state: 'sent', sentAt: madeAt }, facts)).toBe('sent');
  });

  it('takes a time to come, of a clock that was set back, as now', () => {
    expect(isDue(waiting, madeAt - 1_000_000_000)).toBe(true);
    expect([0, 1].map((more) => isDue(waiting, madeAt + CONFIRM_AFTER_MS + more))).toEqual([true, false]);
  });
});
