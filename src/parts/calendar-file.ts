import { MINUTE_MS } from '#src/domain/days.ts';
import { brand } from '#src/lib/brand.ts';
import { saveFile } from '#src/lib/save-file.ts';

/** A date for a calendar. */
export interface CalendarEvent {
  /** The same whenever it is made, so that a calendar keeps it once. */
  readonly id: string;
  readonly startsAtMs: number;
  readonly endsAtMs: number;
  /** In the visitor's language. */
  readonly title: string;
  readonly text: string;
  /** Comes again every day; `local` at the same time of the clock on the wall, wherever the calendar is read. */
  readonly isDaily?: boolean | 'local';
  /** Whole days of UTC, the last one not included: written as days, which begin at midnight wherever the calendar is read. */
  readonly isWholeDay?: boolean;
}

/** Saves dates as a calendar file of this name on the visitor's device; `nowMs` is when it is made. Call it in the visitor's own click. */
export function saveCalendar(name: string, events: readonly CalendarEvent[], nowMs: number): void {
  saveFile(new File([calendarText(events, nowMs)], name, { type: 'text/calendar' }));
}

/** Dates as a calendar file (RFC 5545). They block no time (transparent); a message says when each begins. */
export function calendarText(events: readonly CalendarEvent[], nowMs: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${brand.name}//${brand.name}//EN`,
    ...events.flatMap((event) => eventLines(event, nowMs)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventLines({ id, startsAtMs, endsAtMs, title, text, isDaily, isWholeDay }: CalendarEvent, nowMs: number): string[] {
  const stampOf = isDaily === 'local' ? localStamp : stamp;
  const moment = (atMs: number) => (isWholeDay ? `;VALUE=DATE:${stamp(atMs).slice(0, 8)}` : `:${stampOf(atMs)}`);
  return [
    'BEGIN:VEVENT',
    `UID:${id}@okkong`,
    `DTSTAMP:${stamp(nowMs)}`,
    `DTSTART${moment(startsAtMs)}`,
    `DTEND${moment(endsAtMs)}`,
    ...(isDaily ? ['RRULE:FREQ=DAILY'] : []),
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:PT0S',
    `DESCRIPTION:${escaped(title)}`,
    'END:VALARM',
    'END:VEVENT',
  ];
}

/** '20261122T000000Z' */
const stamp = (atMs: number): string => new Date(atMs).toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '');

/** The same moment as the clock of this device says it, without a zone. */
const localStamp = (atMs: number): string => stamp(atMs - new Date(atMs).getTimezoneOffset() * MINUTE_MS).slice(0, -1);

const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);

const LINE_OCTETS = 75;
const octetsOf = (text: string): number => new TextEncoder().encode(text).length;

/** A longer line goes on in the next one, which then begins with a blank. */
function folded(line: string): string {
  let octets = 0;
  let text = '';
  for (const character of line) {
    octets += octetsOf(character);
    if (octets > LINE_OCTETS) {
      text += '\r\n ';
      octets = 1 + octetsOf(character);
    }
    text += character;
  }
  return text;
}
