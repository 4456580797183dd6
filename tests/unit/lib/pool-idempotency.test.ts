import { afterEach, expect, it, vi } from 'vitest';
import { call } from '#src/lib/http.ts';
import { isPoolIdempotent } from '#src/lib/pool-idempotency.ts';
import { answer, down, fakeFetch, madeAt } from './fake-fetch.ts';

afterEach(() => vi.unstubAllGlobals());

const ask = () => call('tips', { version: '1' }).catch(() => undefined);
const body = JSON.stringify({ code: '200', message: '', data: { tips: { info: [] } } });

it('believes no pool that has not said so, keeps it without a network, and takes it back with the next response', async () => {
  expect(isPoolIdempotent()).toBe(false);
  fakeFetch(() => answer({ body, headers: { 'x-pool-idempotent': '1' } }));
  await ask();
  expect(isPoolIdempotent()).toBe(true);
  fakeFetch(down);
  await ask();
  fakeFetch(() => answer({ body, headers: { 'x-cached-at': new Date(madeAt).toUTCString() } }));
  await ask();
  expect(isPoolIdempotent()).toBe(true);
  fakeFetch(() => answer({ body }));
  await ask();
  expect(isPoolIdempotent()).toBe(false);
});
