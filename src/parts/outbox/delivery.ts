import { AppError } from '#src/lib/app-error.ts';
import { now, subscribeTick } from '#src/lib/clock.ts';
import { exclusively } from '#src/lib/exclusively.ts';
import { refreshStored } from '#src/lib/storage.ts';
import { connectionAtom } from '#src/state/online.ts';
import type { Store } from '#src/state/store.ts';
import { isDue, markRefused, markSent, type OutboxItem, readOutbox, sendingKeyAtom, type WaitingItem } from './outbox.ts';
import { OUTBOX_KEY, type OutboxKind, type OutboxKinds, type SendFailure, type SendOutcome } from './outbox-kinds.ts';

/** Codes with which the pool says "not now" rather than "not this". */
const passingCodes = new Set(['408', '429', '500', '502', '503', '504']);

/** Why a request failed. Throws what neither the network nor the pool has done. */
export function failureOf(error: unknown): SendFailure {
  if (!(error instanceof AppError)) throw error;
  const { kind, code, message } = error;
  const isRefused = (kind === 'api' || kind === 'auth') && !passingCodes.has(code ?? '');
  return isRefused ? { kind: 'refused', message } : { kind: 'no-response', error: kind, message };
}

/** What became of a request that sends something. Never throws for what the network or the pool may do. */
export async function outcomeOf(request: Promise<unknown>): Promise<SendOutcome> {
  try {
    await request;
    return { kind: 'sent' };
  } catch (error) {
    return failureOf(error);
  }
}

const firstPauseMs = 60_000;
/** A server that takes a request and cuts its answer looks as if it were back each time: once a return has failed, the next is not followed at once. */
const firstReturnPauseMs = 5_000;
const longestPauseMs = 32 * 60_000;

interface Delivery {
  store: Store;
  kinds: OutboxKinds;
}

/**
 * Sends what is due, one after the other, in one tab at a time; the item of `confirmedKey` also when it is not due.
 * False when there was no response: the rest waits.
 */
export function deliverOutbox({ store, kinds }: Delivery, confirmedKey?: string): Promise<boolean> {
  const mayGo = (kind: OutboxKind, item: OutboxItem | undefined): item is WaitingItem =>
    item?.state === 'waiting' && (item.key === confirmedKey || (kind.mayWait() && isDue(item, now())));
  return exclusively('okkong-outbox-delivery', async () => {
    await refreshStored(OUTBOX_KEY);
    for (const { key } of readOutbox()) {
      // Looked up again each time: it may have been taken out while another was sent.
      const item = readOutbox().find((known) => known.key === key);
      const kind = kinds.find(({ name }) => name === item?.kind);
      if (kind && mayGo(kind, item) && !(await deliver(store, kind, item))) return false;
    }
    return true;
  });
}

async function deliver(store: Store, kind: OutboxKind, item: WaitingItem): Promise<boolean> {
  store.set(sendingKeyAtom, item.key);
  try {
    const outcome = await kind.send(item.content, item.key);
    if (outcome.kind === 'sent') await markSent(item);
    if (outcome.kind === 'refused') await markRefused(item.key, outcome.message);
    return outcome.kind !== 'no-response';
  } finally {
    store.set(sendingKeyAtom, undefined);
  }
}

/**
 * Sends what waits: now, when the connection comes back (later and later where each return ends in another failure), and while the page is open after
 * pauses that double up to half an hour.
 * Returns the way to stop.
 */
export function keepDelivering(delivery: Delivery): () => void {
  const { store } = delivery;
  let pauseMs = firstPauseMs;
  let nextAt = 0;
  let returnPauseMs = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const attempt = async (isReturn = false) => {
    if (now() < nextAt || !readOutbox().some((item) => isDue(item, now()))) return;
    nextAt = now() + pauseMs;
    const hasResponse = await deliverOutbox(delivery);
    pauseMs = hasResponse ? firstPauseMs : Math.min(pauseMs * 2, longestPauseMs);
    if (hasResponse) returnPauseMs = 0;
    else if (isReturn) returnPauseMs = Math.min(Math.max(firstReturnPauseMs, returnPauseMs * 2), longestPauseMs);
    // The pool is there again: what is put in from now on has nothing to wait out.
    if (hasResponse) nextAt = 0;
  };
  const start = (isReturn = false) => void attempt(isReturn).catch(() => undefined);
  const stopListening = store.sub(connectionAtom, () => {
    if (store.get(connectionAtom) !== 'online') return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      nextAt = 0;
      pauseMs = firstPauseMs;
      start(true);
    }, returnPauseMs);
  });
  const stopTick = subscribeTick(firstPauseMs, () => start());
  start();
  return () => {
    clearTimeout(timer);
    stopListening();
    stopTick();
  };
}
