import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { requestPersistenceWhenKnown } from '#src/features/pwa/registration.ts';
import { requestPersistence } from '#src/lib/persistence.ts';
import { readStored, removeStored } from '#src/lib/storage.ts';

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
])('the outcome is %s with %o, and is kept', async (result, storage) => {
  give(storage);
  expect(await requestPersistence()).toBe(result);
  expect(readStored('storage-persisted', z.string())).toBe(result);
});

test('asks on the third visit, not for every page', () => {
  const persist = vi.fn(async () => true);
  give({ persisted: async () => persist(), persist });
  for (const visit of [1, 2, 3, 4]) {
    requestPersistenceWhenKnown();
    requestPersistenceWhenKnown();
    expect(persist).toHaveBeenCalledTimes(visit < 3 ? 0 : 1);
    sessionStorage.clear();
  }
});

test('counts no visits where no session can be told from another', async () => {
  await removeStored('visits');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refused');
  });
  const persist = vi.fn(async () => true);
  give({ persisted: persist, persist });
  for (let page = 0; page < 5; page += 1) requestPersistenceWhenKnown();
  expect(persist).not.toHaveBeenCalled();
  expect(readStored('visits', z.number())).toBeUndefined();
});

test('asks when the site is installed', () => {
  const persisted = vi.fn(async () => true);
  give({ persisted, persist: persisted });
  requestPersistenceWhenKnown();
  window.dispatchEvent(new Event('appinstalled'));
  expect(persisted).toHaveBeenCalled();
});
