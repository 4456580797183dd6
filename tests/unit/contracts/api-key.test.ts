import { afterEach, expect, test, vi } from 'vitest';
import { apiKey } from '#src/contracts/api-key.ts';

const path = '/hash/api/pool/coin/v3/info';

afterEach(() => vi.unstubAllGlobals());

test('the same fields in another order are the same key', async () => {
  const one = await apiKey({ path, body: 'web=a&coinList=1%2C2' });
  expect(await apiKey({ path, body: 'coinList=1,2&web=a' })).toBe(one);
});

test('a query string and a body of the same fields are the same key', async () => {
  expect(await apiKey({ path, body: '?a=1' })).toBe(await apiKey({ path, body: 'a=1' }));
});

test('two coin lists, two paths and two languages are different keys', async () => {
  const keys = await Promise.all([
    apiKey({ path, body: 'coinList=1' }),
    apiKey({ path, body: 'coinList=2' }),
    apiKey({ path: '/other', body: 'coinList=1' }),
    apiKey({ path, body: 'coinList=1', language: 'en' }),
    apiKey({ path, body: 'coinList=1', language: 'zh' }),
  ]);
  expect(new Set(keys).size).toBe(keys.length);
});

test('a value that looks like two fields is not two fields', async () => {
  expect(await apiKey({ path, body: 'a=1%26b%3D2' })).not.toBe(await apiKey({ path, body: 'a=1&b=2' }));
});

test('the key is a site-relative URL that shows no value of the body', async () => {
  const key = await apiKey({ path, body: 'accName=secret', language: 'zh_hk' });
  expect(key).toMatch(/^\/hash\/api\/pool\/coin\/v3\/info\?body=[0-9a-f]{64}&language=zh_hk$/);
});

test('where there is no digest the page still gets a key', async () => {
  vi.stubGlobal('crypto', {});
  expect(await apiKey({ path, body: 'b=2&a=1' })).toBe(`${path}?body=a%3D1%26b%3D2`);
});
