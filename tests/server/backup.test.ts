import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runCommand } from '#src/server/cli/commands.ts';
import { emptyAs } from '#src/server/cli/data-version.ts';
import type { OpenDatabase } from '#src/server/db/database.ts';
import { farmAskedAt, readFarmMemory } from '#src/server/db/farms-seen.ts';
import { prepareDatabase } from '#src/server/db/prepare.ts';
import { pageView, tables, vipApplication } from '#src/server/db/schema.ts';
import { temporaryFolder } from './support/built-site.ts';
import { testDatabase } from './support/database.ts';

type Row = Record<string, unknown>;
type Lines = [{ schema: string; rows: Record<string, number> }, ...{ table: string; rows: Row[] }[]];

const phone = '13800138000';
let opened: OpenDatabase;
let file: string;
beforeAll(async () => {
  opened = await testDatabase();
  await opened.db.execute(
    sql`insert into vip_application select 'key-' || n, now(), 'en', 'Chan', ${phone}, '', '', '1', '' from generate_series(1, 2500) n`,
  );
});
afterAll(() => opened.close());
beforeEach(() => {
  file = join(temporaryFolder(), 'backup.gz');
});

const run = (...args: string[]) => runCommand(opened.db, args);
const linesOf = (path: string): Lines =>
  gunzipSync(readFileSync(path))
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line)) as Lines;

/** A backup of the database, changed by hand. */
async function changedBackup(change: (lines: Lines) => void): Promise<void> {
  await run('backup', file);
  const lines = linesOf(file);
  change(lines);
  writeFileSync(file, gzipSync(lines.map((line) => JSON.stringify(line)).join('\n')));
}
const rowsOf = (lines: Lines, table: string): Row[] =>
  lines.flatMap((line) => ('table' in line && (line as { table: string }).table === table ? (line as { rows: Row[] }).rows : []));

describe('a backup', () => {
  it('names its schema and how many rows of each table it holds, a thousand in a line', async () => {
    expect((await run('backup', file)).isDone).toBe(true);
    const [head, ...chunks] = linesOf(file);
    expect(head).toMatchObject({ format: 'okkong-backup', version: 2, rows: { vip_application: 2500, page_view: 0 } });
    expect(chunks.filter(({ table }) => table === 'vip_application').map(({ rows }) => rows.length)).toEqual([1000, 1000, 500]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('leaves nothing behind where it cannot be written', async () => {
    expect(await run('backup', '/dev/full/x')).toEqual({ isDone: false, text: '/dev/full/x cannot be written (ENOTDIR).' });
  });
});

describe('a restore', () => {
  it('brings all rows back and keeps what it replaces', async () => {
    await run('backup', file);
    await opened.db.insert(pageView).values({
      day: '2026-11-20',
      path: '/',
      language: 'en',
      theme: 'dark',
      deviceClass: 'pc',
      isStandalone: false,
      referrer: '',
      views: 1,
    });
    const { isDone, text } = await run('restore', file);
    expect([isDone, text]).toEqual([true, expect.stringMatching(/^\d+ rows are restored from .+\. What they replaced is in .+\. Restart/)]);
    expect([await opened.db.$count(vipApplication), await opened.db.$count(pageView)]).toEqual([2500, 0]);
    const replaced = readdirSync(dirname(file)).find((name) => name.startsWith('replaced-')) ?? '';
    expect(linesOf(join(dirname(file), replaced))[0].rows).toMatchObject({ vip_application: 2500, page_view: 1 });
  });

  const otherTables = / does not hold the tables of its version \(.+\); nothing is changed\.$/;
  it.each<[string, (lines: Lines) => void, RegExp]>([
    ['without rows', (lines) => lines.splice(1), / is not whole; nothing is changed\.$/],
    ['cut at its end', (lines) => lines.splice(-1), / is not whole; nothing is changed\.$/],
    ['without a table', ([head]) => delete head.rows.vip_application, otherTables],
    ['with a table that is not known', ([head]) => (head.rows.wallet = 0), otherTables],
    ['that says it is older than its tables', ([head]) => (head.schema = '0001_page_views'), otherTables],
    [
      'of a newer version',
      ([head]) => (head.schema = '9999_later'),
      / is of a version that is not known here \(9999_later; this one is \d{4}_\w+\): update this pool first\.$/,
    ],
    [
      'with a column that is not known',
      (lines) => rowsOf(lines, 'vip_application').forEach((row) => (row.fax = 'a@b.example')),
      / holds what its version does not know, in vip_application; nothing is changed\.$/,
    ],
    [
      'with a phone that is none',
      (lines) => Object.assign(rowsOf(lines, 'vip_application')[7] ?? {}, { phone: null }),
      /\(23502\); nothing/,
    ],
    ['with a bad date', (lines) => Object.assign(rowsOf(lines, 'vip_application')[7] ?? {}, { received_at: 'soon' }), /\(22007\); nothing/],
    ['with a key twice', (lines) => Object.assign(rowsOf(lines, 'vip_application')[7] ?? {}, { idempotency_key: 'key-1' }), /\(23505\)/],
    [
      'on which no server starts',
      (lines) => Object.assign(rowsOf(lines, 'class_video')[0] ?? {}, { category: 'x' }),
      /\(unreadable content\)/,
    ],
    [
      'that would be seeded again',
      (lines) => Object.assign(rowsOf(lines, 'meta').find(({ key }) => key === 'seeded') ?? {}, { key: 'x' }),
      /\(23505\)/,
    ],
  ])('%s is refused in one sentence without anybody’s phone number, and changes nothing', async (_what, change, sentence) => {
    await changedBackup(change);
    const { isDone, text } = await run('restore', file);
    expect([isDone, text]).toEqual([false, expect.stringMatching(sentence)]);
    expect(text).not.toMatch(/\n|13800138000|Chan/);
    expect(text.length).toBeLessThan(300);
    expect(await opened.db.$count(vipApplication)).toBe(2500);
    // No second copy of everything lies about.
    expect(readdirSync(dirname(file))).toEqual(['backup.gz']);
  });
});

describe('a backup of an earlier version', () => {
  const thenThere = ['meta', 'pool_coin', 'tip', 'announcement', 'class_video', 'page_view', 'vip_application', 'vip_sender'];
  const asOf = (version: string, names: readonly string[]) =>
    changedBackup((lines) => {
      const [head, ...chunks] = lines;
      head.schema = version;
      head.rows = Object.fromEntries(names.map((name) => [name, head.rows[name] ?? 0]));
      lines.splice(1, chunks.length, ...chunks.filter(({ table }) => names.includes(table)));
      // Columns that came later.
      for (const row of rowsOf(lines, 'vip_application')) for (const column of ['email', 'coin']) delete row[column];
      for (const row of rowsOf(lines, 'tip')) delete row.published_at;
    });

  it('goes in as if that version had been brought up to date', async () => {
    await asOf('0002_vip_applications', thenThere);
    expect((await run('restore', file)).text).toMatch(/^\d+ rows are restored/);
    expect(await opened.db.$count(vipApplication)).toBe(2500);
    // The database is this version's own again, migrations and all.
    for (const table of tables) expect(await opened.db.select().from(table)).toBeInstanceOf(Array);
    await prepareDatabase(opened);
    expect((await run('backup', file)).isDone).toBe(true);
    expect(await run('restore', file)).toMatchObject({ isDone: true });
  });

  it('that is not whole changes nothing, and what it would have replaced is as it was', async () => {
    await asOf('0002_vip_applications', thenThere);
    const lines = linesOf(file);
    writeFileSync(
      file,
      gzipSync(
        lines
          .slice(0, -1)
          .map((line) => JSON.stringify(line))
          .join('\n'),
      ),
    );
    expect((await run('restore', file)).text).toMatch(/is not whole; nothing is changed\.$/);
    expect(await opened.db.$count(vipApplication)).toBe(2500);
  });

  it('keeps the hours of its farms, which lay in one row then', async () => {
    const undo = new Error('undo');
    const hours = [
      [Date.UTC(2026, 10, 26, 3), 1e12, 12],
      [Date.UTC(2026, 10, 26, 4), 2.5e12, 7],
    ];
    const restored = opened.db.transaction(async (transaction) => {
      const version = await emptyAs(transaction, '0007_sample_days');
      await transaction.execute(sql`insert into farm_seen (coin_id, address, looked_at, read_at, hours)
        values (1, 'a', now(), '2026-11-26T04:30:00Z', ${JSON.stringify(hours)}::jsonb)`);
      await version!.upgrade();
      expect((await readFarmMemory(transaction, { coinId: 1, address: 'a' }))?.hours).toEqual(hours);
      expect(await farmAskedAt(transaction, { coinId: 1, address: 'a' })).toBe(Date.UTC(2026, 10, 26, 4, 30));
      throw undo;
    });
    await expect(restored).rejects.toBe(undo);
  });
});
