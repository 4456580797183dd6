import { atom } from 'jotai';
import * as z from 'zod/mini';
import { DAY_MS } from '#src/domain/days.ts';
import { now } from '#src/lib/clock.ts';
import { exclusively } from '#src/lib/exclusively.ts';
import { readStored, refreshStored, writeStored } from '#src/lib/storage.ts';
import { storedRows } from '#src/lib/stored-schema.ts';
import { persistedAtom } from '#src/state/persisted-atom.ts';
import { OUTBOX_KEY } from './outbox-kinds.ts';

/** What is older than this is sent only when the visitor confirms it. */
export const CONFIRM_AFTER_MS = DAY_MS;

const unsent = {
  /** Sent as Idempotency-Key: the pool keeps one of a key, however often it is sent. */
  key: z.string(),
  madeAt: z.number(),
  /** Which of the kinds it is (outbox-kinds.ts). */
  kind: z.string(),
  content: z.unknown(),
};
const waitingItem = z.object({ ...unsent, state: z.literal('waiting'), confirmedAt: z.optional(z.number()) });
const refusedItem = z.object({ ...unsent, state: z.literal('refused'), message: z.string() });
/** Nothing of the content stays once the pool has it. */
const sentItem = z.object({ key: z.string(), kind: z.string(), state: z.literal('sent'), sentAt: z.number() });

/** One thing in the outbox. Times are milliseconds since 1970 by the server's clock. */
const outboxItem = z.discriminatedUnion('state', [waitingItem, refusedItem, sentItem]);
export type OutboxItem = z.output<typeof outboxItem>;
export type WaitingItem = z.output<typeof waitingItem>;
export type UnsentItem = WaitingItem | z.output<typeof refusedItem>;

/** Items without a kind are applications for a VIP address, stored before there were others. */
const kinded = z.transform((item: Record<string, unknown>) =>
  'kind' in item ? item : { ...item, kind: 'vip', content: item.application },
);
const outboxSchema = storedRows(z.pipe(z.pipe(z.record(z.string(), z.unknown()), kinded), outboxItem));

/** The outbox as this and other tabs write it; changed through the functions below only. */
export const outboxAtom = persistedAtom<OutboxItem[]>({ key: OUTBOX_KEY, schema: outboxSchema, initial: [] });

/** Key of what this tab is sending at this moment. */
export const sendingKeyAtom = atom<string | undefined>(undefined);

/** The state of an item for the visitor; 'needs-consent': it is too old to be sent without the visitor's confirmation. */
export type ShownState = 'waiting' | 'sending' | 'needs-consent' | 'refused' | 'sent';

/** True when an item may be sent by itself: waiting, and made or confirmed within 24 hours. A time to come counts as now. */
export function isDue(item: OutboxItem, nowMs: number): item is WaitingItem {
  return item.state === 'waiting' && nowMs - (item.confirmedAt ?? item.madeAt) <= CONFIRM_AFTER_MS;
}

/** The state to show. `sendingKey`: the item on its way at this moment. `mayQueue` false: nothing is sent by itself. */
export function shownState(item: OutboxItem, facts: { nowMs: number; sendingKey?: string | undefined; mayQueue: boolean }): ShownState {
  if (item.state !== 'waiting') return item.state;
  if (item.key === facts.sendingKey) return 'sending';
  return facts.mayQueue && isDue(item, facts.nowMs) ? 'waiting' : 'needs-consent';
}

/** What waits on this device, oldest first. */
export function readOutbox(): readonly OutboxItem[] {
  return readStored(OUTBOX_KEY, outboxSchema) ?? [];
}

/** Changes the outbox as one step among all tabs: what another tab has just written is read first. Gives whether the device keeps it. */
function change(work: (items: readonly OutboxItem[]) => readonly OutboxItem[]): Promise<boolean> {
  return exclusively('okkong-outbox-change', async () => {
    await refreshStored(OUTBOX_KEY);
    return writeStored(OUTBOX_KEY, [...work(readOutbox())], outboxSchema);
  });
}

/** Puts something in, under the key it may have been sent with already. The same key twice is one item. False: it waits in the open page only. */
export function addToOutbox(key: string, kind: string, content: unknown): Promise<boolean> {
  const item: OutboxItem = { key, state: 'waiting', madeAt: now(), kind, content };
  return change((items) => [...items.filter((known) => known.key !== key), item]);
}

/** Takes an item out: cancelled, taken back for a change, or its news read. */
export async function removeFromOutbox(key: string): Promise<void> {
  await change((items) => items.filter((item) => item.key !== key));
}

/** The visitor confirms that an item of another day is sent. */
export async function confirmInOutbox(key: string): Promise<void> {
  await change((items) => items.map((item) => (item.key === key && item.state === 'waiting' ? { ...item, confirmedAt: now() } : item)));
}

/** The pool has it: also said when the item was taken out while it was on its way. */
export async function markSent({ key, kind }: WaitingItem): Promise<void> {
  await change((items) => [...items.filter((item) => item.key !== key), { key, kind, state: 'sent', sentAt: now() }]);
}

/** The pool refused it, with a sentence: it stays to be changed or removed. */
export async function markRefused(key: string, message: string): Promise<void> {
  await change((items) =>
    items.map((item): OutboxItem => {
      if (item.key !== key || item.state !== 'waiting') return item;
      const { madeAt, kind, content } = item;
      return { key, madeAt, kind, content, state: 'refused', message };
    }),
  );
}
