import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockFolder } from '#src/server/db/folder-lock.ts';
import type { OpenDatabase } from '#src/server/db/database.ts';
import { openDatabase } from '#src/server/db/open.ts';
import { migrationsFolder, prepareDatabase } from '#src/server/db/prepare.ts';
import { announcement, pageView, tables, tip } from '#src/server/db/schema.ts';
import { temporaryFolder, writeFiles } from './support/built-site.ts';
import { preparedFolder, testDatabase } from './support/database.ts';
import { form } from './support/pool.ts';
import { readyAddress, spawnPool, spawnPoolScript, spawnServer } from './support/spawn.ts';
import { until } from '#tests/until.ts';

const view = { path: '/kept', language: 'en', theme: 'dark', deviceClass: 'pc', standalone: 'false' };
const pool = async (dataDir: string, ...args: string[]) => {
  const script = spawnPool(args, { DATA_DIR: dataDir });
  const code = await script.ended;
  return { code, stdout: script.stdout(), stderr: script.stderr() };
};

/** A new folder, made as by the first version: only its migration is applied. */
async function makeFirstVersion(dataDir: string): Promise<void> {
  const old = join(temporaryFolder(), 'migrations');
  cpSync(migrationsFolder, old, { recursive: true });
  const journal = JSON.parse(readFileSync(join(old, 'meta/_journal.json'), 'utf8'));
  writeFileSync(join(old, 'meta/_journal.json'), JSON.stringify({ ...journal, entries: journal.entries.slice(0, 1) }));
  const opened = await openDatabase({ databaseUrl: undefined, dataDir });
  await opened.migrate(old);
  await opened.db.execute(sql`insert into tip (content) values ('{"en":"old","zh":"旧","zh_hk":"舊"}')`);
  await opened.db.execute(sql`insert into meta values ('seeded', '1')`);
  await opened.close();
}

describe('the schema and its migrations', () => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await testDatabase();
  });
  afterAll(() => opened.close());

  it('name the same tables and columns', async () => {
    for (const table of tables) expect(await opened.db.select().from(table)).toBeInstanceOf(Array);
    expect(await opened.db.select().from(tip)).toHaveLength(2);
  });

  it('have text in every language for what the pool starts with', async () => {
    for (const { title, content } of await opened.db.select().from(announcement)) {
      expect(Object.keys(title).toSorted()).toEqual(['en', 'zh', 'zh_hk']);
      expect(Object.keys(content).toSorted()).toEqual(['en', 'zh', 'zh_hk']);
    }
  });
});

describe('a data folder', { timeout: 60_000 }, () => {
  const parent = join(temporaryFolder(), 'parent');
  const first = join(parent, 'data');
  beforeAll(() => makeFirstVersion(first));

  it('of an older version is upgraded and keeps its rows', async () => {
    const opened = await openDatabase({ databaseUrl: undefined, dataDir: first });
    await expect(opened.db.select().from(pageView)).rejects.toThrow('page_view');
    await prepareDatabase(opened);
    expect(await opened.db.select().from(pageView)).toEqual([]);
    expect(await opened.db.select().from(tip)).toEqual([
      // As old as the first of them all: its own day was not kept then.
      { id: 1, content: { en: 'old', zh: '旧', zh_hk: '舊' }, publishedAt: new Date('2022-06-20T00:00:00+08:00') },
    ]);
    await opened.close();
  });

  const inUse = (folder: string) =>
    `DATA_DIR ${folder} is in use by another process, perhaps in another container: stop it or choose another folder.`;

  it('is locked against a second start, whatever its process id, until it is given back', async () => {
    const folder = temporaryFolder();
    const release = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(inUse(folder));
    release();
    expect(existsSync(join(folder, 'okkong.lock'))).toBe(false);
    (await lockFolder(folder))();
  });

  it('gives way after a power cut, whatever stands in the file that is left', async () => {
    const folder = temporaryFolder();
    // An earlier version's, naming a process that lives.
    for (const left of [String(process.ppid), String(process.pid), '1', '']) {
      writeFiles(folder, { 'okkong.lock': left });
      (await lockFolder(folder))();
    }
    const path = join(folder, 'okkong.lock');
    const dead = spawn(process.execPath, [
      '-e',
      `require('net').createServer().listen(${JSON.stringify(path)}, () => console.log('ready'))`,
    ]);
    await once(dead.stdout, 'data');
    await expect(lockFolder(folder)).rejects.toThrow(inUse(folder));
    dead.kill('SIGKILL');
    await once(dead, 'close');
    expect(existsSync(path)).toBe(true);
    const starts = await Promise.allSettled([1, 2, 3, 4].map(() => lockFolder(folder)));
    const held = starts.filter(({ status }) => status === 'fulfilled');
    expect(held).toHaveLength(1);
    if (held[0]?.status === 'fulfilled') held[0].value();
  });

  it('lets no other user of the machine read what the database writes', async () => {
    const dataDir = join(temporaryFolder(), 'data');
    mkdirSync(join(preparedFolder(dataDir), 'db'), { recursive: true });
    chmodSync(join(dataDir, 'db'), 0o755);
    await (await openDatabase({ databaseUrl: undefined, dataDir })).close();
    expect(statSync(join(dataDir, 'db')).mode & 0o777).toBe(0o700);
    expect([parent, first].map((path) => statSync(path).mode & 0o777)).toEqual([0o700, 0o700]);
  });

  it('that is damaged is told in one sentence, with what to do', async () => {
    const dataDir = preparedFolder(temporaryFolder());
    writeFiles(dataDir, { 'db/global/pg_control': 'x' });
    await expect(openDatabase({ databaseUrl: undefined, dataDir })).rejects.toThrow(
      new RegExp(`^The database in DATA_DIR ${dataDir} is damaged \\(.+\\): move ${dataDir}/db aside and restore a backup\\.$`),
    );
    expect(existsSync(join(dataDir, 'okkong.lock'))).toBe(false);
  });
});

describe('a server on its data folder', { timeout: 60_000 }, () => {
  it('works where the folder is too deep for a socket, and says that it is not ready before it takes no more requests, for as long as is set', async () => {
    const deep = preparedFolder(join(temporaryFolder(), 'a'.repeat(60), 'b'.repeat(60)));
    const server = spawnServer({ DATA_DIR: deep, PORT: '0', STOP_DELAY: '2' });
    const address = await readyAddress(server);
    expect(await pool(deep, 'classes', 'list')).toMatchObject({ code: 0, stderr: '' });
    const status = async (path: string) => (await fetch(address + path)).status;
    expect(await status('/readyz')).toBe(200);
    const answeredAtMs = performance.now();
    server.child.kill('SIGTERM');
    await until(async () => expect(await status('/readyz')).toBe(503));
    const list = await fetch(`${address}/hash/api/pool/coin/list`, { method: 'POST', body: new URLSearchParams({ web: 'localhost' }) });
    expect([await status('/healthz'), list.status]).toEqual([200, 200]);
    expect(await server.ended).toBe(0);
    expect(performance.now() - answeredAtMs).toBeGreaterThan(1_900);
  });

  it('refuses a second server, takes commands, loses no write when it stops, and finds everything again', async () => {
    const dataDir = preparedFolder(temporaryFolder());
    const first = spawnServer({ DATA_DIR: dataDir, PORT: '0' });
    const address = await readyAddress(first);
    expect(first.stdout()).toMatch(/^OKKONG is ready on http:\/\/localhost:\d+\n/);

    const second = spawnServer({ DATA_DIR: dataDir, PORT: '0' });
    expect(await second.ended).toBe(1);
    expect(second.stderr()).toBe(
      `DATA_DIR ${dataDir} is in use by another process, perhaps in another container: stop it or choose another folder.\n`,
    );

    writeFiles(dataDir, { 'tip.json': JSON.stringify({ content: { en: '<p>New</p>', zh: '<p>新</p>', zh_hk: '<p>新</p>' } }) });
    expect(await pool(dataDir, 'tips', 'add', join(dataDir, 'tip.json'))).toMatchObject({ code: 0, stdout: 'Tip 3 is shown.\n' });
    const tips = await (await fetch(`${address}/hash/api/user/app/tips`, form({ version: '1' }))).json();
    expect(tips.data.tips.info.at(-1)).toEqual({ id: '3', content: '<p>New</p>', time: expect.any(Number) });

    const writes = Array.from({ length: 40 }, () => fetch(`${address}/hash/api/analytics/pageview`, form(view)));
    await writes[0];
    first.child.kill('SIGTERM');
    const answered = (await Promise.allSettled(writes)).filter(
      (write) => write.status === 'fulfilled' && write.value.status === 200,
    ).length;
    expect(await first.ended).toBe(0);
    expect(first.stderr()).toBe('');

    const opened = await openDatabase({ databaseUrl: undefined, dataDir });
    const [row] = await opened.db.select().from(pageView);
    expect(row?.views).toBeGreaterThanOrEqual(answered);
    expect(answered).toBeGreaterThan(0);
    await opened.close();
  });
});

describe('npm run pool', { timeout: 60_000 }, () => {
  it('works on the folder itself when no server runs', async () => {
    const script = spawnPoolScript(['classes', 'list'], { DATA_DIR: preparedFolder(temporaryFolder()) });
    expect(await script.ended).toBe(0);
    expect([script.stdout().trim().split('\n').length, script.stderr()]).toEqual([10, '']);
  });
});
