import { describe, expect, it } from 'vitest';
import { nextPaymentWindow } from '#src/domain/schedule.ts';
import { paymentCalendar } from '#src/features/overview/farm/payment-calendar.model.ts';

const nowMs = Date.UTC(2026, 10, 21, 9, 0);
const event = {
  window: nextPaymentWindow(nowMs),
  coin: 'ETC',
  nowMs,
  title: 'OKKONG ETC payment window',
  text: 'Once a day; 08:00, 16:00\nSimulated',
};
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

describe('the calendar file of a payment window', () => {
  it('has the window in UTC: 08:00 to 16:00 in Beijing', () => {
    expect(unfolded(paymentCalendar(event))).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'DTSTAMP:20261121T090000Z',
        'DTSTART:20261122T000000Z',
        'DTEND:20261122T080000Z',
        'END:VCALENDAR',
      ]),
    );
  });

  it('has one id for one window and coin, whenever it is made', () => {
    const idOf = (changes: Partial<typeof event>) =>
      unfolded(paymentCalendar({ ...event, ...changes })).find((line) => line.startsWith('UID:'));
    expect(idOf({})).toBe('UID:payment-2026-11-22-etc@okkong');
    expect(idOf({ nowMs: nowMs + 3_600_000, title: '支付时段' })).toBe(idOf({}));
    expect(idOf({ window: nextPaymentWindow(nowMs + 86_400_000) })).not.toBe(idOf({}));
  });

  it('escapes what the format gives a meaning', () => {
    expect(unfolded(paymentCalendar(event))).toContain(String.raw`DESCRIPTION:Once a day\; 08:00\, 16:00\nSimulated`);
  });

  it('has lines of at most 75 octets, in Chinese too, and ends each with CRLF', () => {
    const text = paymentCalendar({ ...event, text: '矿池每天一次，在北京时间08:00至16:00之间支付。'.repeat(4) });
    const lines = text.split('\r\n');
    expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  });
});
