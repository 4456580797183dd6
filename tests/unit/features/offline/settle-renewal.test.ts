import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RefreshMessage } from '#src/contracts/sw-messages.ts';
import { settleRenewal } from '#src/features/offline/settle-renewal.ts';
import { rememberCall } from '#src/lib/cached-calls.ts';
import { poolCoin } from '../pool-coin.ts';

const key = '/hash/api/pool/coin/list?body=1';
const postMessage = vi.fn<(message: unknown) => void>();

beforeEach(() => {
  postMessage.mockClear();
  vi.stubGlobal('navigator', { serviceWorker: { controller: { postMessage } } });
  vi.stubGlobal('location', new URL('https://pool.example'));
});
afterEach(() => vi.unstubAllGlobals());

const renewed = (data: unknown): RefreshMessage => ({
  type: 'api-refresh',
  key,
  outcome: 'changed',
  madeAt: 2_000,
  body: JSON.stringify({ code: '200', message: '', data }),
});

test.each([
  ['can be read takes the place of the one before', [poolCoin({ coinType: 1 })], 'accept'],
  ['cannot be read leaves it', [{ coinType: 'many' }], 'refuse'],
])('a renewed response that %s', async (_name, data, type) => {
  await settleRenewal(renewed(data));
  expect(postMessage).toHaveBeenCalledExactlyOnceWith({ type, key, madeAt: 2_000 });
});

test('what brought nothing new, is no call, or is one of the page itself is not told', async () => {
  const { body: _body, ...same } = renewed([]);
  await settleRenewal({ ...same, outcome: 'same' });
  await settleRenewal({ ...renewed([]), key: '/elsewhere?body=1' });
  rememberCall(key, { name: 'poolCoinList', payload: {} });
  await settleRenewal(renewed([]));
  expect(postMessage).not.toHaveBeenCalled();
});
