import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FarmEvent } from '#src/domain/watch/farm-event.ts';
import type { OpenDatabase } from '#src/server/db/database.ts';
import { eventsOfFarm, farmEventsAfter, keepFarmEvents, purgeFarmEvents, unwatchFarm, watchFarm } from '#src/server/db/farm-events.ts';
import { farmsToRead, purgeFarmsSeen } from '#src/server/db/farms-seen.ts';
import { testDatabase } from './support/database.ts';

const DAY_MS = 86_400_000;
const NOW_MS = Date.UTC(2026, 10, 28);
const farm = { coinId: 17, address: '0xab' };
let opened: OpenDatabase;
beforeAll(async () => {
  opened = await testDatabase();
});
afterAll(() => opened.close());

const event = (id: string, foundAtMs = NOW_MS, of = farm): FarmEvent => ({
  id,
  ...of,
  kind: 'stopped',
  atMs: foundAtMs - 600_000,
  foundAtMs,
  workers: ['rig-01'],
  ofWorkers: 3,
  place: '',
  beforeHs: 384e6,
  nowHs: 0,
  lostUsdPerHour: 0.12,
  amount: null,
  endsId: '',
});
const due = async (nowMs: number) =>
  (await farmsToRead(opened.db, { nowMs, beforeMs: nowMs - 300_000, limit: 9 })).map(({ address }) => address);

it('a farm that is watched is read on and remembered for as long as that, though nobody looks at it', async () => {
  await watchFarm(opened.db, farm, NOW_MS);
  await watchFarm(opened.db, farm, NOW_MS + 1);
  expect(await due(NOW_MS)).toEqual([farm.address]);
  await purgeFarmsSeen(opened.db, NOW_MS + 30 * DAY_MS);
  expect(await due(NOW_MS + 30 * DAY_MS)).toEqual([farm.address]);
  await unwatchFarm(opened.db, farm);
  expect(await due(NOW_MS)).toEqual([]);
  await purgeFarmsSeen(opened.db, NOW_MS);
  await watchFarm(opened.db, farm, NOW_MS);
  expect(await due(NOW_MS)).toEqual([farm.address]);
  await unwatchFarm(opened.db, farm);
});

it('events are told after a number, in order and once, for 90 days', async () => {
  await keepFarmEvents(opened.db, [event('a'), event('b', NOW_MS + 1)]);
  await keepFarmEvents(opened.db, [event('b', NOW_MS + 2), event('c', NOW_MS + 3, { coinId: 2, address: 'bc1' })]);
  const [first, ...others] = await farmEventsAfter(opened.db, 0, 99);
  expect(first?.event).toEqual(event('a'));
  expect(others.map(({ event: { id } }) => id)).toEqual(['b', 'c']);
  expect((await farmEventsAfter(opened.db, first?.seq ?? 0, 1)).map(({ event: { id } }) => id)).toEqual(['b']);
  expect(await farmEventsAfter(opened.db, others[1]?.seq ?? 0, 99)).toEqual([]);
  expect((await eventsOfFarm(opened.db, farm, NOW_MS - 1)).map(({ id, foundAtMs }) => [id, foundAtMs])).toEqual([
    ['b', NOW_MS + 1],
    ['a', NOW_MS],
  ]);
  await purgeFarmEvents(opened.db, NOW_MS + 90 * DAY_MS + 1);
  expect((await farmEventsAfter(opened.db, 0, 99)).map(({ event: { id } }) => id)).toEqual(['b', 'c']);
});
