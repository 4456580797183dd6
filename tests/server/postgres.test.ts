import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#src/server/db/open.ts';
import { prepareDatabase } from '#src/server/db/prepare.ts';
import { tables } from '#src/server/db/schema.ts';
import { testDatabase } from './support/database.ts';
import { temporaryFolder } from './support/built-site.ts';
import { form } from './support/pool.ts';
import { startPostgres } from './support/postgres.ts';
import { readyAddress, spawnPool, spawnServer } from './support/spawn.ts';
import { keepSamples } from '#src/server/sources/figures/history.ts';
import { writeBackup, restoreBackup } from '#src/server/cli/backup.ts';
import { until } from '#tests/until.ts';
import journal from '#src/server/db/migrations/meta/_journal.json' with { type: 'json' };

/** A server of this test's own where PostgreSQL is installed, else an empty database that somebody names. */
const own = await startPostgres();
const url = own?.url ?? process.env.DATABASE_URL_TEST ?? '';
afterAll(() => own?.stop());

const howTo =
  'PostgreSQL is not installed here: apt-get install postgresql, or set DATABASE_URL_TEST to an empty database, and its tests run';

it(`${url === '' ? howTo : 'PostgreSQL is at hand'}`, () => {
  expect(url).toMatch(/^(postgres(ql)?:\/\/.+)?$/);
});

describe.runIf(url !== '')('on PostgreSQL', { timeout: 60_000 }, () => {
  it('instances that start together on an empty database all come up', async () => {
    const instances = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const opened = await openDatabase({ databaseUrl: url, dataDir: '' });
        await prepareDatabase(opened);
        return opened;
      }),
    );
    const client = new Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query(
      'select (select count(*) from tip)::int tips, (select count(*) from drizzle.__drizzle_migrations)::int migrations',
    );
    expect(rows).toEqual([{ tips: 2, migrations: journal.entries.length }]);
    await client.end();
    await Promise.all(instances.map((opened) => opened.close()));
  });

  it('a connection that breaks within a transaction ends the call, and not the process', async () => {
    const opened = await openDatabase({ databaseUrl: url, dataDir: '' });
    const broken = opened.db.transaction((transaction) => transaction.execute('select pg_sleep(20)')).catch((error: unknown) => error);
    const client = new Client({ connectionString: url });
    await client.connect();
    const ended = () =>
      client.query("select pg_terminate_backend(pid) from pg_stat_activity where query like '%pg_sleep(20)%' and pid <> pg_backend_pid()");
    await until(async () => expect((await ended()).rowCount).toBe(1));
    expect(await broken).toBeInstanceOf(Error);
    await opened.db.execute('select 1');
    await client.end();
    await opened.close();
  });

  it('a user who may not make tables, or a database of another encoding, is one sentence', async () => {
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query('create role guest login');
    await client.query("create database latin encoding 'LATIN1' locale 'C' template template0");
    await client.query('create database closed template template0');
    await client.query('revoke all on database closed from public; grant connect on database closed to guest');
    await client.end();
    const named = (path: string, user?: string) => {
      const other = new URL(url);
      other.pathname = path;
      if (user) other.username = user;
      return other.href;
    };
    for (const [address, sentence] of [
      [
        named('/closed', 'guest'),
        'DATABASE_URL: the database cannot be prepared (42501): its user may not make tables: make that user the owner of the database.\n',
      ],
      [
        named('/latin'),
        "DATABASE_URL: the database cannot be prepared (22P05): it cannot hold every script: create it with ENCODING 'UTF8'.\n",
      ],
    ] as const) {
      const server = spawnServer({ DATABASE_URL: address, DATA_DIR: temporaryFolder(), PORT: '0' });
      expect([await server.ended, server.stderr()]).toEqual([1, sentence]);
    }
  });

  it.runIf(own)('that hangs fails a write in time, and does not hold up the stop', async () => {
    const server = spawnServer({ DATABASE_URL: url, DATA_DIR: temporaryFolder(), PORT: '0' });
    const address = await readyAddress(server);
    const view = { path: '/', language: 'en', theme: 'dark', deviceClass: 'pc', standalone: 'false' };
    const send = () => fetch(`${address}/hash/api/analytics/pageview`, form(view));
    expect((await send()).status).toBe(200);
    own?.pause();
    const startedAt = performance.now();
    try {
      expect((await send()).status).toBe(500);
      expect(performance.now() - startedAt).toBeLessThan(15_000);
      expect(server.stderr()).toContain('"event":"request-failed"');
      server.child.kill('SIGTERM');
      expect(await server.ended).toBe(0);
      expect(performance.now() - startedAt).toBeLessThan(25_000);
    } finally {
      own?.resume();
    }
  });

  it('the server responds, counts, and two instances respond alike', async () => {
    const settings = () => ({ DATABASE_URL: url, DATA_DIR: temporaryFolder(), PORT: '0' });
    const [one, two] = [spawnServer(settings()), spawnServer(settings())];
    const addresses = [await readyAddress(one), await readyAddress(two)];
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query('delete from page_view');
    const bodies = await Promise.all(
      addresses.map(async (address) => (await fetch(`${address}/hash/api/pool/coin/list`, form({ web: 'localhost' }))).text()),
    );
    expect(bodies[0]).toBe(bodies[1]);
    const view = { path: '/both', language: 'en', theme: 'dark', deviceClass: 'pc', standalone: 'false' };
    await Promise.all([...addresses, ...addresses].map((address) => fetch(`${address}/hash/api/analytics/pageview`, form(view))));
    expect((await client.query('select sum(views)::int as views from page_view')).rows).toEqual([{ views: 4 }]);
    await client.end();
    one.child.kill('SIGTERM');
    two.child.kill('SIGTERM');
    expect(await Promise.all([one.ended, two.ended])).toEqual([0, 0]);
  });

  it('a backup of the embedded database goes in, and numbering goes on', async () => {
    const file = join(temporaryFolder(), 'backup.gz');
    const embedded = await testDatabase();
    const told = { coinId: 1, poolHs: 1e14, networkHs: null, difficulty: null, priceUsd: null, blockReward: null, txFeeRatio: null };
    // Of days for which the other database has no part yet.
    for (const day of [1, 2, 3]) await keepSamples(embedded.db, Date.UTC(2026, 8, day), [told]);
    const count = await writeBackup(embedded.db, file);
    const opened = await openDatabase({ databaseUrl: url, dataDir: '' });
    expect((await restoreBackup(opened.db, file)).rows).toBe(count);
    for (const table of tables) expect(await opened.db.select().from(table)).toEqual(await embedded.db.select().from(table));
    await Promise.all([opened.close(), embedded.close()]);
    const added = spawnPool(['tips', 'list'], { DATABASE_URL: url });
    expect([await added.ended, added.stdout().split('\n').length]).toEqual([0, 3]);
  });
});
