import { performance } from 'node:perf_hooks';
import { sql } from 'drizzle-orm';
import { MINUTE_MS } from '#src/domain/days.ts';
import type { Database } from '../../db/database.ts';
import { sourcePast, sourceReading } from '../../db/schema.ts';
import type { NodeReading, PoolReading, PriceReading, SourceReadings } from '../readings.ts';
import type { SourceState } from './poll-loop.ts';

/** What a source itself keeps of the past, by coin id. It is much and seldom new: it is written apart from the figures, and less often. */
export interface Past {
  readonly pools?: readonly (readonly [number, Pick<PoolReading, 'samples'>])[];
  readonly nodes?: readonly (readonly [number, Pick<NodeReading, 'days' | 'adjustments'>])[];
  readonly prices?: readonly (readonly [number, Pick<PriceReading, 'days'>])[];
}

/** The past of a source is written at most so often: who reads it after a restart gets it anew within a minute. */
const PAST_EVERY_MS = 10 * MINUTE_MS;

type Row<T> = readonly [number, T];
const eachRow = <T, U>(rows: readonly Row<T>[] | undefined, change: (reading: T, coinId: number) => U): readonly Row<U>[] | undefined =>
  rows?.map(([coinId, reading]) => [coinId, change(reading, coinId)]);

function pastOf({ pools, nodes, prices }: SourceReadings): Past {
  return {
    pools: eachRow(pools, ({ samples }) => ({ samples })),
    nodes: eachRow(nodes, ({ days, adjustments }) => ({ days, adjustments })),
    prices: eachRow(prices, ({ days }) => ({ days })),
  };
}

function withoutPast({ pools, nodes, prices, ...rest }: SourceReadings): SourceReadings {
  return {
    ...rest,
    pools: eachRow(pools, (reading) => ({ ...reading, samples: [] })),
    nodes: eachRow(nodes, (reading) => ({ ...reading, days: [], adjustments: [] })),
    prices: eachRow(prices, (reading) => ({ ...reading, days: [] })),
  };
}

const ofCoin = <T>(rows: readonly Row<T>[] | undefined, wanted: number): T | undefined => rows?.find(([coinId]) => coinId === wanted)?.[1];

function withPast({ pools, nodes, prices, ...rest }: SourceReadings, past: Past): SourceReadings {
  return {
    ...rest,
    pools: eachRow(pools, (reading, coinId) => ({ ...reading, ...ofCoin(past.pools, coinId) })),
    nodes: eachRow(nodes, (reading, coinId) => ({ ...reading, ...ofCoin(past.nodes, coinId) })),
    prices: eachRow(prices, (reading, coinId) => ({ ...reading, ...ofCoin(past.prices, coinId) })),
  };
}

/** Stores the last readings of sources, for a restart, and for the instances that do not poll. */
export interface ReadingStore {
  keep(db: Database, id: string, state: SourceState): Promise<void>;
}

/** A store that remembers what of the past it has written. `now` in ms, of a clock that is never set back. */
export function createReadingStore(now: () => number = () => performance.now()): ReadingStore {
  const written = new Map<string, { readonly text: string; readonly atMs: number }>();
  const keepPast = async (db: Database, id: string, readings: SourceReadings): Promise<void> => {
    const past = pastOf(readings);
    const text = JSON.stringify(past);
    const last = written.get(id);
    if (last && (last.text === text || now() - last.atMs < PAST_EVERY_MS)) return;
    await db.insert(sourcePast).values({ id, past }).onConflictDoUpdate({ target: sourcePast.id, set: { past } });
    written.set(id, { text, atMs: now() });
  };
  return {
    async keep(db, id, { readings, answeredAtMs, fault, failuresInRow, failures }) {
      const row = {
        told: readings ? withoutPast(readings) : null,
        toldAt: answeredAtMs === undefined ? null : new Date(answeredAtMs),
        fault: fault ?? null,
        failuresInRow,
        failures,
      };
      await db
        .insert(sourceReading)
        .values({ id, ...row })
        .onConflictDoUpdate({ target: sourceReading.id, set: row });
      if (readings && !fault) await keepPast(db, id, readings);
    },
  };
}

/** The stored states of the sources of these ids, by id. */
export async function keptStates(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, SourceState>> {
  const wanted = [...ids, ''];
  const rows = await db
    .select()
    .from(sourceReading)
    .where(sql`${sourceReading.id} in ${wanted}`);
  const pasts = new Map(
    (
      await db
        .select()
        .from(sourcePast)
        .where(sql`${sourcePast.id} in ${wanted}`)
    ).map(({ id, past }) => [id, past]),
  );
  return new Map(
    rows.map(({ id, told, toldAt, fault, failuresInRow, failures }) => [
      id,
      {
        readings: told ? withPast(told, pasts.get(id) ?? {}) : undefined,
        answeredAtMs: toldAt?.getTime(),
        fault: fault ?? undefined,
        failuresInRow,
        failures,
      },
    ]),
  );
}
