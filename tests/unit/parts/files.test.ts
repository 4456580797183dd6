import { describe, expect, it, vi } from 'vitest';
import { calendarText } from '#src/parts/calendar-file.ts';
import { saveCsv } from '#src/parts/files.ts';

const saved = vi.hoisted(() => vi.fn<(file: File) => void>());
vi.mock('#src/lib/save-file.ts', () => ({ saveFile: saved }));

const event = {
  id: 'payment-2026-11-22-etc',
  startsAtMs: Date.UTC(2026, 10, 22, 0),
  endsAtMs: Date.UTC(2026, 10, 22, 8),
  title: 'OKKONG ETC payment window',
  text: 'Once a day; 08:00, 16:00\nSimulated',
};
const nowMs = Date.UTC(2026, 10, 21, 9);
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

describe('a CSV file', () => {
  it('says that it is UTF-8, else a spreadsheet garbles Chinese', async () => {
    saveCsv('coins.csv', [['币种', '1']]);
    const bytes = new Uint8Array((await saved.mock.calls[0]?.[0].arrayBuffer()) ?? []);
    expect(bytes.slice(0, 3)).toEqual(Uint8Array.of(0xef, 0xbb, 0xbf));
    expect(new TextDecoder().decode(bytes)).toMatch(/^币种,1/);
  });
});

describe('a calendar file', () => {
  it('has its times in UTC', () => {
    expect(unfolded(calendarText([event], nowMs))).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'DTSTAMP:20261121T090000Z',
        'DTSTART:20261122T000000Z',
        'DTEND:20261122T080000Z',
        'END:VCALENDAR',
      ]),
    );
  });

  it('has the id it is given, whenever it is made', () => {
    expect(unfolded(calendarText([{ ...event, title: '支付时段' }], nowMs + 3_600_000))).toContain('UID:payment-2026-11-22-etc@okkong');
  });

  it('says when it begins', () => {
    const lines = unfolded(calendarText([event], nowMs));
    expect(lines.slice(lines.indexOf('BEGIN:VALARM'), lines.indexOf('END:VALARM'))).toEqual([
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'TRIGGER:PT0S',
      'DESCRIPTION:OKKONG ETC payment window',
    ]);
  });

  it('holds several dates, each once unless it comes again every day', () => {
    const lines = unfolded(calendarText([event, { ...event, id: 'daily', isDaily: true }], nowMs));
    expect(lines.filter((line) => /^(UID|RRULE|BEGIN:VCALENDAR)/.test(line))).toEqual([
      'BEGIN:VCALENDAR',
      'UID:payment-2026-11-22-etc@okkong',
      'UID:daily@okkong',
      'RRULE:FREQ=DAILY',
    ]);
  });

  it('writes whole days as days', () => {
    const day = { startsAtMs: Date.UTC(2027, 2, 5), endsAtMs: Date.UTC(2027, 2, 6), isWholeDay: true };
    expect(unfolded(calendarText([{ ...event, ...day }], nowMs))).toEqual(
      expect.arrayContaining(['DTSTART;VALUE=DATE:20270305', 'DTEND;VALUE=DATE:20270306']),
    );
  });

  it('escapes what the format gives a meaning', () => {
    expect(unfolded(calendarText([event], nowMs))).toContain(String.raw`DESCRIPTION:Once a day\; 08:00\, 16:00\nSimulated`);
  });

  it('has lines of at most 75 octets, in Chinese too, and ends each with CRLF', () => {
    const text = calendarText([{ ...event, text: '矿池每天一次，在北京时间08:00至16:00之间支付。'.repeat(4) }], nowMs);
    const lines = text.split('\r\n');
    expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  });
});
