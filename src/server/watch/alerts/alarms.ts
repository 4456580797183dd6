import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { meta } from '../../db/schema.ts';

/** What is wrong with the pool's own machinery, for its operator; `id` stays the same as long as it lasts. */
export interface Trouble {
  readonly id: string;
  readonly sentence: string;
}

/** A trouble of one look is none: something restarts, a line blinks. */
const LOOKS = 3;

const keyOf = (id: string): string => `alert:${id}`;

/**
 * Says each trouble once when it stands, and once when it is over, whichever instance sees it first: what was said stands in the database, or, where that
 * cannot be written, in this process. Gives what looks.
 */
export function createAlarms(db: Database, say: (text: string) => Promise<void>): (troubles: readonly Trouble[]) => Promise<void> {
  const looks = new Map<string, { trouble: Trouble; count: number; isTold: boolean }>();
  const claim = async ({ id, sentence }: Trouble): Promise<boolean> => {
    try {
      const rows = await db
        .insert(meta)
        .values({ key: keyOf(id), value: sentence })
        .onConflictDoNothing()
        .returning();
      return rows.length > 0;
    } catch {
      return true;
    }
  };
  const release = async (id: string): Promise<boolean> => {
    try {
      return (
        (
          await db
            .delete(meta)
            .where(eq(meta.key, keyOf(id)))
            .returning()
        ).length > 0
      );
    } catch {
      return false;
    }
  };
  return async (troubles) => {
    for (const trouble of troubles) {
      const known = looks.get(trouble.id) ?? { trouble, count: 0, isTold: false };
      const count = known.count + 1;
      const isDue = count >= LOOKS && !known.isTold;
      looks.set(trouble.id, { trouble, count, isTold: known.isTold || isDue });
      if (isDue && (await claim(trouble))) await say(trouble.sentence);
    }
    for (const [id, { trouble, isTold }] of looks) {
      if (troubles.some((each) => each.id === id)) continue;
      looks.delete(id);
      if (isTold && (await release(id))) await say(`Over again: ${trouble.sentence}`);
    }
  };
}
