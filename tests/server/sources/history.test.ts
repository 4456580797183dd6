import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { BTC_ID } from '#src/domain/coins.ts';
import { beijingDayStart, DAY_MS, HOUR_MS, MINUTE_MS } from '#src/domain/days.ts';
import type { OpenDatabase } from '#src/server/db/database.ts';
import { openDatabase } from '#src/server/db/open.ts';
import { openPglite } from '#src/server/db/pglite.ts';
import { migrationsFolder, prepareDatabase } from '#src/server/db/prepare.ts';
import { sourceSample } from '#src/server/db/schema.ts';
import { createLog } from '#src/server/http/log.ts';
import {
  keepSamples,
  keptDays,
  prepareHistory,
  purgeHistory,
  readHistory,
  type SampleFigures,
} from '#src/server/sources/figures/history.ts';
import { openLiveMarket } from '#src/server/sources/live-market.ts';
import { readSourceSettings } from '#src/server/sources/settings/source-settings.ts';
import { keptStates } from '#src/server/sources/poll/last-readings.ts';
import { temporaryFolder } from '../support/built-site.ts';
import { testDatabase } from '../support/database.ts';
import { poolUpstream } from '../support/pool-upstream.ts';
import { startPostgres } from '../support/postgres.ts';

const own = await startPostgres();
const opened: OpenDatabase[] = [];
afterAll(async () => {
  await Promise.all(opened.map((each) => each.close()));
  await own?.stop();
});

const openPostgres = (): Promise<OpenDatabase> => openDatabase({ databaseUrl: own!.url, dataDir: '' });
async function postgresDatabase(): Promise<OpenDatabase> {
  const database = await openPostgres();
  await prepareDatabase(database);
  opened.push(database);
  return database;
}

/** An empty database of a name. */
async function emptyPostgres(name: string): Promise<OpenDatabase> {
  const admin = await openPostgres();
  await admin.db.execute(sql`create database ${sql.identifier(name)}`);
  await admin.close();
  const url = new URL(own!.url);
  url.pathname = `/${name}`;
  const database = await openDatabase({ databaseUrl: url.href, dataDir: '' });
  opened.push(database);
  return database;
}
const emptyEmbedded = (): Promise<OpenDatabase> => openPglite({ dataDir: 'memory://' });

/** The migrations as a version had them that did not have this one yet. */
function migrationsBefore(name: string): string {
  const folder = join(temporaryFolder(), 'migrations');
  cpSync(migrationsFolder, folder, { recursive: true });
  const journal = join(folder, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: { tag: string }[] };
  const first = entries.findIndex(({ tag }) => tag === name);
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, first) }));
  return folder;
}

const TODAY = beijingDayStart(Date.UTC(2026, 10, 27, 4));
const figures = (told: Partial<SampleFigures> = {}): SampleFigures => ({
  coinId: BTC_ID,
  poolHs: null,
  networkHs: null,
  difficulty: null,
  priceUsd: null,
  blockReward: null,
  txFeeRatio: null,
  ...told,
});

/** The days that the table of samples has parts for, oldest first. */
async function partsOf({ db }: OpenDatabase): Promise<string[]> {
  const { rows } = (await db.execute(
    sql`select inhrelid::regclass::text as name from pg_inherits where inhparent = 'source_sample'::regclass order by 1`,
  )) as unknown as { rows: { name: string }[] };
  return rows.map(({ name }) => name.replace('source_sample_', ''));
}

describe.each([
  ['the embedded database', testDatabase, emptyEmbedded, true],
  ['PostgreSQL', postgresDatabase, emptyPostgres, own !== undefined],
] as const)('the history on %s', (_, open, openEmpty, isHere) => {
  it.runIf(isHere)(
    'has Beijing days out of five-minute samples; a day that nobody told is a gap',
    async () => {
      const { db } = await open();
      const yesterday = TODAY - DAY_MS;
      // The first and the last five minutes of yesterday, by Beijing's clock; then nothing for two days before it.
      await keepSamples(db, yesterday - 3 * DAY_MS, [figures({ poolHs: 1e12, priceUsd: 80_000 })]);
      await keepSamples(db, yesterday, [figures({ poolHs: 2e12, networkHs: 6e20, priceUsd: 81_000, blockReward: 3.125 })]);
      await keepSamples(db, TODAY - 1, [figures({ poolHs: 4e12, priceUsd: null, blockReward: 3.125 })]);
      await keepSamples(db, TODAY, [figures({ poolHs: 0, priceUsd: 83_000 })]);
      // The same five minutes once more: the first reading stands.
      await keepSamples(db, TODAY + 4 * MINUTE_MS, [figures({ poolHs: 9e12 })]);
      const { days, samples } = await readHistory(db, TODAY + HOUR_MS);
      expect(
        days.map(({ dayStartMs, poolHs, networkHs, openUsd, priceUsd }) => [dayStartMs, poolHs, networkHs, openUsd, priceUsd]),
      ).toEqual([
        [yesterday - 3 * DAY_MS, 1e12, null, 80_000, 80_000],
        [yesterday, 3e12, 6e20, 81_000, 81_000],
        [TODAY, 0, null, 83_000, 83_000],
      ]);
      expect(samples.map(({ atMs, poolHs }) => [atMs, poolHs])).toEqual([
        [TODAY - 5 * MINUTE_MS, 4e12],
        [TODAY, 0],
      ]);
    },
    60_000,
  );

  it.runIf(isHere)('forgets samples after 15 days and keeps their day', async () => {
    const database = await open();
    const { db } = database;
    const long = TODAY - 20 * DAY_MS;
    await keepSamples(db, long, [figures({ poolHs: 5e12 })]);
    await purgeHistory(db, TODAY);
    const { rows } = (await db.execute(
      sql`select count(*)::int as count from source_sample where at < ${new Date(TODAY - 15 * DAY_MS)}`,
    )) as unknown as {
      rows: { count: number }[];
    };
    expect(rows).toEqual([{ count: 0 }]);
    expect((await readHistory(db, TODAY)).days.find(({ dayStartMs }) => dayStartMs === long)?.poolHs).toBe(5e12);
    expect(await partsOf(database)).not.toContain('2026_11_07');
  });

  it.runIf(isHere)('has the days of a month long over, and says of what contradicts itself that it is not known', async () => {
    const { db } = await open();
    const kept = keptDays(db);
    const [march, april] = ['2026-03-01T00:00+08:00', '2026-04-01T00:00+08:00'].map((text) => Date.parse(text)) as [number, number];
    const sound = { poolHs: 5e12, networkHs: 6e20, difficulty: (6e20 * 600) / 2 ** 32, priceUsd: 90_000, blockReward: 3.125 };
    await keepSamples(db, march, [figures(sound)]);
    await keepSamples(db, april - MINUTE_MS, [figures({ ...sound, networkHs: 6e17 })]);
    await keepSamples(db, april, [figures(sound)]);
    expect(await kept.first()).toBe(march);
    const { days } = await kept.of({ fromMs: march, untilMs: april });
    expect([...days.keys()]).toEqual([BTC_ID]);
    expect(days.get(BTC_ID)).toEqual([
      expect.objectContaining({ dayStartMs: march, poolHashrateHs: 5e12, networkHashrateHs: 6e20, priceUsd: 90_000, openUsd: 90_000 }),
      expect.objectContaining({ dayStartMs: april - DAY_MS, poolHashrateHs: 5e12, networkHashrateHs: null, difficulty: null }),
    ]);
  });

  it.runIf(isHere)('has a part for each Beijing day, the next two ahead of their time, and drops whole days', async () => {
    const database = await open();
    await prepareHistory(database.db, TODAY + 20 * DAY_MS);
    // Made already, and asked for once more by the first sample of the day.
    await keepSamples(database.db, TODAY + 21 * DAY_MS, [figures({ poolHs: 1 })]);
    const ahead = ['2026_12_17', '2026_12_18', '2026_12_19'];
    expect((await partsOf(database)).slice(-3)).toEqual(ahead);
    await purgeHistory(database.db, TODAY + 35 * DAY_MS + 1);
    expect(await partsOf(database)).toEqual(ahead);
    await purgeHistory(database.db, TODAY + 36 * DAY_MS);
    expect(await partsOf(database)).toEqual(ahead.slice(1));
    expect((await readHistory(database.db, TODAY + 22 * DAY_MS)).samples).toHaveLength(1);
  });

  it.runIf(isHere)('of a version whose samples lay in one table keeps each of them', { timeout: 60_000 }, async () => {
    const database = await openEmpty('one_table');
    await database.migrate(migrationsBefore('0007_sample_days'));
    const moments = [TODAY - 2 * DAY_MS, TODAY - 1, TODAY, TODAY + HOUR_MS];
    const rows = moments.map((atMs, index) => ({ ...figures({ poolHs: index }), at: new Date(atMs) }));
    await database.db.insert(sourceSample).values(rows);
    await prepareDatabase(database);
    expect(await database.db.select().from(sourceSample).orderBy(sourceSample.at)).toEqual(rows);
    expect(await partsOf(database)).toEqual(['2026_11_25', '2026_11_26', '2026_11_27']);
    await keepSamples(database.db, TODAY + 2 * HOUR_MS, [figures({ poolHs: 4 })]);
    expect((await readHistory(database.db, TODAY + 3 * HOUR_MS)).samples.map(({ poolHs }) => poolHs)).toEqual([1, 2, 3, 4]);
  });
});

describe.runIf(own !== undefined)('on PostgreSQL', () => {
  it('a database of the version before gets its tables, and keeps what it held', async () => {
    const database = await emptyPostgres('before');
    await database.migrate(migrationsBefore('0006_sources'));
    await expect(readHistory(database.db, TODAY)).rejects.toThrow('source_sample');
    await database.db.execute(sql`insert into meta (key, value) values ('kept', 'yes')`);
    await prepareDatabase(database);
    expect(await readHistory(database.db, TODAY)).toEqual({ samples: [], days: [] });
    const { rows } = (await database.db.execute(sql`select value from meta where key = 'kept'`)) as unknown as { rows: unknown[] };
    expect(rows).toEqual([{ value: 'yes' }]);
  });

  it('of two instances one collects and the other reads; when the first stops, the other takes over', { timeout: 120_000 }, async () => {
    const told = (hashrate: number): string => JSON.stringify({ totalHashRate: hashrate, blockHeight: 925_812, totalMiners: 2, fee: 0 });
    const upstream = await poolUpstream({ '/api/pool': told(1e14), '/api/network': '{"chain":"main"}', '/api/info/chart': '[]' });
    const sources = readSourceSettings({ POOL_SOURCES: `BTC=public-pool:${upstream.address.href}` }, '/')!;
    const start = async () => {
      const database = await postgresDatabase();
      const live = await openLiveMarket({ sources, opened: database, log: createLog('silent', () => undefined) });
      const [poller] = live.now().sources.pollers;
      const toldNow = (): number | undefined => live.now().states.get(poller!.id)?.readings?.pools?.[0]?.[1].poolHashrateHs?.value;
      return { database, live, id: poller!.id, toldNow };
    };
    const readings = (): number => upstream.asked.filter((path) => path === '/api/pool').length;
    const patience = { timeout: 90_000, interval: 100 };

    const one = await start();
    await vi.waitFor(async () => expect((await keptStates(one.database.db, [one.id])).get(one.id)?.readings).toBeDefined(), patience);
    const two = await start();
    expect(await Promise.all([one.database.isLeader(), two.database.isLeader()])).toEqual([true, false]);
    expect([one.toldNow(), two.toldNow()]).toEqual([1e14, 1e14]);
    const ofOne = readings();

    upstream.answers['/api/pool'] = told(2e14);
    one.live.stop();
    opened.splice(opened.indexOf(one.database), 1);
    await one.database.close();
    await vi.waitFor(() => expect(two.toldNow()).toBe(2e14), patience);
    expect(await two.database.isLeader()).toBe(true);
    expect(readings()).toBeGreaterThan(ofOne);
    two.live.stop();
    await upstream.stop();
  });
});
