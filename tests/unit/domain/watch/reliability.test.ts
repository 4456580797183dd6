import { describe, expect, it } from 'vitest';
import { type OwnPower, ownHours } from '#src/domain/watch/own-power.ts';
import { offNow, offSpells, plannedNow, reliability } from '#src/domain/watch/reliability.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NOW_MS = Date.UTC(2026, 10, 28);
const event = (id: string, kind: 'stopped' | 'back' | 'paid', hoursAgo: number, workers: string[], endsId = '') => ({
  id,
  kind,
  atMs: NOW_MS - hoursAgo * HOUR_MS,
  foundAtMs: NOW_MS - hoursAgo * HOUR_MS + 300_000,
  beforeHs: kind === 'stopped' ? 100e6 * workers.length : null,
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

describe('with the owner’s electricity and run plan', () => {
  /** Off from 20 to 24 UTC every day; an hour of a machine costs 0.2 USD. */
  const power: OwnPower = {
    currency: 'USD',
    perUsd: 1,
    nearFromMs: NOW_MS,
    pricesWeek: Array.from({ length: 168 }, () => 0.2),
    pricesNear: [],
    machines: [
      {
        coinId: 17,
        hashrateHs: 100e6,
        powerW: 1000,
        offWeek: Array.from({ length: 168 }, (_, hour) => (hour % 24 >= 20 ? '1' : '0')).join(''),
        offNear: '',
      },
    ],
  };
  const own = ownHours(power, { coinId: 17, timeZone: 'UTC' })!;
  const stop = [event('s', 'stopped', 6, ['a', 'b'])];

  it('a machine that the plan has off is not off, and costs nothing', () => {
    const atTen = NOW_MS - 2 * HOUR_MS;
    const evening = [event('s', 'stopped', 4, ['a', 'b'])];
    expect(offNow(evening, atTen, { own })).toBeUndefined();
    expect(plannedNow(evening, atTen, { own })).toEqual({ count: 2, untilMs: NOW_MS });
    const back = [event('z', 'back', 0.5, ['a', 'b'], 's'), ...evening];
    const of = { machines: 2, fromMs: NOW_MS - 2 * DAY_MS, nowMs: NOW_MS, own };
    expect(reliability(back, of)).toEqual({ onShare: 1, longestMs: 0, stopsPerWeek: 0, lostUsd: 0 });
  });

  it('one that does not start after it is off since then, at its income less its electricity', () => {
    expect(offNow([event('s', 'stopped', 4, ['a'])], NOW_MS + HOUR_MS, { own })).toEqual({
      workers: ['a'],
      sinceMs: NOW_MS,
      usdPerHour: 0.3,
      usdSoFar: 0.3,
    });
    // Two hours before the plan began, and one after it.
    const off = offNow(stop, NOW_MS + HOUR_MS, { own });
    expect(off).toMatchObject({ sinceMs: NOW_MS - 6 * HOUR_MS, usdPerHour: 0.6 });
    expect(off?.usdSoFar).toBeCloseTo(3 * 0.6, 9);
    expect(plannedNow(stop, NOW_MS + HOUR_MS, { own })).toBeUndefined();
  });

  it('a machine that runs by newer figures is not off, whether or not it was told as back', () => {
    const running = { names: new Set(['a']), atMs: NOW_MS };
    expect(offNow(stop, NOW_MS, { running })?.workers).toEqual(['b']);
    expect(offNow(stop, NOW_MS, { running: { ...running, atMs: NOW_MS - 7 * HOUR_MS } })?.workers).toEqual(['a', 'b']);
  });

  it('electricity that costs more than a machine brings loses nothing', () => {
    const dear = ownHours({ ...power, pricesWeek: power.pricesWeek.map(() => 2) }, { coinId: 17, timeZone: 'UTC' })!;
    expect(offNow(stop, NOW_MS + HOUR_MS, { own: dear })).toMatchObject({ usdPerHour: 0, usdSoFar: 0 });
  });
});
