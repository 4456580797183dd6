import * as z from 'zod/mini';
import { isPoolTrouble } from '#src/contracts/envelope.ts';
import { type PageView, pageViewRequest } from '#src/contracts/telemetry.ts';
import { AppError } from './app-error.ts';
import { now } from './clock.ts';
import { exclusively } from './exclusively.ts';
import { encodeBody } from './encode-body.ts';
import { call, postOutside } from './http.ts';
import { readStored, refreshStored, removeStored, storageRead, writeStored } from './storage.ts';
import { storedRows } from './stored-schema.ts';

const queueKey = 'page-views';
/** A kiosk offline for a week must not fill the disk. */
const queueLimit = 100;
const queueSchema = storedRows(pageViewRequest);

/** Where page views go instead of to the site's own server. */
const outsideUrl = z.catch(z.optional(z.url({ protocol: /^https?$/ })), undefined).parse(import.meta.env.VITE_ANALYTICS_URL);

let isSending = false;

/** Global Privacy Control, and the older Do Not Track: who sends either is not counted. TypeScript knows neither. */
function isCountingRefused(): boolean {
  const wishes = z.safeParse(wishSchema, navigator).data;
  return wishes?.globalPrivacyControl === true || wishes?.doNotTrack === '1';
}
const wishSchema = z.object({ globalPrivacyControl: z.optional(z.unknown()), doNotTrack: z.optional(z.unknown()) });

/** Counts one page view: path without query, nothing that identifies the visitor. Offline it waits and is sent later. */
export function trackPageView(view: PageView): void {
  if (isCountingRefused()) return;
  const timed = pageViewRequest.safeParse({ ...view, time: Math.floor(now() / 1000) });
  // One view that the contract refuses would make the whole queue unreadable.
  if (timed.success) void queue(timed.data).then(flushPageViews);
}

/** Waits for the database: the views it holds go first. */
async function queue(view: PageView): Promise<void> {
  await storageRead();
  void writeStored(queueKey, [...waiting(), view].slice(-queueLimit));
}

function waiting(): PageView[] {
  return readStored(queueKey, queueSchema) ?? [];
}

/** Sends what waits, oldest first, in one tab at a time; stops at the first that does not get through. Never throws. */
export async function flushPageViews(): Promise<void> {
  if (isSending) return;
  if (isCountingRefused()) {
    // What waits was counted before the visitor refused.
    if (waiting().length > 0) void removeStored(queueKey);
    return;
  }
  isSending = true;
  await exclusively('okkong-page-views', sendWaiting).catch(() => undefined);
  isSending = false;
}

async function sendWaiting(): Promise<void> {
  // Another tab may have sent some of them a moment ago.
  await refreshStored(queueKey);
  for (let [first] = waiting(); first; [first] = waiting()) {
    if (!(await isDone(first))) return;
    // Read again: more may have been counted meanwhile, here and in other tabs.
    const sent = JSON.stringify(first);
    const index = waiting().findIndex((view) => JSON.stringify(view) === sent);
    if (index >= 0) void writeStored(queueKey, waiting().toSpliced(index, 1));
  }
}

/** Sends a view. False when it may be sent again: a view that the pool refuses must not hold up the rest. */
async function isDone(view: PageView): Promise<boolean> {
  try {
    await send(view);
    return true;
  } catch (error) {
    return error instanceof AppError && error.kind === 'api' && !isPoolTrouble(error.code);
  }
}

/** Another origin gets the view alone: none of the headers of our calls, no cookie, nothing that identifies a visitor. */
async function send(view: PageView): Promise<void> {
  if (outsideUrl === undefined) await call('pageView', view, { isKeptAlive: true });
  else await postOutside(outsideUrl, encodeBody('form', view) ?? '');
}
