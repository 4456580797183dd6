import { and, eq, gte, lt, min, sql } from 'drizzle-orm';
import type { PricePoint } from '#src/contracts/pool.ts';
import { BEIJING_OFFSET_MS, beijingDate, beijingDayStart, DAY_MS, MINUTE_MS } from '#src/domain/days.ts';
import { isContradiction } from '#src/domain/network-agreement.ts';
import { coinById } from '#src/domain/coins.ts';
import type { Database } from '../../db/database.ts';
import { dropSampleDays, makeSampleDays } from '../../db/sample-days.ts';
import { sourceDay, sourceSample } from '../../db/schema.ts';
import type { DailyPoint } from '../../market/market-types.ts';
import type { KeptDays } from '../../market/months.ts';

/** What a sample holds of a coin; null: unknown then. */
export interface SampleFigures {
  readonly coinId: number;
  readonly poolHs: number | null;
  readonly networkHs: number | null;
  readonly difficulty: number | null;
  readonly priceUsd: number | null;
  readonly blockReward: number | null;
  readonly txFeeRatio: number | null;
}

export interface Sample extends SampleFigures {
  readonly atMs: number;
}

/** A Beijing day of a coin: means of its samples, the first and the last price. */
export interface HistoryDay extends SampleFigures {
  readonly dayStartMs: number;
  readonly openUsd: number | null;
}

/** The history that is kept of all coins. */
export interface SourceHistory {
  /** Of the last 24 hours, oldest first. */
  readonly samples: readonly Sample[];
  /** Of the last 30 days, oldest first. A day of which nothing is known is not there. */
  readonly days: readonly HistoryDay[];
}

/** Length of a sample. */
export const SAMPLE_MS = 5 * MINUTE_MS;
const SAMPLES_KEPT_MS = 15 * DAY_MS;
/** So that last year's payments still find their prices when they are declared. */
const DAYS_KEPT_MS = 800 * DAY_MS;
const DAYS_READ_MS = 31 * DAY_MS;
/** Parts of the table that are there before their day is. */
const DAYS_AHEAD = 2;

/** Writes the sample of a moment's five minutes, once, and the days it belongs to anew. */
export async function keepSamples(db: Database, atMs: number, figures: readonly SampleFigures[]): Promise<void> {
  if (figures.length === 0) return;
  const at = new Date(Math.floor(atMs / SAMPLE_MS) * SAMPLE_MS);
  await makeSampleDays(db, [at.getTime()]);
  await db.transaction(async (transaction) => {
    await transaction
      .insert(sourceSample)
      .values(figures.map((each) => ({ ...each, at })))
      .onConflictDoNothing();
    await keepDay(transaction, beijingDayStart(at.getTime()));
  });
}

/** A day out of its samples; an unknown price does not end it. */
async function keepDay(db: Database, dayStartMs: number): Promise<void> {
  const priced = sql`filter (where ${sourceSample.priceUsd} is not null)`;
  const day = await db
    .select({
      coinId: sourceSample.coinId,
      poolHs: sql<number | null>`avg(${sourceSample.poolHs})`,
      networkHs: sql<number | null>`avg(${sourceSample.networkHs})`,
      difficulty: sql<number | null>`avg(${sourceSample.difficulty})`,
      blockReward: sql<number | null>`(array_agg(${sourceSample.blockReward} order by ${sourceSample.at} desc))[1]`,
      txFeeRatio: sql<number | null>`(array_agg(${sourceSample.txFeeRatio} order by ${sourceSample.at} desc))[1]`,
      openUsd: sql<number | null>`(array_agg(${sourceSample.priceUsd} order by ${sourceSample.at}) ${priced})[1]`,
      priceUsd: sql<number | null>`(array_agg(${sourceSample.priceUsd} order by ${sourceSample.at} desc) ${priced})[1]`,
    })
    .from(sourceSample)
    .where(and(gte(sourceSample.at, new Date(dayStartMs)), lt(sourceSample.at, new Date(dayStartMs + DAY_MS))))
    .groupBy(sourceSample.coinId);
  for (const row of day) {
    const values = { ...row, day: beijingDate(dayStartMs) };
    await db
      .insert(sourceDay)
      .values(values)
      .onConflictDoUpdate({ target: [sourceDay.coinId, sourceDay.day], set: values });
  }
}

const dated = ({ day, ...figures }: typeof sourceDay.$inferSelect): HistoryDay => ({
  ...figures,
  dayStartMs: Date.parse(`${day}T00:00:00Z`) - BEIJING_OFFSET_MS,
});

/** The days that were sampled here, for months that are over. */
export function keptDays(db: Database): KeptDays {
  return {
    first: async () => {
      const [row] = await db.select({ day: min(sourceDay.day) }).from(sourceDay);
      return row?.day ? Date.parse(`${row.day}T00:00:00+08:00`) : undefined;
    },
    of: async ({ fromMs, untilMs }) => {
      const inMonth = and(gte(sourceDay.day, beijingDate(fromMs)), lt(sourceDay.day, beijingDate(untilMs)));
      const days = new Map<number, DailyPoint[]>();
      for (const row of await db.select().from(sourceDay).where(inMonth).orderBy(sourceDay.day)) {
        days.set(row.coinId, [...(days.get(row.coinId) ?? []), dayPoint(dated(row))]);
      }
      return { days, aiRatio: [] };
    },
  };
}

/** A sampled day as curves have it; what contradicts itself is not known. */
function dayPoint({
  coinId,
  dayStartMs,
  priceUsd,
  openUsd,
  poolHs,
  networkHs,
  difficulty,
  blockReward,
  txFeeRatio,
}: HistoryDay): DailyPoint {
  const coin = coinById(coinId);
  const isDoubted = coin !== undefined && isContradiction(coin, { difficulty, hashrateHs: networkHs });
  return {
    dayStartMs,
    priceUsd,
    openUsd,
    poolHashrateHs: poolHs,
    networkHashrateHs: isDoubted ? null : networkHs,
    difficulty: isDoubted ? null : difficulty,
    blockReward,
    txFeeRatio,
  };
}

/** The history as curves need it. */
export async function readHistory(db: Database, nowMs: number): Promise<SourceHistory> {
  const samples = await db
    .select()
    .from(sourceSample)
    .where(gte(sourceSample.at, new Date(nowMs - DAY_MS)))
    .orderBy(sourceSample.at);
  const days = await db
    .select()
    .from(sourceDay)
    .where(gte(sourceDay.day, beijingDate(nowMs - DAYS_READ_MS)))
    .orderBy(sourceDay.day);
  return {
    samples: samples.map(({ at, ...figures }) => ({ ...figures, atMs: at.getTime() })),
    days: days.map(dated),
  };
}

/** The prices of a coin at the end of the Beijing days of a year, as they were kept; oldest first, without days of which none was told. */
export async function readPriceYear(db: Database, coinId: number, year: number): Promise<readonly PricePoint[]> {
  const days = await db
    .select({ day: sourceDay.day, priceUsd: sourceDay.priceUsd })
    .from(sourceDay)
    .where(and(eq(sourceDay.coinId, coinId), gte(sourceDay.day, `${year}-01-01`), lt(sourceDay.day, `${year + 1}-01-01`)))
    .orderBy(sourceDay.day);
  return days.flatMap(({ day, priceUsd }) =>
    priceUsd === null ? [] : { dataTime: Math.round(Date.parse(`${day}T00:00:00+08:00`) / 1000), priceUsd },
  );
}

/** Makes room for the samples of today and the next days. */
export function prepareHistory(db: Database, nowMs: number): Promise<void> {
  return makeSampleDays(
    db,
    Array.from({ length: 1 + DAYS_AHEAD }, (_, day) => nowMs + day * DAY_MS),
  );
}

/** Removes the samples of whole days after 15 days, and days after 800. */
export async function purgeHistory(db: Database, nowMs: number): Promise<void> {
  await dropSampleDays(db, nowMs - SAMPLES_KEPT_MS);
  await db.delete(sourceDay).where(lt(sourceDay.day, beijingDate(nowMs - DAYS_KEPT_MS)));
}
