import { describe, expect, it, vi } from 'vitest';
import { calendarText, saveCalendar } from '#src/parts/calendar-file.ts';
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
    const file = saved.mock.lastCall![0];
    expect([file.name, file.type]).toEqual(['coins.csv', 'text/csv;charset=utf-8']);
    const bytes = new Uint8Array(await file.arrayBuffer());
    expect(bytes.slice(0, 3)).toEqual(Uint8Array.of(0xef, 0xbb, 0xbf));
    expect(new TextDecoder().decode(bytes)).toMatch(/^币种,1/);
  });
});

describe('a calendar file', () => {
  it('is saved under its name as what a calendar opens', async () => {
    saveCalendar('payment.ics', [event], nowMs);
    const file = saved.mock.lastCall![0];
    expect([file.name, file.type]).toEqual(['payment.ics', 'text/calendar']);
    expect(await file.text()).toBe(calendarText([event], nowMs));
  });

  it('has its times in UTC, and makes nobody busy', () => {
    expect(unfolded(calendarText([event], nowMs))).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'TRANSP:TRANSPARENT',
        'SUMMARY:OKKONG ETC payment window',
        'DTSTAMP:20261121T090000Z',
        'DTSTART:20261122T000000Z',
        'DTEND:20261122T080000Z',
        'SUMMARY:OKKONG ETC payment window',
        // It makes nobody busy.
        'TRANSP:TRANSPARENT',
        'END:VCALENDAR',
      ]),
    );
  });

  it('is saved under its name as what a calendar opens, with all its dates', async () => {
    saved.mockClear();
    saveCalendar('payments.ics', [event, { ...event, id: 'second' }], nowMs);
    const file = saved.mock.calls[0]?.[0];
    expect([file?.name, file?.type]).toEqual(['payments.ics', 'text/calendar']);
    expect(await file?.text()).toBe(calendarText([event, { ...event, id: 'second' }], nowMs));
  });

  it('says by which rules and by whom it was made, as the format asks', () => {
    expect(unfolded(calendarText([], nowMs))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//OKKONG//OKKONG//EN',
      'END:VCALENDAR',
      '',
    ]);
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
    const lines = unfolded(calendarText([{ ...event, title: 'A, B; C\\D', text: 'one\r\ntwo\nthree' }], nowMs));
    expect(lines).toEqual(expect.arrayContaining([String.raw`SUMMARY:A\, B\; C\\D`, String.raw`DESCRIPTION:one\ntwo\nthree`]));
  });

  it.each([
    ['English', 'a'],
    ['Chinese', '矿池每天一次，在北京时间08:00至16:00之间支付。'],
  ])('has lines of at most 75 octets in %s, and ends each with CRLF', (_language, words) => {
    const sentence = words.repeat(200);
    const text = calendarText([{ ...event, text: sentence }], nowMs);
    const lines = text.split('\r\n');
    expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
    expect(unfolded(text)).toContain(`DESCRIPTION:${sentence}`);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  });
});
