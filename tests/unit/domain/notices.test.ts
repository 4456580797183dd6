import { expect, it } from 'vitest';
import { DAY_MS } from '#src/domain/days.ts';
import { isNews, noticeKey, withSeen } from '#src/domain/notices.ts';

it.each([
  [0, true],
  [89, true],
  [90, false],
  [900, false],
  [-1, true],
])('an announcement of %i days ago is news: %s', (days, isNew) => {
  const nowMs = Date.UTC(2026, 10, 27);
  expect(isNews(nowMs - days * DAY_MS, nowMs)).toBe(isNew);
});

it('tips and announcements of one number are two notices', () => {
  expect(noticeKey('tip', '1')).not.toBe(noticeKey('announcement', '1'));
});

it('what is seen is kept once, the newest last; nothing new changes nothing', () => {
  const seen = ['tip-1', 'tip-2'];
  expect(withSeen(seen, ['tip-2', 'tip-3', 'tip-3'])).toEqual(['tip-1', 'tip-2', 'tip-3']);
  expect(withSeen(seen, ['tip-1'])).toBe(seen);
  const many = Array.from({ length: 500 }, (_, index) => `tip-${index}`);
  const next = withSeen(many, ['new']);
  expect([next.length, next[0], next.at(-1)]).toEqual([500, 'tip-1', 'new']);
});
