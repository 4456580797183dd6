import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { meta } from './schema.ts';

/** The secret of this name, 64 hex digits, made on first use: every instance over one database has the same. */
export async function keptSecret(db: Database, name: string): Promise<string> {
  await db
    .insert(meta)
    .values({ key: name, value: randomBytes(32).toString('hex') })
    .onConflictDoNothing();
  const [secret] = await db.select().from(meta).where(eq(meta.key, name));
  if (secret === undefined) throw new Error(`the secret ${name} was not kept`);
  return secret.value;
}
