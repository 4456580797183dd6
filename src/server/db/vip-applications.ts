import { createHmac } from 'node:crypto';
import { asc, eq, lt, sql } from 'drizzle-orm';
import type { Language } from '#src/contracts/languages.ts';
import { type VipApplication, vipApplicationFields } from '#src/contracts/vip.ts';
import { beijingDate } from '#src/domain/days.ts';
import type { Database } from './database.ts';
import { vipApplication, vipSender } from './schema.ts';
import { keptSecret } from './secrets.ts';

/** Applications an address may make on a Beijing day. */
export const VIP_PER_DAY = 20;
const KEPT_MONTHS = 12;
const SENDER_SECRET = 'vip_sender_secret';

/** An application as the operator reads it. */
export type KeptApplication = typeof vipApplication.$inferSelect;

interface ReceivedApplication {
  readonly application: VipApplication;
  readonly idempotencyKey: string;
  readonly language: Language;
  /** Network address of the sender; only a keyed digest of it is kept, until the day is over. */
  readonly address: string;
  /** When it came, ms since 1970. */
  readonly atMs: number;
}

/** 'known': the same application lies here already; 'differs': the key belongs to another one. */
type KeepOutcome = 'kept' | 'known' | 'differs' | 'too-many';

class TooMany extends Error {}

/** Keeps an application once, however often it is sent, and counts it for its sender's day. */
export async function keepVipApplication(db: Database, received: ReceivedApplication): Promise<KeepOutcome> {
  const { application, idempotencyKey, language, address, atMs } = received;
  const day = beijingDate(atMs);
  const sender = await senderOf(db, address);
  try {
    return await db.transaction(async (transaction) => {
      const row = { ...application, idempotencyKey, language, receivedAt: new Date(atMs) };
      const added = await transaction.insert(vipApplication).values(row).onConflictDoNothing().returning();
      if (added.length === 0) return (await isSame(transaction, idempotencyKey, application)) ? 'known' : 'differs';
      const [counted] = await transaction
        .insert(vipSender)
        .values({ day, sender, applications: 1 })
        .onConflictDoUpdate({ target: [vipSender.day, vipSender.sender], set: { applications: sql`${vipSender.applications} + 1` } })
        .returning();
      if ((counted?.applications ?? 0) > VIP_PER_DAY) throw new TooMany();
      return 'kept';
    });
  } catch (error) {
    if (error instanceof TooMany) return 'too-many';
    throw error;
  }
}

async function isSame(db: Database, key: string, application: VipApplication): Promise<boolean> {
  const [kept] = await db.select().from(vipApplication).where(eq(vipApplication.idempotencyKey, key));
  return kept !== undefined && vipApplicationFields.every((field) => kept[field] === application[field]);
}

/** A digest of an address under a secret of this database: addresses are few enough to be guessed from a plain one. */
async function senderOf(db: Database, address: string): Promise<string> {
  return createHmac('sha256', await keptSecret(db, SENDER_SECRET))
    .update(address)
    .digest('hex');
}

/** Every application, oldest first. */
export async function readVipApplications(db: Database): Promise<readonly KeptApplication[]> {
  return db.select().from(vipApplication).orderBy(asc(vipApplication.receivedAt), asc(vipApplication.idempotencyKey));
}

/** Removes applications after 12 months and the counts of past days. */
export async function purgeVipApplications(db: Database, nowMs: number): Promise<void> {
  const oldest = new Date(nowMs);
  oldest.setUTCMonth(oldest.getUTCMonth() - KEPT_MONTHS);
  await db.delete(vipApplication).where(lt(vipApplication.receivedAt, oldest));
  await db.delete(vipSender).where(lt(vipSender.day, beijingDate(nowMs)));
}
