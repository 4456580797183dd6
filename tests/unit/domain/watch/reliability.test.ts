import { expect, it } from 'vitest';
import { offNow, offSpells, reliability } from '#src/domain/watch/reliability.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NOW_MS = Date.UTC(2026, 10, 28);
const event = (id: string, kind: 'stopped' | 'back' | 'paid', hoursAgo: number, workers: string[], endsId = '') => ({
  id,
  kind,
  atMs: NOW_MS - hoursAgo * HOUR_MS,
  workers,
  lostUsdPerHour: kind === 'stopped' ? 0.5 * workers.length : 0,
  endsId,
});
const events = [
  event('d', 'stopped', 2, ['a', 'c']),
  event('p', 'paid', 5, []),
  event('c', 'back', 40, ['b'], 'a'),
  event('b', 'back', 44, ['a'], 'a'),
  event('a', 'stopped', 48, ['a', 'b']),
];

it('each machine is off from its stop until it is back', () => {
  expect(offSpells(events, NOW_MS).map(({ worker, fromMs, toMs, isOver }) => [worker, (toMs - fromMs) / HOUR_MS, isOver])).toEqual([
    ['a', 2, false],
    ['c', 2, false],
    ['a', 4, true],
    ['b', 8, true],
  ]);
});

it('what is off now costs what its machines would earn', () => {
  expect(offNow(events, NOW_MS)).toEqual({ workers: ['a', 'c'], sinceMs: NOW_MS - 2 * HOUR_MS, usdPerHour: 1, usdSoFar: 2 });
  expect(offNow(events.slice(1), NOW_MS)).toBeUndefined();
  const unknown = events.map((each) => ({ ...each, lostUsdPerHour: null }));
  expect(offNow(unknown, NOW_MS)).toMatchObject({ usdPerHour: undefined, usdSoFar: undefined });
});

it('a farm is as reliable as the time its machines ran', () => {
  const of = { machines: 4, fromMs: NOW_MS - 14 * DAY_MS, nowMs: NOW_MS };
  expect(reliability(events, of)).toEqual({ onShare: 1 - 16 / (4 * 14 * 24), longestMs: 8 * HOUR_MS, stopsPerWeek: 1, lostUsd: 8 });
  // Of the day alone: what began before does not count as its stop.
  expect(reliability(events, { ...of, fromMs: NOW_MS - HOUR_MS })).toMatchObject({ onShare: 1 - 2 / 4, stopsPerWeek: 0, lostUsd: 1 });
  expect(reliability([], of)).toEqual({ onShare: 1, longestMs: 0, stopsPerWeek: 0, lostUsd: 0 });
});

it('a machine that comes and goes and then stays off is counted once', () => {
  const again = [event('z', 'stopped', 3, ['a']), event('y', 'stopped', 10, ['a'])];
  expect(offSpells(again, NOW_MS).map(({ fromMs, toMs }) => (toMs - fromMs) / HOUR_MS)).toEqual([3, 7]);
});
