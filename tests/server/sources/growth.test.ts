import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '#src/server/db/database.ts';
import { sourceReading } from '#src/server/db/schema.ts';
import { tidyEmbedded } from '#src/server/db/upkeep.ts';
import { unread, type SourceState } from '#src/server/sources/poll/poll-loop.ts';
import { createReadingStore, keptStates } from '#src/server/sources/poll/last-readings.ts';
import type { Figure, PoolReading, SourceReadings } from '#src/server/sources/readings.ts';
import { testDatabase } from '../support/database.ts';
import { SAMPLES_MS } from '../support/pool-upstream.ts';

const HOUR_MS = 3_600_000;
const MiB = 1024 * 1024;
let opened: OpenDatabase;
beforeAll(async () => {
  opened = await testDatabase();
});
afterAll(() => opened.close());

/** What the two tables of readings take on the disk. */
async function bytes(): Promise<number> {
  const { rows } = (await opened.db.execute(
    sql`select (pg_total_relation_size('source_reading') + pg_total_relation_size('source_past'))::int as size`,
  )) as unknown as { rows: [{ size: number }] };
  return rows[0].size;
}

/** A Miningcore of four coins with a month of hours, as it answers at a moment. */
function toldAt(atMs: number): SourceReadings {
  const figure = (value: number): Figure => ({ value: value * (1 + Math.random()), atMs, source: 'miningcore 10.0.0.5:4000' });
  const hour = Math.floor(atMs / HOUR_MS);
  const digits = (seed: number): number => (Math.sin(seed) + 2) * 1e12;
  const reading = (coinId: number): PoolReading => ({
    poolHashrateHs: figure(1e12),
    poolHashrate24hHs: null,
    poolHashrate7dHs: null,
    poolHashrate14dHs: null,
    miners: figure(40),
    workers: null,
    networkHashrateHs: figure(1e15),
    difficulty: figure(1e15),
    height: figure(2e7),
    blockTimeS: null,
    blockReward: figure(2),
    terms: { feeRates: [0.01], incomeTypes: ['PPLNS'], minPay: 0.1 },
    samples: Array.from({ length: 720 }, (_, each) => {
      const seed = coinId * 1e6 + hour - each;
      return {
        atMs: (hour - each) * HOUR_MS,
        poolHashrateHs: digits(seed),
        networkHashrateHs: digits(seed * 3),
        difficulty: digits(seed * 7),
      };
    }),
  });
  return { pools: [1, 2, 17, 29].map((coinId) => [coinId, reading(coinId)]) };
}
const stateAt = (atMs: number): SourceState => ({ ...unread, readings: toldAt(atMs), answeredAtMs: atMs });

it('a pool that is read each minute fills no disk: 60 readings an hour take less than a megabyte', { timeout: 120_000 }, async () => {
  let nowMs = SAMPLES_MS;
  const store = createReadingStore(() => nowMs);
  await store.keep(opened.db, 'pool', stateAt(nowMs));
  const before = await bytes();
  let last = stateAt(nowMs);
  for (let minute = 1; minute <= 120; minute += 1) {
    nowMs += 60_000;
    last = stateAt(nowMs);
    await store.keep(opened.db, 'pool', last);
  }
  expect((await bytes()) - before).toBeLessThan(2 * MiB);
  // Everything is there again after a restart, but for what is younger than ten minutes of the past.
  nowMs += 600_000;
  await store.keep(opened.db, 'pool', last);
  expect((await keptStates(opened.db, ['pool'])).get('pool')).toEqual(JSON.parse(JSON.stringify(last)));
});

it('a database that an earlier version filled shrinks to what it holds', { timeout: 120_000 }, async () => {
  for (let each = 0; each < 18; each += 1) {
    const filler = JSON.stringify(randomBytes(MiB).toString('base64'));
    await opened.db.execute(sql`update source_reading set told = ${filler}::jsonb`);
  }
  expect(await bytes()).toBeGreaterThan(16 * MiB);
  await opened.db.update(sourceReading).set({ told: {} });
  await tidyEmbedded(opened.db);
  expect(await bytes()).toBeLessThan(MiB);
  expect(await keptStates(opened.db, ['pool'])).toMatchObject(new Map([['pool', { answeredAtMs: expect.any(Number) }]]));
});
