import type { Delivery, OutgoingMessage } from './delivery.ts';

/** So many are remembered, the newest first. */
const KEPT = 50;

export interface Outbox extends Delivery {
  /** What was sent since the start, the newest first. */
  readonly messages: () => readonly (OutgoingMessage & { readonly atMs: number })[];
}

/** Messages of a pool that has no channel: printed on the terminal, and shown at /outbox where that is allowed. */
export function createOutbox(print: (text: string) => void, now: () => number = Date.now): Outbox {
  let sent: (OutgoingMessage & { atMs: number })[] = [];
  return {
    isOffered: () => true,
    async send(message) {
      sent = [{ ...message, atMs: now() }, ...sent].slice(0, KEPT);
      print(`\n— ${message.channel} to ${message.to}${message.subject && `: ${message.subject}`}\n${message.text}\n`);
    },
    messages: () => sent,
  };
}

const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Room to break a line in each word that is longer than a phone's line: the page has no styles that would do it. */
const breakable = (text: string): string =>
  text
    .split(/(.{16})/su)
    .filter((part) => part !== '')
    .map(escaped)
    .join('<wbr>');

/** A message's text: its lines, its addresses as links, and nothing wider than the page. */
function textHtml(text: string): string {
  const parts = text.split(/(https?:\/\/\S+|\S{24,})/);
  const html = parts.map((part) => {
    if (/^https?:/.test(part)) return `<a href="${escaped(part)}">${breakable(part)}</a>`;
    return /^\S{24,}$/.test(part) ? breakable(part) : escaped(part);
  });
  return html.join('').replaceAll('\n', '<br>');
}

/** The page /outbox. It has no scripts and no styles of its own: the policy allows none that the build does not know. */
export function outboxPage(outbox: Outbox): string {
  const items = outbox
    .messages()
    .map(
      ({ channel, to, subject, text, atMs }) =>
        `<li><h2>${textHtml(to)} (${channel})</h2><p><time datetime="${new Date(atMs).toISOString()}">${new Date(atMs).toISOString()}</time> ${escaped(subject)}</p><p>${textHtml(text)}</p></li>`,
    )
    .join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Outbox</title></head><body><h1>Outbox</h1><p>Messages of the embedded pool since its start. They are sent to nobody.</p><ol>${items}</ol></body></html>`;
}
