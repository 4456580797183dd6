import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { meta } from './schema.ts';

/** The value of this name, made on first use: every instance over one database has the same. */
export async function keptValue(db: Database, name: string, make: () => string): Promise<string> {
  const [known] = await db.select().from(meta).where(eq(meta.key, name));
  if (known) return known.value;
  await db.insert(meta).values({ key: name, value: make() }).onConflictDoNothing();
  const [kept] = await db.select().from(meta).where(eq(meta.key, name));
  if (kept === undefined) throw new Error(`the value ${name} was not kept`);
  return kept.value;
}

/** Has the next use make another one. */
export async function forgetValue(db: Database, name: string): Promise<void> {
  await db.delete(meta).where(eq(meta.key, name));
}

/** The secret of this name, 64 hex digits. */
export function keptSecret(db: Database, name: string): Promise<string> {
  return keptValue(db, name, () => randomBytes(32).toString('hex'));
}
