import { now, subscribeTick } from '#src/lib/clock.ts';
import { poolKeepsOnce } from '#src/lib/pool-promise.ts';
import { refreshStored } from '#src/lib/storage.ts';
import { connectionAtom } from '#src/state/online.ts';
import type { Store } from '#src/state/store.ts';
import { exclusively } from './exclusively.ts';
import { OUTBOX_KEY } from './outbox-key.ts';
import { sendingKeyAtom } from './outbox.atoms.ts';
import { isDue, type OutboxItem, type WaitingItem } from './outbox.model.ts';
import { markRefused, markSent, readOutbox } from './outbox.ts';
import { sendApplication } from './send-application.ts';

const firstPauseMs = 60_000;
const longestPauseMs = 32 * 60_000;

/**
 * Sends what is due, one after the other, in one tab at a time; `askedKey` also when it is not due, for the visitor said so.
 * False when the pool did not answer: the rest waits.
 */
export function deliverOutbox(store: Store, askedKey?: string): Promise<boolean> {
  const mayGo = (item: OutboxItem | undefined): item is WaitingItem =>
    item?.state === 'waiting' && (item.key === askedKey || (poolKeepsOnce() && isDue(item, now())));
  return exclusively('okkong-outbox-delivery', async () => {
    await refreshStored(OUTBOX_KEY);
    for (const { key } of readOutbox()) {
      // Looked up again each time: it may have been taken out while another was sent.
      const item = readOutbox().find((known) => known.key === key);
      if (mayGo(item) && !(await deliver(store, item))) return false;
    }
    return true;
  });
}

async function deliver(store: Store, { key, application }: WaitingItem): Promise<boolean> {
  store.set(sendingKeyAtom, key);
  try {
    const outcome = await sendApplication(application, key);
    if (outcome.kind === 'sent') await markSent(key);
    if (outcome.kind === 'refused') await markRefused(key, outcome.message);
    return outcome.kind !== 'unanswered';
  } finally {
    store.set(sendingKeyAtom, undefined);
  }
}

/**
 * Sends what waits: now, when the line comes back, and while the page is open after pauses that double up to half an hour.
 * Returns the way to stop.
 */
export function keepDelivering(store: Store): () => void {
  let pauseMs = firstPauseMs;
  let nextAt = 0;
  const attempt = async () => {
    if (now() < nextAt || !readOutbox().some((item) => isDue(item, now()))) return;
    nextAt = now() + pauseMs;
    const isAnswered = await deliverOutbox(store);
    pauseMs = isAnswered ? firstPauseMs : Math.min(pauseMs * 2, longestPauseMs);
  };
  const start = () => void attempt().catch(() => undefined);
  const stopLine = store.sub(connectionAtom, () => {
    if (store.get(connectionAtom) !== 'online') return;
    nextAt = 0;
    pauseMs = firstPauseMs;
    start();
  });
  const stopTick = subscribeTick(firstPauseMs, start);
  start();
  return () => {
    stopLine();
    stopTick();
  };
}
