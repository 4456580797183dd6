import { asc, eq } from 'drizzle-orm';
import { classCategories } from '#src/domain/class-categories.ts';
import * as z from 'zod';
import { DEFAULT_MARKET_SEED, defaultPoolCoins, type PoolCoinSettings } from '../market/defaults.ts';
import type { Database } from './database.ts';
import { endNotice } from './ended-notices.ts';
import { announcement, classVideo, meta, poolCoin, tip } from './schema.ts';
import announcements from './seed/announcements.json' with { type: 'json' };
import classes from './seed/classes.json' with { type: 'json' };
import tips from './seed/tips.json' with { type: 'json' };

const SEEDED = 'seeded';
const MARKET_SEED = 'market_seed';
/** When the ten videos were made: before the site first opened. */
const CLASSES_PUBLISHED_AT = new Date('2026-10-01T02:00:00Z');

const category = z.enum(classCategories);

/**
 * Fills an empty database with the first settings and content; does nothing on a later start. What the product's own pool has told its miners is
 * no news of an operator's own pools (`hasSources`): then only the classes are there.
 */
export async function seed(db: Database, hasSources: boolean): Promise<void> {
  await db.transaction(async (transaction) => {
    const isFirst = await transaction.insert(meta).values({ key: SEEDED, value: '1' }).onConflictDoNothing().returning();
    if (isFirst.length === 0) return;
    await transaction.insert(meta).values({ key: MARKET_SEED, value: String(DEFAULT_MARKET_SEED) });
    await transaction.insert(poolCoin).values(defaultPoolCoins.map(poolCoinRow));
    await transaction.insert(classVideo).values(classes.map(classRow));
    if (hasSources) return endNotice(transaction, 'migration');
    await transaction.insert(tip).values(tips.map((content) => ({ content })));
    await transaction.insert(announcement).values(announcements.map((item) => ({ ...item, publishedAt: new Date(item.publishedAt) })));
  });
}

function poolCoinRow(settings: (typeof defaultPoolCoins)[number]): typeof poolCoin.$inferInsert {
  return {
    ...settings,
    feeRates: [...settings.feeRates],
    incomeTypes: [...settings.incomeTypes],
  };
}

function classRow(item: (typeof classes)[number], sort: number): typeof classVideo.$inferInsert {
  return {
    id: item.id,
    category: category.parse(item.category),
    title: item.title,
    summary: item.summary,
    seconds: item.seconds,
    webmBytes: item.bytes.webm,
    mp4Bytes: item.bytes.mp4,
    publishedAt: CLASSES_PUBLISHED_AT,
    sort,
  };
}

/** The seed of the market model: the same figures after every restart. */
export async function marketSeed(db: Database): Promise<number> {
  const [row] = await db.select().from(meta).where(eq(meta.key, MARKET_SEED));
  return Number(row?.value ?? DEFAULT_MARKET_SEED);
}

/** How the pool treats its coins, in the order of the list. */
export async function poolCoinSettings(db: Database): Promise<readonly PoolCoinSettings[]> {
  return db.select().from(poolCoin).orderBy(asc(poolCoin.sort));
}
