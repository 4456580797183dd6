import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteFirstVisitAtom, storedFirstVisit } from '#src/state/first-visit.ts';
import { removeStored, writeStored } from '#src/lib/storage.ts';
import { makeStore } from '#src/state/store.ts';

const NOW = Date.UTC(2026, 10, 28);
const HOUR_MS = 3_600_000;

beforeEach(async () => {
  vi.useFakeTimers({ now: NOW });
  await removeStored('first-visit');
});
afterEach(() => vi.useRealTimers());

it('is when the oldest record was stored on a device that was here before first visits were noted', async () => {
  await writeStored('theme', 'light');
  vi.setSystemTime(NOW + HOUR_MS);
  expect(storedFirstVisit()).toBe(NOW);
  makeStore().set(noteFirstVisitAtom);
  vi.setSystemTime(NOW);
  await removeStored('theme');
  expect(storedFirstVisit()).toBe(NOW);
});

it('is now on a device that keeps nothing, and stays', () => {
  expect(storedFirstVisit()).toBe(NOW);
  makeStore().set(noteFirstVisitAtom);
  vi.setSystemTime(NOW + HOUR_MS);
  makeStore().set(noteFirstVisitAtom);
  expect(storedFirstVisit()).toBe(NOW);
});
