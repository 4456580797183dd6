import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '#src/server/db/database.ts';
import { openDatabase } from '#src/server/db/open.ts';
import { prepareDatabase } from '#src/server/db/prepare.ts';
import { meta } from '#src/server/db/schema.ts';
import { temporaryFolder } from './support/built-site.ts';
import { poolUpstream, type Upstream } from './support/pool-upstream.ts';
import { startPostgres } from './support/postgres.ts';
import { readyAddress, spawnServer } from './support/spawn.ts';

const own = await startPostgres();
afterAll(() => own?.stop());

describe.runIf(own !== undefined)('of several instances on one PostgreSQL', { timeout: 240_000 }, () => {
  const opened: OpenDatabase[] = [];
  let upstream: Upstream;
  const open = async (): Promise<OpenDatabase> => {
    const database = await openDatabase({ databaseUrl: own!.url, dataDir: '', onFault: () => undefined });
    opened.push(database);
    return database;
  };
  beforeAll(async () => {
    await prepareDatabase(await open());
    const answer = '{"totalHashRate":1e14,"blockHeight":925812,"totalMiners":2,"fee":0}';
    upstream = await poolUpstream({ '/api/pool': answer, '/api/network': '{"chain":"main"}', '/api/info/chart': '[]' });
    upstream.nowMs = Date.now();
  });
  afterAll(async () => {
    await Promise.all(opened.map((each) => each.close()));
    await upstream.stop();
  });

  const holder = async (): Promise<string | undefined> => {
    const { rows } = (await opened[0]!.db.execute(sql`select holder from lease`)) as unknown as { rows: { holder: string }[] };
    return rows[0]?.holder;
  };

  const valueOf = async <T>(query: ReturnType<typeof sql>): Promise<T> =>
    ((await opened[0]!.db.execute(query)) as unknown as { rows: { value: T }[] }).rows[0]!.value;
  const secondsLeft = () => valueOf<number>(sql`select extract(epoch from until - clock_timestamp())::float as value from lease`);
  const databaseTime = () => valueOf<string>(sql`select clock_timestamp()::text as value`);
  /** How many processes have taken, renewed or been refused the lease since. */
  const askedForLeaseSince = (time: string) =>
    valueOf<number>(
      sql`select count(*)::int as value from pg_stat_activity where query like 'insert into lease%' and query_start > ${time}::timestamptz`,
    );

  it('one that wakes up after another took over writes nothing', async () => {
    const [one, two] = [await open(), await open()];
    expect([await one.isLeader(), await two.isLeader()]).toEqual([true, false]);
    const write = (database: OpenDatabase, key: string) =>
      database.asLeader(async (db) => (await db.insert(meta).values({ key, value: '1' }).returning()).length);
    expect([await write(one, 'by one'), await write(two, 'by two')]).toEqual([1, undefined]);
    // As if it had stood still for longer than its lease: it still believes that it leads.
    await opened[0]!.db.execute(sql`update lease set until = clock_timestamp() - interval '1 second'`);
    expect([await two.isLeader(), await one.isLeader()]).toEqual([true, true]);
    expect([await write(one, 'by one, late'), await write(two, 'by two, then')]).toEqual([undefined, 1]);
    const keys = (await opened[0]!.db.select().from(meta)).map(({ key }) => key).filter((key) => key.startsWith('by '));
    expect(keys.toSorted()).toEqual(['by one', 'by two, then']);
    await two.close();
    opened.splice(opened.indexOf(two), 1);
    // Who stops gives it back at once.
    expect(await holder()).toBeUndefined();
  });

  it('one that stands still is replaced within a minute, and leaves the work to the other when it goes on', async () => {
    const settings = () => ({
      DATABASE_URL: own!.url,
      DATA_DIR: temporaryFolder(),
      PORT: '0',
      POOL_SOURCES: `BTC=public-pool:${upstream.address.href}`,
    });
    const patience = { timeout: 120_000, interval: 200 };
    const readings = () => upstream.asked.filter((path) => path === '/api/pool').length;
    const one = spawnServer(settings());
    await readyAddress(one);
    await vi.waitFor(() => expect(readings()).toBeGreaterThan(0), patience);
    const first = (await holder())!;
    const two = spawnServer(settings());
    await readyAddress(two);
    expect(await holder()).toBe(first);
    const before = readings();
    one.child.kill('SIGSTOP');
    try {
      // The other half of the minute is that of the other, to notice. The end is set back, as if the first half had passed.
      expect(await secondsLeft()).toBeLessThanOrEqual(30);
      await opened[0]!.db.execute(sql`update lease set until = clock_timestamp()`);
      const overAt = performance.now();
      await vi.waitFor(async () => expect(await holder()).not.toBe(first), patience);
      const second = await holder();
      await vi.waitFor(() => expect(readings()).toBeGreaterThan(before), patience);
      // On a machine that has better to do: twice that half.
      expect(performance.now() - overAt).toBeLessThan(60_000);
      const goesOnAt = await databaseTime();
      one.child.kill('SIGCONT');
      await vi.waitFor(async () => expect(await askedForLeaseSince(goesOnAt)).toBe(2), patience);
      expect(await holder()).toBe(second);
      const { rows } = (await opened[0]!.db.execute(
        sql`select count(*)::int as samples, count(distinct at)::int as moments from source_sample`,
      )) as unknown as { rows: [{ samples: number; moments: number }] };
      expect(rows[0].samples).toBe(rows[0].moments);
    } finally {
      one.child.kill('SIGCONT');
      one.child.kill('SIGTERM');
      two.child.kill('SIGTERM');
    }
    expect(await Promise.all([one.ended, two.ended])).toEqual([0, 0]);
  });
});
