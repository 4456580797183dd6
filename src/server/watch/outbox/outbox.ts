import { and, asc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import * as z from 'zod';
import { HOUR_MS } from '#src/domain/days.ts';
import type { Database } from '../../db/database.ts';
import { watch, watchMessage } from '../../db/schema.ts';

/** A message under way has this long; then its instance is gone, and another one sends it again. */
const CLAIM_S = 60;
/** Watches that are told at a time. */
const CLAIMED = 20;

type WatchRow = typeof watch.$inferSelect;
type MessageRow = typeof watchMessage.$inferSelect;

/** A watch whose messages are this instance's to send, with the rows that are one message. */
export interface Claim {
  readonly watch: WatchRow;
  readonly batch: number;
  readonly rows: readonly MessageRow[];
}

const ids = z.object({ rows: z.array(z.object({ id: z.string() })) });

/**
 * Takes watches that have something to be told, so that no other instance does, and marks it as 'sending' before a request is made. What a process left
 * behind in 'sending' is taken first and alone: it is sent again as the very same message, which push services, mailboxes and notifications recognise by its id.
 */
export async function claimDue(db: Database, nowMs: number): Promise<readonly Claim[]> {
  return db.transaction(async (transaction) => {
    const now = new Date(nowMs).toISOString();
    const due = sql`select 1 from watch_message m where m.watch_id = w.id and m.state in ('written', 'sending') and m.next_at <= ${now}`;
    const taken = await transaction.execute(
      sql`update watch set claimed_until = clock_timestamp() + make_interval(secs => ${CLAIM_S}) where id in (
        select w.id from watch w where w.state = 'on' and (w.claimed_until is null or w.claimed_until < clock_timestamp())
        and exists (${due}) limit ${CLAIMED} for update skip locked) returning id`,
    );
    const claimed = ids.parse(taken).rows.map(({ id }) => id);
    if (claimed.length === 0) return [];
    const watches = await transaction.select().from(watch).where(inArray(watch.id, claimed));
    const claims: Claim[] = [];
    for (const row of watches) {
      const claim = await takeMessage(transaction, row, nowMs);
      if (claim) claims.push(claim);
      else await transaction.update(watch).set({ claimedUntil: null }).where(eq(watch.id, row.id));
    }
    return claims;
  });
}

/** The message that is to be sent to a watch now; undefined where it has had as many in this hour as it wants: the others wait, and are one then. */
async function takeMessage(transaction: Database, owner: WatchRow, nowMs: number): Promise<Claim | undefined> {
  const own = eq(watchMessage.watchId, owner.id);
  const open = await transaction
    .select()
    .from(watchMessage)
    .where(and(own, inArray(watchMessage.state, ['written', 'sending'])))
    .orderBy(asc(watchMessage.id));
  const left = open.find(({ state, nextAt }) => state === 'sending' && nextAt.getTime() <= nowMs);
  const batch = left?.batch ?? undefined;
  const due = open.filter(({ state, nextAt }) => state === 'written' && nextAt.getTime() <= nowMs);
  const rows = batch === undefined ? due : open.filter((row) => row.batch === batch && row.state === 'sending');
  const [first] = rows;
  if (!first) return undefined;
  if (batch === undefined) {
    const untilMs = await fullUntil(transaction, owner, nowMs);
    if (untilMs !== undefined) {
      const dueIds = due.map(({ id }) => id);
      await transaction
        .update(watchMessage)
        .set({ nextAt: new Date(untilMs) })
        .where(inArray(watchMessage.id, dueIds));
      return undefined;
    }
  }
  const claimed = { state: 'sending' as const, batch: batch ?? first.id, tries: sql`${watchMessage.tries} + 1` };
  const taken = await transaction
    .update(watchMessage)
    .set(claimed)
    .where(
      inArray(
        watchMessage.id,
        rows.map(({ id }) => id),
      ),
    )
    .returning();
  return { watch: owner, batch: claimed.batch, rows: taken.toSorted((a, b) => a.id - b.id) };
}

/** Until when (ms) a watch has had as many messages as it wants in an hour; undefined where it may have one more. */
async function fullUntil(transaction: Database, { id, rules }: WatchRow, nowMs: number): Promise<number | undefined> {
  const sent = await transaction
    .selectDistinct({ batch: watchMessage.batch, sentAt: watchMessage.sentAt })
    .from(watchMessage)
    .where(
      and(
        eq(watchMessage.watchId, id),
        gt(watchMessage.sentAt, new Date(nowMs - HOUR_MS)),
        eq(watchMessage.state, 'sent'),
        isNotNull(watchMessage.batch),
      ),
    )
    .orderBy(asc(watchMessage.sentAt));
  const oldest = sent[sent.length - rules.perHour]?.sentAt;
  return oldest ? oldest.getTime() + HOUR_MS : undefined;
}

const ofBatch = ({ watch: { id }, batch }: Claim) =>
  and(eq(watchMessage.watchId, id), eq(watchMessage.batch, batch), eq(watchMessage.state, 'sending'));

/** Notes that a message arrived. */
export async function markSent(db: Database, claim: Claim, nowMs: number): Promise<void> {
  await db.transaction(async (transaction) => {
    await transaction
      .update(watchMessage)
      .set({ state: 'sent', sentAt: new Date(nowMs) })
      .where(ofBatch(claim));
    const told = { toldAt: new Date(nowMs), problem: '', claimedUntil: null };
    await transaction.update(watch).set(told).where(eq(watch.id, claim.watch.id));
  });
}

/** Notes that it did not, and why. `nextAtMs`: when it is tried again; undefined: never. `isSame`: it may have arrived, so its repeat stays as it is. */
export async function markUnsent(
  db: Database,
  claim: Claim,
  { problem, nextAtMs, isSame }: { readonly problem: string; readonly nextAtMs: number | undefined; readonly isSame: boolean },
): Promise<void> {
  const failed = { state: 'failed' as const };
  const again = nextAtMs !== undefined && {
    nextAt: new Date(nextAtMs),
    ...(isSame ? { state: 'sending' as const } : { state: 'written' as const, batch: null }),
  };
  await db.transaction(async (transaction) => {
    await transaction
      .update(watchMessage)
      .set(again || failed)
      .where(ofBatch(claim));
    await transaction.update(watch).set({ problem, claimedUntil: null }).where(eq(watch.id, claim.watch.id));
  });
}
