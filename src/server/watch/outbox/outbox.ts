import { and, asc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { WatchWay } from '#src/contracts/watch.ts';
import { HOUR_MS } from '#src/domain/days.ts';
import type { Database } from '../../db/database.ts';
import { watch, watchMessage } from '../../db/schema.ts';
import { takesRepeats } from '../ways/way.ts';

/** A message under way has this long; then its instance is gone, and another one goes on with it. */
export const CLAIM_S = 60;
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

const claimedRows = z.object({ rows: z.array(z.object({ id: z.string(), was_left: z.boolean() })) });

/**
 * Takes watches of some ways that have something to be told, so that no other instance does, and marks it as 'sending' before a request is made. What a
 * process left behind in 'sending' is taken first and alone, as the very same message: it is sent again, except where a repeat would be a second message
 * and the first may have arrived (`takesRepeats`).
 */
export async function claimDue(db: Database, nowMs: number, ways: readonly WatchWay[]): Promise<readonly Claim[]> {
  return db.transaction(async (transaction) => {
    const now = new Date(nowMs).toISOString();
    const due = sql`select 1 from watch_message m where m.watch_id = w.id and m.state in ('written', 'sending') and m.next_at <= ${now}`;
    const taken = await transaction.execute(
      sql`update watch set claimed_until = clock_timestamp() + make_interval(secs => ${CLAIM_S}) from (
        select w.id, w.claimed_until is not null as was_left from watch w where w.state = 'on' and ${inArray(sql`w.way`, [...ways])}
        and (w.claimed_until is null or w.claimed_until < clock_timestamp()) and exists (${due}) limit ${CLAIMED} for update skip locked) free
        where watch.id = free.id returning watch.id, free.was_left`,
    );
    const left = new Map(claimedRows.parse(taken).rows.map(({ id, was_left }) => [id, was_left]));
    if (left.size === 0) return [];
    const watches = await transaction
      .select()
      .from(watch)
      .where(inArray(watch.id, [...left.keys()]));
    const claims: Claim[] = [];
    for (const row of watches) {
      if (left.get(row.id)) await dropDoubtful(transaction, row);
      const claim = await takeMessage(transaction, row, nowMs);
      if (claim) claims.push(claim);
      else await transaction.update(watch).set({ claimedUntil: null }).where(eq(watch.id, row.id));
    }
    return claims;
  });
}

/** Gives up what a process was handing over when it ended, where a repeat would come as a second message; its owner's page says that it is not known. */
async function dropDoubtful(transaction: Database, { id, way }: WatchRow): Promise<void> {
  if (takesRepeats[way]) return;
  const begun = and(eq(watchMessage.watchId, id), eq(watchMessage.state, 'sending'), isNotNull(watchMessage.begunAt));
  const given = await transaction.update(watchMessage).set({ state: 'failed' }).where(begun).returning();
  if (given.length > 0) await transaction.update(watch).set({ problem: 'unsure' }).where(eq(watch.id, id));
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
  const claimed = { state: 'sending' as const, batch: batch ?? first.id, begunAt: null, tries: sql`${watchMessage.tries} + 1` };
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

/**
 * Notes that a message is about to be handed over. False: it is not this process's any more, which stood still for longer than its claim.
 */
export async function markBegun(db: Database, claim: Claim, nowMs: number): Promise<boolean> {
  const rows = await db
    .update(watchMessage)
    .set({ begunAt: new Date(nowMs) })
    .where(and(ofBatch(claim), isNull(watchMessage.begunAt)))
    .returning({ id: watchMessage.id });
  return rows.length > 0;
}

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
