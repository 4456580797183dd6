import { join } from 'node:path';
import { statSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '#src/server/cli/commands.ts';
import type { OpenDatabase } from '#src/server/db/database.ts';
import { temporaryFolder, writeFiles } from './support/built-site.ts';
import { testDatabase } from './support/database.ts';

const folder = temporaryFolder();
const local = (text: string) => ({ en: text, zh: text, zh_hk: text });
let opened: OpenDatabase;
beforeAll(async () => {
  opened = await testDatabase();
  writeFiles(folder, {
    'news.json': JSON.stringify({ title: local('News'), content: local('<p>Now</p>'), publishedAt: '2026-02-03T10:00:00+08:00' }),
    'half.json': JSON.stringify({ title: { en: 'News' }, content: local('<p>Now</p>') }),
    'tip.json': JSON.stringify({ content: local('<p>Tip</p>') }),
    'not-a-backup': 'x',
  });
});
afterAll(() => opened.close());

const run = (...args: string[]) => runCommand(opened.db, args);
const file = (name: string) => join(folder, name);

describe('commands', () => {
  it('publish and list announcements, newest first', async () => {
    expect(await run('announce', 'add', file('news.json'))).toEqual({ isDone: true, text: 'Announcement 5 is published.' });
    expect((await run('announce', 'list')).text.split('\n')[0]).toBe('5\t2026-02-03T02:00:00.000Z\tNews');
  });

  it('add, list and remove tips', async () => {
    expect(await run('tips', 'add', file('tip.json'))).toEqual({ isDone: true, text: 'Tip 3 is shown.' });
    expect(await run('tips', 'remove', '3')).toEqual({ isDone: true, text: 'Tip 3 is removed.' });
    expect((await run('tips', 'list')).text.split('\n')).toHaveLength(2);
  });

  it('bring back by a restore what a backup held, numbering included', async () => {
    const backup = await run('backup', file('backup.gz'));
    expect(backup.text).toMatch(/^\d+ rows are in .*backup\.gz\.$/);
    expect(statSync(file('backup.gz')).mode & 0o777).toBe(0o600);
    const before = await run('tips', 'list');
    await run('tips', 'remove', '1');
    expect(await run('restore', file('backup.gz'))).toMatchObject({ isDone: true });
    expect(await run('tips', 'list')).toEqual(before);
    expect((await run('tips', 'add', file('tip.json'))).text).toBe('Tip 3 is shown.');
  });

  it.each([
    [['restore', file('not-a-backup')], `${file('not-a-backup')} is not a backup of this pool.`],
    [['restore', file('absent')], `The file ${file('absent')} cannot be read.`],
    [['backup', file('no/folder.gz')], `${file('no/folder.gz')} cannot be written (ENOENT).`],
    [['tips', 'remove', 'x'], 'There is no tip x.'],
    [['tips', 'remove', '99'], 'There is no tip 99.'],
    [['announce', 'add', file('absent')], `The file ${file('absent')} cannot be read.`],
    [['announce', 'add', file('half.json')], `The file ${file('half.json')} needs its texts as JSON, each with en, zh and zh_hk.`],
  ])('%j is refused with one sentence', async (args, text) => {
    expect(await run(...args)).toEqual({ isDone: false, text });
  });

  it.each([[[]], [['dance']], [['tips']], [['backup']], [['tips', 'list', 'all']]])('%j shows what can be done', async (args) => {
    expect((await run(...args)).text).toMatch(/^Usage: npm run pool -- COMMAND\n {2}announce add FILE/);
  });
});
