import { beijingDate } from '#src/domain/days.ts';
import type { PaymentWindow } from '#src/domain/schedule.ts';

interface PaymentEvent {
  readonly window: PaymentWindow;
  readonly coin: string;
  /** In the visitor's language. */
  readonly title: string;
  readonly text: string;
  /** When the file is made, ms. */
  readonly nowMs: number;
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

/** The id of a window's event: the same whenever and for whichever farm it is made, so that a calendar keeps it once. */
const idOf = ({ window, coin }: PaymentEvent): string => `payment-${beijingDate(window.opensAtMs)}-${coin.toLowerCase()}@okkong`;

/** A payment window as a calendar file (RFC 5545). It stands beside other dates: it makes nobody busy. */
export function paymentCalendar(event: PaymentEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//OKKONG//Pool overview//EN',
    'BEGIN:VEVENT',
    `UID:${idOf(event)}`,
    `DTSTAMP:${stamp(event.nowMs)}`,
    `DTSTART:${stamp(event.window.opensAtMs)}`,
    `DTEND:${stamp(event.window.closesAtMs)}`,
    `SUMMARY:${escaped(event.title)}`,
    `DESCRIPTION:${escaped(event.text)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
