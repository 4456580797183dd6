import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#src/domain/days.ts';
import { makeFormats } from '#src/i18n/formats.ts';

/** Two years of noons in UTC, a leap day among them. */
const days = Array.from({ length: 731 }, (_, index) => Date.UTC(2027, 5, 1, 12) + index * DAY_MS);

describe.each(['en-GB', 'zh-CN', 'zh-HK'])('dates in %s', (locale) => {
  const formats = makeFormats(locale);
  const intl = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, options);
    return days.map((ms) => format.format(ms));
  };
  const beijing = (options: Intl.DateTimeFormatOptions) => intl({ ...options, timeZone: 'Asia/Shanghai' });

  it('are written as the browser would', () => {
    expect(days.map((ms) => formats.beijingDate(ms))).toEqual(beijing({ dateStyle: 'long' }));
    expect(days.map((ms) => formats.beijingDay(ms))).toEqual(beijing({ day: 'numeric', month: 'short' }));
    expect(days.map((ms) => formats.month(ms))).toEqual(beijing({ year: 'numeric', month: 'long' }));
    expect(days.map((ms) => formats.weekday(ms))).toEqual(beijing({ weekday: 'long' }));
    expect(days.map((ms) => formats.date(ms))).toEqual(intl({ dateStyle: 'long' }));
    expect(days.map((ms) => formats.shortDate(ms))).toEqual(intl({ day: 'numeric', month: 'short' }));
    expect(days.map((ms) => formats.beijingSpan(ms, ms)[locale === 'en-GB' ? 0 : 1])).toEqual(
      beijing(locale === 'en-GB' ? { day: 'numeric', month: 'long' } : { day: 'numeric', month: 'short' }),
    );
  });

  it('have the hour of Beijing', () => {
    const hours = Array.from({ length: 60 }, (_, index) => (days[0] ?? 0) + index * 1_234_567);
    const format = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'Asia/Shanghai' });
    expect(hours.map((ms) => formats.beijingTime(ms))).toEqual(hours.map((ms) => format.format(ms)));
  });
});
