import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deliverOutbox, keepDelivering } from '#src/features/vip/outbox-delivery.ts';
import { OUTBOX_KEY } from '#src/features/vip/outbox-key.ts';
import { ASK_AFTER_MS, isDue, shownState, type OutboxItem } from '#src/features/vip/outbox.model.ts';
import { addToOutbox, confirmInOutbox, readOutbox, removeFromOutbox } from '#src/features/vip/outbox.ts';
import { observeServerDate } from '#src/lib/clock.ts';
import { observePoolPromise } from '#src/lib/pool-promise.ts';
import { writeStored } from '#src/lib/storage.ts';
import { connectionAtom } from '#src/state/online.ts';
import { makeStore } from '#src/state/store.ts';
import { answer, down, envelope, fakeFetch, madeAt } from '#tests/unit/lib/fake-fetch.ts';

const application = { name: 'Chan', phone: '13800138000', accName: '', minerType: '', hashrate: '20 PH/s', remark: '' };
const yes = () => answer({ body: envelope(null), headers: { 'x-pool-idempotent': '1' } });
const states = () => readOutbox().map(({ state }) => state);
let store = makeStore();

beforeEach(async () => {
  vi.useFakeTimers({ now: madeAt });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  store = makeStore();
  observePoolPromise('1');
  await writeStored(OUTBOX_KEY, []);
});
afterEach(() => {
  observeServerDate(new Date(Date.now()).toUTCString());
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('what waits', () => {
  it('is sent once with its own key when the pool answers, and leaves nothing of itself', async () => {
    await addToOutbox('key-1', application);
    const sent = fakeFetch(yes);
    await Promise.all([deliverOutbox(store), deliverOutbox(store), deliverOutbox(store)]);
    expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['key-1']);
    expect(readOutbox()).toEqual([{ key: 'key-1', state: 'sent', sentAt: madeAt }]);
  });

  it.each([
    ['the line is down', down],
    ['a portal answers in our place', () => answer({ body: '<html>Welcome</html>', headers: { 'content-type': 'text/html' } })],
    ['a portal calls its page JSON', () => answer({ body: '<html>' })],
    ['the pool is busy', () => answer({ body: envelope(null, { code: '503', message: 'Busy' }), status: 503 })],
    ['the day is full', () => answer({ body: envelope(null, { code: '429', message: 'Tomorrow' }), status: 429 })],
  ])('waits on when %s, and goes out later with the same key', async (_what, reply) => {
    await addToOutbox('key-1', application);
    const first = fakeFetch(reply);
    expect(await deliverOutbox(store)).toBe(false);
    expect(states()).toEqual(['waiting']);
    const second = fakeFetch(yes);
    expect(await deliverOutbox(store)).toBe(true);
    expect(states()).toEqual(['sent']);
    expect(second[0]?.headers.get('idempotency-key')).toBe(first[0]?.headers.get('idempotency-key'));
  });

  it('stays with its sentence when the pool refuses it, and the next one is sent', async () => {
    await addToOutbox('key-1', application);
    await addToOutbox('key-2', application);
    fakeFetch(({ headers }) =>
      headers.get('idempotency-key') === 'key-1' ? answer({ body: envelope(null, { code: '400', message: 'No' }) }) : yes(),
    );
    await deliverOutbox(store);
    expect(readOutbox()[0]).toEqual({ key: 'key-1', state: 'refused', madeAt, application, message: 'No' });
    expect(states()).toEqual(['refused', 'sent']);
  });

  it('asks first after a day; the word counts for another day', async () => {
    await addToOutbox('key-1', application);
    const sent = fakeFetch(yes);
    vi.setSystemTime(madeAt + ASK_AFTER_MS + 1);
    await deliverOutbox(store);
    expect(sent).toHaveLength(0);
    await confirmInOutbox('key-1');
    await deliverOutbox(store);
    expect(sent).toHaveLength(1);
  });

  it('is not sent after it was cancelled, nor by itself to a pool that may keep it twice', async () => {
    const sent = fakeFetch(yes);
    await addToOutbox('key-1', application);
    await removeFromOutbox('key-1');
    await deliverOutbox(store);
    await addToOutbox('key-2', application);
    observePoolPromise(null);
    await deliverOutbox(store);
    expect(sent).toHaveLength(0);
    expect(states()).toEqual(['waiting']);
    await deliverOutbox(store, 'key-2');
    expect(sent).toHaveLength(1);
    expect(states()).toEqual(['sent']);
  });

  it('is one item when it is put in twice', async () => {
    await Promise.all([addToOutbox('key-1', application), addToOutbox('key-1', application), addToOutbox('key-2', application)]);
    expect(readOutbox().map(({ key }) => key)).toEqual(['key-1', 'key-2']);
  });
});

describe('an open page', () => {
  it('tries at once, then after pauses that double, and at once when the line is back', async () => {
    await addToOutbox('key-1', application);
    const failed = fakeFetch(down);
    const stop = keepDelivering(store);
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
});

describe('the shown state', () => {
  const waiting: OutboxItem = { key: 'k', state: 'waiting', madeAt, application };
  const facts = { nowMs: madeAt, mayQueue: true };
  it('follows item, moment and pool', () => {
    expect(shownState(waiting, facts)).toBe('waiting');
    expect(shownState(waiting, { ...facts, sendingKey: 'k' })).toBe('sending');
    expect(shownState(waiting, { ...facts, nowMs: madeAt + ASK_AFTER_MS + 1 })).toBe('needs-word');
    expect(shownState(waiting, { ...facts, mayQueue: false })).toBe('needs-word');
    expect(shownState({ key: 'k', state: 'sent', sentAt: madeAt }, facts)).toBe('sent');
  });

  it('takes a time to come, of a clock that was set back, as now', () => {
    expect(isDue(waiting, madeAt - 1_000_000_000)).toBe(true);
  });
});
