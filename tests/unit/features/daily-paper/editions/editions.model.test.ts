import { expect, it } from 'vitest';
import { isDay, KEPT_EDITIONS, keptWith, neighboursOf } from '#src/features/daily-paper/editions/editions.model.ts';

it.each([
  ['2026-11-21', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-11-31', false],
  ['2026-1-1', false],
  ['yesterday', false],
  ['', false],
])('knows whether %s is a day of the calendar', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

const pool = { firstDate: '2025-12-26', newest: '2026-11-27', kept: [] };
it.each([
  ['2026-11-27', { previous: '2026-11-26', next: undefined }],
  ['2026-11-01', { previous: '2026-10-31', next: '2026-11-02' }],
  ['2025-12-26', { previous: undefined, next: '2025-12-27' }],
])('of a pool that prints every day the neighbours of %s are the days beside it', (date, expected) => {
  expect(neighboursOf(date, pool)).toEqual(expected);
});

const shelf = { firstDate: undefined, newest: '2026-11-27', kept: ['2026-11-25', '2026-11-20'] };
it.each([
  ['2026-11-27', { previous: '2026-11-25', next: undefined }],
  ['2026-11-25', { previous: '2026-11-20', next: '2026-11-27' }],
  ['2026-11-20', { previous: undefined, next: '2026-11-25' }],
])('of one that prints only its newest the neighbours of %s are those that the device kept', (date, expected) => {
  expect(neighboursOf(date, shelf)).toEqual(expected);
});

it('keeps the days that were read, each once, the newest first, and no more than a month of them', () => {
  expect(keptWith(['2026-11-25', '2026-11-20'], '2026-11-22')).toEqual(['2026-11-25', '2026-11-22', '2026-11-20']);
  const kept = ['2026-11-25'];
  expect(keptWith(kept, '2026-11-25')).toBe(kept);
  const month = Array.from({ length: KEPT_EDITIONS }, (_, day) => `2026-10-${String(31 - day).padStart(2, '0')}`);
  expect(keptWith(month, '2026-11-01')).toEqual(['2026-11-01', ...month.slice(0, -1)]);
});
