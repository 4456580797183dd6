import * as z from 'zod/mini';
import { type PageView, pageViewRequest } from '#src/contracts/telemetry.ts';
import { now } from './clock.ts';
import { call } from './http.ts';
import { readStored, storageRead, writeStored } from './storage.ts';

const queueKey = 'page-views';
/** A kiosk offline for a week must not fill the disk (R21). */
const queueLimit = 100;
const queueSchema = z.array(pageViewRequest);

let isSending = false;

/** Counts one page view: path without query, nothing that tells who (decision D). Offline it waits and is sent later. */
export function trackPageView(view: PageView): void {
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

/** Sends what waits, oldest first; stops at the first that does not get through. Never throws. */
export async function flushPageViews(): Promise<void> {
  if (isSending) return;
  isSending = true;
  try {
    for (let [first] = waiting(); first; [first] = waiting()) {
      await call('pageView', first, { isKeptAlive: true });
      // Read again: more may have been counted meanwhile.
      void writeStored(queueKey, waiting().slice(1));
    }
  } catch {
    // No network: the queue keeps its order for the next time.
  } finally {
    isSending = false;
  }
}
