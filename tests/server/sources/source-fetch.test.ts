import { createServer, type RequestListener, type Server } from 'node:http';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { createSourceFetch, createSourceFetches } from '#src/server/sources/poll/source-fetch.ts';
import { never } from '../support/pool-upstream.ts';

const NOW = Date.UTC(2026, 10, 27, 4);
let server: Server;
let origin = '';
let answer: RequestListener = (_, response) => response.end();
beforeAll(async () => {
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `127.0.0.1:${(server.address() as { port: number }).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const open = (gapMs = 0) => createSourceFetch({ address: new URL(`http://me:top-secret@${origin}/api/`), gapMs, now: () => NOW });
const figures = z.object({ hashrate: z.number() });
const ask = () => open().askJson('/stats', figures, { signal: never, maxBytes: 1000 });
const text = (status: number, body: string, headers: Record<string, string> = {}): RequestListener => {
  return (_, response) => void response.writeHead(status, headers).end(body);
};

it('asks below its address, with user and password in a header', async () => {
  let asked: string[] = [];
  answer = (request, response) => {
    asked = [request.url ?? '', request.headers.authorization ?? ''];
    response.end('{"hashrate":1}');
  };
  expect((await ask()).data).toEqual({ hashrate: 1 });
  expect(asked).toEqual(['/api/stats', `Basic ${Buffer.from('me:top-secret').toString('base64')}`]);
});

it.each([
  ['a bad gateway', 'failed', text(502, '<html>502</html>')],
  ['a page with status 200', 'unreadable', text(200, '<html>Welcome</html>', { 'content-type': 'text/html' })],
  ['an empty answer', 'failed', text(204, '')],
  ['cut JSON', 'unreadable', text(200, '{"hashrate": 12')],
  ['another shape', 'unreadable', text(200, '{"hashrate":"fast"}')],
  ['a body without end', 'too-large', (_: unknown, response: Parameters<RequestListener>[1]) => void response.end('x'.repeat(2000))],
  ['a redirect', 'redirected', text(302, '', { location: 'http://127.0.0.1:1/' })],
  ['one request too many', 'busy', text(429, '')],
  ['nothing there', 'missing', text(404, 'none')],
  ['a refusal', 'refused', text(401, '')],
  ['a line that breaks', 'unreachable', (request: Parameters<RequestListener>[0]) => void request.socket.destroy()],
])('%s is a fault of that kind, told without secrets and paths', async (_, fault, listener) => {
  answer = listener as RequestListener;
  const failed = await ask().catch((error: unknown) => error as Error & { fault: string });
  expect(failed).toMatchObject({ name: 'SourceError', fault });
  expect((failed as Error).message).toContain(origin);
  expect((failed as Error).message).not.toMatch(/top-secret|stats|me:/);
});

it('silence is a fault after five seconds', async () => {
  answer = () => undefined;
  await expect(ask()).rejects.toMatchObject({ fault: 'silent' });
});

it('a source whose clock is an hour wrong still tells how old its figures are', async () => {
  for (const offMs of [3_600_000, -3_600_000, 0]) {
    answer = text(200, '{"hashrate":1}', { date: new Date(NOW + offMs).toUTCString() });
    const told = await ask();
    expect(told.heldAtMs(NOW + offMs - 120_000)).toBe(NOW - 120_000);
    expect(told.heldAtMs()).toBe(NOW);
    expect(told.heldAtMs(NOW + offMs + 60_000)).toBe(NOW);
  }
});

it('keeps its distance between two requests', async () => {
  answer = text(200, '{"hashrate":1}');
  const fetch = open(200);
  const startedAt = performance.now();
  await Promise.all([1, 2, 3].map(() => fetch.askJson('/stats', figures, { signal: never })));
  expect(performance.now() - startedAt).toBeGreaterThan(395);
});

it('reads a folder as if it were a host, and nothing outside of it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'okkong-folder-'));
  writeFileSync(join(folder, 'pool.status'), '{"hashrate":2}');
  const fetch = createSourceFetch({ address: pathToFileURL(folder), gapMs: 0, now: () => NOW });
  expect((await fetch.askJson('/pool.status', figures, { signal: never })).data).toEqual({ hashrate: 2 });
  for (const path of ['/none', '/../../etc/passwd', '/..%2f..%2fetc/passwd']) {
    await expect(fetch.askJson(path, figures, { signal: never })).rejects.toMatchObject({
      fault: expect.stringMatching(/missing|unreachable/),
    });
  }
});

it('asks for figures before all the farms that wait, and gives back the place of who no longer waits', async () => {
  const asked: string[] = [];
  answer = (request, response) => {
    asked.push(request.url ?? '');
    response.end('{}');
  };
  const { forFigures, forVisitors } = createSourceFetches({ address: new URL(`http://${origin}`), gapMs: 100, now: () => NOW });
  const impatient = new AbortController();
  const farms = Array.from({ length: 20 }, (_, each) =>
    forVisitors.ask(`/miner/${each}`, { signal: each < 15 ? impatient.signal : never }),
  );
  const given = Promise.allSettled(farms.slice(0, 15));
  await forFigures.ask('/figures', { signal: never });
  expect(asked.length).toBeLessThan(10);
  const before = asked.length;
  impatient.abort();
  const reasons = (await given).flatMap((each) => (each.status === 'rejected' ? each.reason.name : []));
  expect(new Set(reasons)).toEqual(new Set(['SourceError']));
  const startMs = performance.now();
  await Promise.all(farms.slice(15));
  expect(asked.slice(-5)).toEqual([15, 16, 17, 18, 19].map((each) => `/miner/${each}`));
  // Fifteen places of a tenth of a second each are not waited for.
  expect(asked.length).toBeLessThan(before + 10);
  expect(performance.now() - startMs).toBeGreaterThan(400);
});
