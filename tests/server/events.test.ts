import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { EVENTS_PATH } from '#src/contracts/events.ts';
import { createLog } from '#src/server/http/log.ts';
import { createOperatorDoor } from '#src/server/operator-pages.ts';
import { createMetrics } from '#src/server/http/metrics.ts';
import { createApp } from '#src/server/app.ts';
import { eventRoutes } from '#src/server/routes/events.ts';
import { readSettings } from '#src/server/settings.ts';

const minute = 60_000;
let atMs: number;
let isReady: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  [atMs, isReady] = [1_000 * minute, true];
});

const pool = (trustedProxies = 1) => eventRoutes({ momentMs: () => atMs, isReady: () => isReady, trustedProxies });
type Pool = ReturnType<typeof pool>;

/** A browser at this address listens; gives what it has heard since it was last asked. */
async function listen(routes: Pick<Pool, 'request'>, { address = '203.0.113.7', lastId = '' } = {}) {
  const headers = { 'x-forwarded-for': address, ...(lastId && { 'last-event-id': lastId }) };
  const response = await routes.request(EVENTS_PATH, { headers });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let said = '';
  let hasEnded = false;
  const read = async (): Promise<void> => {
    for (;;) {
      const { value, done } = (await reader?.read()) ?? { done: true };
      if (done) break;
      said += value;
    }
    hasEnded = true;
  };
  void read();
  const heard = async () => {
    await vi.advanceTimersByTimeAsync(0);
    const text = said;
    said = '';
    return text;
  };
  return { response, heard, leave: () => reader?.cancel(), hasEnded: () => hasEnded };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('the event stream', () => {
  it('tells when the figures have changed, with their moment as the id', async () => {
    const { response, heard } = await listen(pool());
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect(await heard()).toMatch(/^retry: \d+\n\n$/);
    await pass(5_000);
    expect(await heard()).toBe('');
    atMs += minute;
    await pass(1_000);
    expect(await heard()).toBe(`event: tick\nid: ${atMs}\ndata: ${atMs}\n\n`);
  });

  it('tells who comes back what it missed, and nothing where it missed nothing', async () => {
    const routes = pool();
    expect(await (await listen(routes, { lastId: String(atMs - minute) })).heard()).toContain(`id: ${atMs}\n`);
    expect(await (await listen(routes, { lastId: String(atMs) })).heard()).not.toContain('id:');
  });

  it('does not bring everybody back in one moment', async () => {
    const pauses = new Set<string>();
    const routes = pool();
    for (let count = 0; count < 8; count += 1) pauses.add(await (await listen(routes)).heard());
    expect(pauses.size).toBeGreaterThan(4);
  });

  it('says within a minute that it is still there', async () => {
    const { heard } = await listen(pool());
    await heard();
    await pass(30_000);
    expect(await heard()).toBe(':\n\n');
  });

  it('ends within a second when the server is told to stop, and takes nobody in', async () => {
    const routes = pool();
    const { hasEnded } = await listen(routes);
    isReady = false;
    await pass(1_000);
    expect(hasEnded()).toBe(true);
    expect((await routes.request(EVENTS_PATH)).status).toBe(503);
  });

  it('is for twenty listeners at an address; who leaves makes room, and the timer ends with the last', async () => {
    const routes = pool();
    const all = [];
    for (let count = 0; count < 20; count += 1) all.push(await listen(routes));
    const refused = await listen(routes);
    expect([refused.response.status, refused.response.headers.get('retry-after')]).toEqual([429, '60']);
    const elsewhere = await listen(routes, { address: '198.51.100.2' });
    expect(elsewhere.response.status).toBe(200);
    await all[0]?.leave();
    all.push(await listen(routes));
    expect(all.at(-1)?.response.status).toBe(200);
    expect(vi.getTimerCount()).toBe(1);
    for (const each of [...all, elsewhere]) await each.leave();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is not held open by who only looks whether it is there', async () => {
    expect((await pool().request(EVENTS_PATH, { method: 'HEAD' })).status).toBe(200);
    expect(vi.getTimerCount()).toBe(0);
  });
});

/** The whole server around the stream, as `npm start` has it. */
const server = (events?: Pool) =>
  createApp({
    settings: readSettings({}, '/'),
    handlers: {} as never,
    site: undefined,
    downloads: {} as never,
    events,
    log: createLog('error', () => undefined),
    metrics: createMetrics({ buildId: 'test', isDatabaseUp: () => Promise.resolve(true) }),
    doors: createOperatorDoor('a-key'),
    isReady: () => true,
  });

it('a server without figures of its own says so without an error, and browsers ask no more', async () => {
  expect((await server().request(EVENTS_PATH)).status).toBe(204);
});

it('begins at once in the whole server, which waits for the end of other bodies to tag them', async () => {
  const { response, heard, leave } = await listen(server(pool()), { lastId: '1' });
  expect(response.headers.get('etag')).toBeNull();
  expect(await heard()).toContain(`id: ${atMs}`);
  await leave();
  expect(vi.getTimerCount()).toBe(0);
});
