import type { VipApplication } from '#src/contracts/vip.ts';
import { now } from '#src/lib/clock.ts';
import { readStored, refreshStored, writeStored } from '#src/lib/storage.ts';
import { exclusively } from './exclusively.ts';
import { OUTBOX_KEY } from './outbox-key.ts';
import { outboxSchema, type OutboxItem } from './outbox.model.ts';

/** What waits on this device, oldest first. */
export function readOutbox(): readonly OutboxItem[] {
  return readStored(OUTBOX_KEY, outboxSchema) ?? [];
}

/** Changes the outbox as one step among all tabs: what another tab has just written is read first (R18). */
async function change(work: (items: readonly OutboxItem[]) => readonly OutboxItem[]): Promise<void> {
  await exclusively('okkong-outbox-change', async () => {
    await refreshStored(OUTBOX_KEY);
    await writeStored(OUTBOX_KEY, work(readOutbox()));
  });
}

/** Puts an application in, under the key it may have been sent with already. The same key twice is one item. */
export async function addToOutbox(key: string, application: VipApplication): Promise<void> {
  const item: OutboxItem = { key, state: 'waiting', madeAt: now(), application };
  await change((items) => [...items.filter((known) => known.key !== key), item]);
}

/** Takes an item out: cancelled, taken back for a change, or its news read. */
export async function removeFromOutbox(key: string): Promise<void> {
  await change((items) => items.filter((item) => item.key !== key));
}

/** The visitor's word to send an item of another day. */
export async function confirmInOutbox(key: string): Promise<void> {
  await change((items) => items.map((item) => (item.key === key && item.state === 'waiting' ? { ...item, confirmedAt: now() } : item)));
}

/** The pool has it: also said when the item was taken out while it was on its way. */
export async function markSent(key: string): Promise<void> {
  await change((items) => [...items.filter((item) => item.key !== key), { key, state: 'sent', sentAt: now() }]);
}

/** The pool refused it, with a sentence: it stays to be changed or removed. */
export async function markRefused(key: string, message: string): Promise<void> {
  await change((items) =>
    items.map((item) => (item.key === key && item.state === 'waiting' ? { ...withoutWord(item), state: 'refused', message } : item)),
  );
}

const withoutWord = ({ key, madeAt, application }: Extract<OutboxItem, { state: 'waiting' }>) => ({ key, madeAt, application });
