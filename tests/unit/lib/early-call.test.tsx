import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeEarlyResponse } from '#src/lib/early-call.ts';
import { root } from '#tests/architecture/source-files.ts';
import { answer, fakeFetch, silence } from './fake-fetch.ts';

const script = readFileSync(resolve(root, 'src/app/boot/early-call.js'), 'utf8');
const body = `web=${location.hostname}`;
const path = '__COIN_LIST_PATH__';

function boot(at = '/') {
  history.replaceState(null, '', at);
  new Function(script)();
}
const tap = () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
const take = (request: { path?: string; body?: string; signal?: AbortSignal } = {}) =>
  takeEarlyResponse(request.path ?? path, { body: request.body ?? body, signal: request.signal ?? new AbortController().signal });

beforeEach(() => (globalThis.earlyCall = undefined));
afterEach(() => {
  tap();
  vi.unstubAllGlobals();
});

describe('the coin list before the page runs', () => {
  it('is requested by the first tap or scroll, once, and handed over once', async () => {
    const sent = fakeFetch(() => answer());
    boot();
    expect(sent).toEqual([]);
    tap();
    tap();
    window.dispatchEvent(new Event('scroll'));
    expect(sent.map((request) => [request.path, request.method, request.body])).toEqual([[path, 'POST', body]]);
    expect(take({ path: '/other' })).toBeUndefined();
    expect(take({ body: 'web=other' })).toBeUndefined();
    expect((await take())?.status).toBe(200);
    expect(take()).toBeUndefined();
  });

  it('is not requested once the page itself has begun to call', () => {
    const sent = fakeFetch(() => answer());
    boot();
    expect(take()).toBeUndefined();
    tap();
    expect(sent).toEqual([]);
  });

  it.each(['/wallet', '/help', '/homes'])('is not requested on %s', (at) => {
    const sent = fakeFetch(() => answer());
    boot(at);
    tap();
    expect(sent).toEqual([]);
  });

  it('is left to the worker that is in control', () => {
    vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
    const sent = fakeFetch(() => answer());
    boot();
    tap();
    expect(sent).toEqual([]);
  });

  it('ends with the call that has taken it', async () => {
    fakeFetch(silence);
    boot();
    tap();
    const limit = new AbortController();
    const response = take({ signal: limit.signal });
    limit.abort();
    await expect(response).rejects.toMatchObject({ name: 'AbortError' });
  });
});
