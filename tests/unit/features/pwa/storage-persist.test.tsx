import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { requestPersistence, requestPersistenceWhenKnown } from '#src/features/pwa/registration.ts';
import { readStored } from '#src/lib/storage.ts';

const give = (storage: unknown) => Object.defineProperty(navigator, 'storage', { value: storage, configurable: true });

afterEach(() => {
  Reflect.deleteProperty(navigator, 'storage');
  sessionStorage.clear();
});

const throwing = async () => {
  throw new DOMException('no', 'SecurityError');
};

test.each([
  ['granted', { persisted: async () => false, persist: async () => true }],
  ['granted', { persisted: async () => true, persist: throwing }],
  ['refused', { persisted: async () => false, persist: async () => false }],
  ['unavailable', { persisted: throwing, persist: throwing }],
  ['unavailable', {}],
  ['unavailable', undefined],
])('the outcome is %s with %o, and is kept (R16)', async (result, storage) => {
  give(storage);
  expect(await requestPersistence()).toBe(result);
  expect(readStored('storage-persisted', z.string())).toBe(result);
});

test('asks on the third visit, not for every page', () => {
  const persist = vi.fn(async () => true);
  give({ persisted: async () => persist(), persist });
  for (const visit of [1, 2, 3]) {
    requestPersistenceWhenKnown();
    requestPersistenceWhenKnown();
    expect(persist).toHaveBeenCalledTimes(visit < 3 ? 0 : 1);
    sessionStorage.clear();
  }
});

test('asks when the site is installed', () => {
  const persisted = vi.fn(async () => true);
  give({ persisted, persist: persisted });
  requestPersistenceWhenKnown();
  window.dispatchEvent(new Event('appinstalled'));
  expect(persisted).toHaveBeenCalled();
});
