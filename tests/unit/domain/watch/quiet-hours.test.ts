import { expect, it } from 'vitest';
import { breaksQuiet, isTimeZone, quietUntil } from '#src/domain/watch/quiet-hours.ts';

const at = (text: string): number => Date.parse(text);
const night = { quietHours: { from: 23 * 60, to: 7 * 60 }, timeZone: 'Asia/Shanghai' };

it.each([
  ['2026-11-28T23:30:00+08:00', '2026-11-29T07:00:00+08:00'],
  ['2026-11-29T06:59:59+08:00', '2026-11-29T07:00:00+08:00'],
  ['2026-11-29T07:00:00+08:00', undefined],
  ['2026-11-29T22:59:00+08:00', undefined],
])('quiet hours over midnight at %s end at %s', (moment, end) => {
  expect(quietUntil(night, at(moment))).toBe(end === undefined ? undefined : at(end));
});

it('go by the owner’s zone, and there are none where none are set', () => {
  const noon = { quietHours: { from: 12 * 60, to: 13 * 60 }, timeZone: 'America/New_York' };
  expect(quietUntil(noon, at('2026-07-01T12:30:00-04:00'))).toBe(at('2026-07-01T13:00:00-04:00'));
  expect(quietUntil(noon, at('2026-07-01T12:30:00Z'))).toBeUndefined();
  expect(quietUntil({ ...night, quietHours: null }, at('2026-11-28T23:30:00+08:00'))).toBeUndefined();
  expect(quietUntil({ ...night, quietHours: { from: 60, to: 60 } }, at('2026-11-28T01:00:00+08:00'))).toBeUndefined();
  expect(isTimeZone('Asia/Shanghai')).toBe(true);
  expect(isTimeZone('Mars/Olympus')).toBe(false);
});

it('are broken by what their owner named', () => {
  const one = { kind: 'stopped', workers: ['a'], ofWorkers: 2 } as const;
  const all = { kind: 'stopped', workers: ['a', 'b'], ofWorkers: 2 } as const;
  const fell = { kind: 'fell', workers: [], ofWorkers: 2 } as const;
  expect([one, all, fell].map((event) => breaksQuiet(event, 'nothing'))).toEqual([false, false, false]);
  expect([one, all, fell].map((event) => breaksQuiet(event, 'farm'))).toEqual([false, true, true]);
  expect([one, all, fell].map((event) => breaksQuiet(event, 'stops'))).toEqual([true, true, true]);
  expect(breaksQuiet({ kind: 'paid', workers: [], ofWorkers: 2 }, 'stops')).toBe(false);
});
