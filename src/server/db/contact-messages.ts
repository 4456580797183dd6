import { asc, eq, lt } from 'drizzle-orm';
import { contactFields, type ContactMessage } from '#src/contracts/contact.ts';
import type { Language } from '#src/contracts/languages.ts';
import type { Database } from './database.ts';
import { contactMessage } from './schema.ts';

const KEPT_MONTHS = 12;

/** A message as the operator reads it. */
export type KeptMessage = typeof contactMessage.$inferSelect;

interface ReceivedMessage {
  readonly message: ContactMessage;
  readonly idempotencyKey: string;
  readonly language: Language;
  /** When it came, ms since 1970. */
  readonly atMs: number;
}

/** What lies under an idempotency key: nothing yet, this very message, or another one. */
export async function knownMessage(db: Database, key: string, message: ContactMessage): Promise<'none' | 'same' | 'other'> {
  const [kept] = await db.select().from(contactMessage).where(eq(contactMessage.idempotencyKey, key));
  if (!kept) return 'none';
  return contactFields.every((field) => kept[field] === message[field]) ? 'same' : 'other';
}

/** Keeps a message; false when its key was taken in the meantime. */
export async function keepContactMessage(db: Database, { message, idempotencyKey, language, atMs }: ReceivedMessage): Promise<boolean> {
  const row = { ...message, idempotencyKey, language, receivedAt: new Date(atMs) };
  return (await db.insert(contactMessage).values(row).onConflictDoNothing().returning()).length > 0;
}

/** Every message, oldest first. */
export async function readContactMessages(db: Database): Promise<readonly KeptMessage[]> {
  return db.select().from(contactMessage).orderBy(asc(contactMessage.id));
}

/** Notes that a message was answered; undefined when there is none of that number. */
export async function markAnswered(db: Database, id: number, atMs: number): Promise<KeptMessage | undefined> {
  const [row] = await db
    .update(contactMessage)
    .set({ answeredAt: new Date(atMs) })
    .where(eq(contactMessage.id, id))
    .returning();
  return row;
}

/** Removes messages after 12 months. `nowMs` since 1970. */
export async function purgeContactMessages(db: Database, nowMs: number): Promise<void> {
  const oldest = new Date(nowMs);
  oldest.setUTCMonth(oldest.getUTCMonth() - KEPT_MONTHS);
  await db.delete(contactMessage).where(lt(contactMessage.receivedAt, oldest));
}
