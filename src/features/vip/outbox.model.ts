import * as z from 'zod/mini';
import { vipApplyRequest } from '#src/contracts/vip.ts';

/** Decision E3: an application older than this is sent only on the visitor's word. */
export const ASK_AFTER_MS = 24 * 60 * 60 * 1000;

const unsent = {
  /** Sent as Idempotency-Key: the pool keeps one application a key, however often it is sent. */
  key: z.string(),
  madeAt: z.number(),
  application: vipApplyRequest,
};
const waitingItem = z.object({ ...unsent, state: z.literal('waiting'), confirmedAt: z.optional(z.number()) });
const refusedItem = z.object({ ...unsent, state: z.literal('refused'), message: z.string() });
/** Nothing of the application stays once the pool has it (R12). */
const sentItem = z.object({ key: z.string(), state: z.literal('sent'), sentAt: z.number() });

/** One application in the outbox. Times are milliseconds since 1970 by the server's clock. */
export const outboxItem = z.discriminatedUnion('state', [waitingItem, refusedItem, sentItem]);
export type OutboxItem = z.output<typeof outboxItem>;
export type WaitingItem = z.output<typeof waitingItem>;
export type UnsentItem = WaitingItem | z.output<typeof refusedItem>;
export const outboxSchema = z.array(outboxItem);

/** What the visitor is told of an item; 'needs-word': it is too old to be sent without asking. */
export type ShownState = 'waiting' | 'sending' | 'needs-word' | 'refused' | 'sent';

/** True when an item may be sent without asking: waiting, and made or confirmed within 24 hours. A time to come counts as now. */
export function isDue(item: OutboxItem, nowMs: number): item is WaitingItem {
  return item.state === 'waiting' && nowMs - (item.confirmedAt ?? item.madeAt) <= ASK_AFTER_MS;
}

/** The state to show. `sendingKey`: the item on its way at this moment. `mayQueue` false: nothing is sent by itself (decision E3). */
export function shownState(item: OutboxItem, facts: { nowMs: number; sendingKey?: string | undefined; mayQueue: boolean }): ShownState {
  if (item.state !== 'waiting') return item.state;
  if (item.key === facts.sendingKey) return 'sending';
  return facts.mayQueue && isDue(item, facts.nowMs) ? 'waiting' : 'needs-word';
}
