import { afterEach, describe, expect, it } from 'vitest';
import { freshness } from '#src/domain/age.ts';
import { beijingDate, beijingDayStart, beijingParts, lastBeijingDays } from '#src/domain/days.ts';
import { nextPaymentWindow, paymentState, paymentWindow } from '#src/domain/schedule.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOW = Date.UTC(2025, 11, 25, 4, 40);

describe('freshness of a page', () => {
  it.each([
    [0, 'live'],
    [2 * MINUTE, 'live'],
    [2 * MINUTE + 1, 'updated'],
    [15 * MINUTE, 'updated'],
    [15 * MINUTE + 1, 'stale'],
    [DAY, 'stale'],
    [DAY + 1, 'stale-dated'],
    [7 * DAY, 'stale-dated'],
    [7 * DAY + 1, 'old'],
    [-1, 'live'],
    [-30 * DAY, 'live'],
    [Number.NaN, 'old'],
    [Number.POSITIVE_INFINITY, 'old'],
  ])('%d ms old is %s', (ageMs, kind) => {
    expect(freshness(NOW - ageMs, NOW)).toBe(kind);
  });
});

describe.each(['Pacific/Niue', 'Asia/Shanghai', 'Pacific/Kiritimati'])('a visitor in %s', (zone) => {
  const ownZone = process.env.TZ;
  const inZone = <T>(read: () => T): T => {
    process.env.TZ = zone;
    return read();
  };
  afterEach(() => {
    if (ownZone === undefined) delete process.env.TZ;
    else process.env.TZ = ownZone;
  });

  it('is really in that zone', () => {
    const offsets: Record<string, number> = { 'Pacific/Niue': 660, 'Asia/Shanghai': -480, 'Pacific/Kiritimati': -840 };
    expect(inZone(() => new Date(NOW).getTimezoneOffset())).toBe(offsets[zone]);
  });

  it.each([
    ['2025-12-24T15:59:59.999Z', '2025-12-24'],
    ['2025-12-24T16:00:00Z', '2025-12-25'],
    ['2025-12-31T16:00:00Z', '2026-01-01'],
    ['2024-02-28T16:00:00Z', '2024-02-29'],
  ])('sees %s on the Beijing day %s', (moment, date) => {
    expect(inZone(() => beijingDate(Date.parse(moment)))).toBe(date);
  });

  it('sees days begin at midnight in Beijing', () => {
    inZone(() => {
      expect(new Date(beijingDayStart(NOW)).toISOString()).toBe('2025-12-24T16:00:00.000Z');
      expect(beijingDayStart(beijingDayStart(NOW))).toBe(beijingDayStart(NOW));
      expect(beijingDayStart(beijingDayStart(NOW) + DAY - 1)).toBe(beijingDayStart(NOW));
      expect(beijingDayStart(beijingDayStart(NOW) + DAY)).toBe(beijingDayStart(NOW) + DAY);
      expect(beijingParts(NOW)).toEqual({ year: 2025, month: 12, day: 25, weekday: 4, hour: 12, minute: 40 });
    });
  });

  it('sees thirty days, oldest first, today last', () => {
    const days = inZone(() => lastBeijingDays(NOW, 30));
    expect(days).toHaveLength(30);
    expect(beijingDate(days[0] ?? 0)).toBe('2025-11-26');
    expect(days.at(-1)).toBe(beijingDayStart(NOW));
  });

  it.each([
    ['2025-12-24T23:59:59.999Z', 'before', '2025-12-25'],
    ['2025-12-25T00:00:00Z', 'open', '2025-12-25'],
    ['2025-12-25T07:59:59.999Z', 'open', '2025-12-25'],
    ['2025-12-25T08:00:00Z', 'after', '2025-12-26'],
    ['2025-12-25T16:00:00Z', 'before', '2025-12-26'],
  ])('at %s is %s the payments, the next window being that of %s', (moment, state, date) => {
    inZone(() => {
      const atMs = Date.parse(moment);
      expect(paymentState(atMs)).toBe(state);
      expect(nextPaymentWindow(atMs)).toEqual({
        opensAtMs: Date.parse(`${date}T08:00:00+08:00`),
        closesAtMs: Date.parse(`${date}T16:00:00+08:00`),
      });
    });
  });

  it('keeps the window of the day itself', () => {
    const after = Date.parse('2025-12-25T20:00:00+08:00');
    expect(inZone(() => paymentWindow(after)).closesAtMs).toBe(Date.parse('2025-12-25T16:00:00+08:00'));
  });
});

it('has no date for a time outside the calendar', () => {
  expect(beijingDate(Number.NaN)).toBe('');
});
