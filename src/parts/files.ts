import { BYTE_ORDER_MARK, type CsvCell, csvText } from '#src/domain/csv.ts';
import { saveFile } from '#src/lib/save-file.ts';

/** Saves rows as a CSV file of this name on the visitor's device. Call it in the visitor's own click. */
export function saveCsv(name: string, rows: readonly (readonly CsvCell[])[]): void {
  saveFile(new File([BYTE_ORDER_MARK, csvText(rows)], name, { type: 'text/csv;charset=utf-8' }));
}

/** A date of every day for a calendar. */
interface CalendarEvent {
  /** The same whenever it is made, so that a calendar keeps it once. */
  readonly id: string;
  readonly startsAtMs: number;
  readonly endsAtMs: number;
  /** In the visitor's language. */
  readonly title: string;
  readonly text: string;
  /** When the file is made, ms. */
  readonly nowMs: number;
}

/** Saves a date as a calendar file of this name on the visitor's device. Call it in the visitor's own click. */
export function saveCalendar(name: string, event: CalendarEvent): void {
  saveFile(new File([calendarText(event)], name, { type: 'text/calendar' }));
}

/** A date as a calendar file (RFC 5545). It stands beside other dates, so it makes nobody busy; a message says when it begins. */
export function calendarText({ id, startsAtMs, endsAtMs, title, text, nowMs }: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//OKKONG//Pool overview//EN',
    'BEGIN:VEVENT',
    `UID:${id}@okkong`,
    `DTSTAMP:${stamp(nowMs)}`,
    `DTSTART:${stamp(startsAtMs)}`,
    `DTEND:${stamp(endsAtMs)}`,
    'RRULE:FREQ=DAILY',
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:PT0S',
    `DESCRIPTION:${escaped(title)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** '20261122T000000Z' */
const stamp = (atMs: number): string => new Date(atMs).toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '');

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
