import { describe, expect, it, test } from 'vitest';
import {
  kioskAge,
  kioskPlaceOf,
  chartedCoins,
  inPages,
  intervalOf,
  isBeijingZone,
  isNight,
  nightOf,
  pageAt,
  shiftAt,
  withoutFigures,
  wrapped,
} from '#src/domain/kiosk.ts';
import { DAY_MS, MINUTE_MS } from '#src/domain/days.ts';

test.each([
  [undefined, 20_000],
  [null, 20_000],
  ['30', 30_000],
  [45, 45_000],
  ['1', 5_000],
  ['1e9', 3_600_000],
  ['0', 20_000],
  ['-5', 20_000],
  ['soon', 20_000],
  ['', 20_000],
])('a page stands for interval=%s: %i ms', (value, expected) => expect(intervalOf(value)).toBe(expected));

const alone = { board: 1, of: 1 };

test.each([
  [undefined, alone],
  ['2/4', { board: 2, of: 4 }],
  ['24/24', { board: 24, of: 24 }],
  ['5/4', alone],
  ['0/4', alone],
  ['1/25', alone],
  ['2', alone],
  ['2/4/8', alone],
])('board=%s', (value, expected) => expect(kioskPlaceOf(value)).toEqual(expected));

describe('the night', () => {
  it.each([
    [undefined, { from: 22, to: 6 }],
    ['20-8', { from: 20, to: 8 }],
    ['1-5', { from: 1, to: 5 }],
    ['0', undefined],
    [0, undefined],
    ['25-3', { from: 22, to: 6 }],
    ['7-7', { from: 22, to: 6 }],
  ])('dim=%s', (value, expected) => expect(nightOf(value)).toEqual(expected));

  it('goes across midnight, or not', () => {
    const dark = (value: string) => Array.from({ length: 24 }, (_, hour) => hour).filter((hour) => isNight(hour, nightOf(value)));
    expect(dark('22-6')).toEqual([0, 1, 2, 3, 4, 5, 22, 23]);
    expect(dark('1-4')).toEqual([1, 2, 3]);
    expect(dark('0')).toEqual([]);
  });
});

describe('the page that a board shows', () => {
  const intervalMs = 20_000;
  const shown = (nowMs: number, board: number, of: number, pageCount: number) =>
    pageAt({ nowMs, intervalMs, place: { board, of }, pageCount });

  it('changes with the clock, from page to page and round again', () => {
    expect([0, 1, 2, 3, 4].map((step) => shown(step * intervalMs, 1, 1, 3))).toEqual([0, 1, 2, 0, 1]);
    expect(shown(intervalMs - 1, 1, 1, 3)).toBe(0);
  });

  it('is the k-th of the next n on board k of n, at the same moment', () => {
    expect([1, 2, 3, 4].map((board) => shown(0, board, 4, 16))).toEqual([0, 1, 2, 3]);
    expect([1, 2, 3, 4].map((board) => shown(intervalMs, board, 4, 16))).toEqual([4, 5, 6, 7]);
  });

  it('goes round where the boards do not divide the pages, and where there are more boards than pages', () => {
    expect([1, 2, 3].map((board) => shown(5 * intervalMs, board, 3, 4))).toEqual([3, 0, 1]);
    expect([1, 2, 3].map((board) => shown(0, board, 3, 2))).toEqual([0, 1, 0]);
    expect(shown(12_345_678, 1, 1, 0)).toBe(0);
  });

  it('is never outside of the cycle, whichever way it was left', () => {
    expect([-1, 0, 4, 5].map((page) => wrapped(page, 5))).toEqual([4, 0, 4, 0]);
  });
});

test.each([
  [0, 'fresh'],
  [-MINUTE_MS, 'fresh'],
  [5 * MINUTE_MS, 'fresh'],
  [5 * MINUTE_MS + 1, 'late'],
  [30 * MINUTE_MS, 'late'],
  [30 * MINUTE_MS + 1, 'old'],
  [9 * DAY_MS, 'old'],
])('figures of %i ms ago are %s', (ageMs, expected) => expect(kioskAge(1e12, 1e12 + ageMs)).toBe(expected));

test('the picture moves each minute, by 2 px at most, and comes back to its place', () => {
  const shifts = Array.from({ length: 8 }, (_, minute) => shiftAt(minute * MINUTE_MS));
  expect(new Set(shifts.map(({ x, y }) => `${x} ${y}`)).size).toBe(8);
  expect(Math.max(...shifts.flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)]))).toBe(2);
  expect(shiftAt(8 * MINUTE_MS)).toEqual(shifts[0]);
});

test('rows go into pages of about the same length', () => {
  const rows = (count: number) => Array.from({ length: count }, (_, index) => index);
  expect(inPages(rows(13), 7).map(({ length }) => length)).toEqual([7, 6]);
  expect(inPages(rows(15), 7).map(({ length }) => length)).toEqual([5, 5, 5]);
  expect(inPages(rows(7), 7)).toEqual([rows(7)]);
  expect(inPages([], 7)).toEqual([]);
});

test('a sentence loses its figures, whatever their size', () => {
  expect(withoutFigures('LTC leads the day, up 1.98% to $74.37.', '•')).toBe('LTC leads the day, up •% to •.');
  expect(withoutFigures('報114,322.96美元', '•')).toBe('報•美元');
});

test.each([
  [-480, true],
  [-60, false],
  [0, false],
])('a clock %i minutes from UTC shows the time of Beijing: %s', (offset, expected) => expect(isBeijingZone(offset)).toBe(expected));

test('only coins that many mine have a page of their own, unless the address names others', () => {
  const coins = [
    { symbol: 'BTC', miners: 9_800 },
    { symbol: 'RVN', miners: 150 },
    { symbol: 'KAS', miners: 50 },
    { symbol: 'AI(BTC)', miners: null },
  ];
  const charted = (query: unknown) => [...chartedCoins(coins, query)];
  expect(charted(undefined)).toEqual(['BTC', 'RVN', 'AI(BTC)']);
  expect(charted('all')).toHaveLength(4);
  expect(charted('kas,rvn')).toEqual(['RVN', 'KAS']);
  expect(charted('XYZ')).toEqual(charted(undefined));
  // A pool that states no miners at all.
  expect(chartedCoins([{ symbol: 'BTC', miners: undefined }], undefined)).toEqual(new Set(['BTC']));
});
