import { join } from 'node:path';
import { statSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '#src/server/cli/commands.ts';
import { account, announcement, classVideo, meta, poolCoin, tip } from '#src/server/db/schema.ts';
import { readContent } from '#src/server/db/content.ts';
import type { OpenDatabase } from '#src/server/db/database.ts';
import { seed } from '#src/server/db/seed.ts';
import { temporaryFolder, writeFiles } from './support/built-site.ts';
import { testDatabase } from './support/database.ts';

const folder = temporaryFolder();
const local = (text: string) => ({ en: text, zh: text, zh_hk: text });
let opened: OpenDatabase;
beforeAll(async () => {
  opened = await testDatabase();
  writeFiles(folder, {
    'news.json': JSON.stringify({ title: local('News'), content: local('<p>Now</p>'), publishedAt: '2026-02-03T10:00:00+08:00' }),
    'class.json': JSON.stringify({
      id: 'own-1',
      category: 'asic',
      title: local('Own'),
      summary: local('Own'),
      seconds: 29,
      bytes: { webm: 386617, mp4: 496423 },
    }),
    'half.json': JSON.stringify({ title: { en: 'News' }, content: local('<p>Now</p>') }),
    'one.json': JSON.stringify({ language: 'zh', title: '新闻', content: '<p>今天</p>', publishedAt: '2026-02-04T10:00:00+08:00' }),
    'one-tip.json': JSON.stringify({ language: 'zh_hk', content: '<p>今日</p>' }),
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

  it('remove an announcement, once', async () => {
    expect(await run('announce', 'remove', '5')).toEqual({ isDone: true, text: 'Announcement 5 is removed.' });
    expect((await run('announce', 'list')).text).not.toContain('5\t2026-02-03');
    expect(await run('announce', 'remove', '5')).toEqual({ isDone: false, text: 'There is no announcement 5.' });
    expect(await run('announce', 'remove', 'all')).toEqual({ isDone: false, text: 'There is no announcement all.' });
  });

  it('publish an announcement and a tip of one language, which the others are shown with its name', async () => {
    const [said, tipSaid] = [await run('announce', 'add', file('one.json')), await run('tips', 'add', file('one-tip.json'))];
    expect((await run('announce', 'list')).text.split('\n')[0]).toBe(`${/\d+/.exec(said.text)?.[0]}\t2026-02-04T02:00:00.000Z\t新闻`);
    const content = await readContent(opened.db);
    expect(content('en').announcements[0]).toMatchObject({ title: '新闻', content: '<p>今天</p>', language: 'zh' });
    expect(content('zh').announcements[0]).not.toHaveProperty('language');
    expect(content('zh').tips.at(-1)).toMatchObject({ content: '<p>今日</p>', language: 'zh_hk' });
    for (const [kind, { text }] of [
      ['announce', said],
      ['tips', tipSaid],
    ] as const)
      expect((await run(kind, 'remove', /\d+/.exec(text)?.[0] ?? '')).isDone).toBe(true);
  });

  it('list, remove and show again the notices of the site', async () => {
    const isOver = async () => (await readContent(opened.db))('zh').isMigrationOver;
    expect((await run('notices', 'list')).text).toMatch(/^migration\tshown\t/);
    expect(await run('notices', 'remove', 'migration')).toEqual({ isDone: true, text: 'The notice migration is removed.' });
    expect([await isOver(), (await run('notices', 'list')).text.split('\t')[1]]).toEqual([true, 'removed']);
    expect((await run('notices', 'show', 'migration')).isDone).toBe(true);
    expect(await isOver()).toBe(false);
    expect(await run('notices', 'remove', 'tips')).toEqual({ isDone: false, text: 'There is no notice tips: migration is all there is.' });
  });

  it('add, list and remove tips', async () => {
    expect(await run('tips', 'add', file('tip.json'))).toEqual({ isDone: true, text: 'Tip 4 is shown.' });
    expect(await run('tips', 'remove', '4')).toEqual({ isDone: true, text: 'Tip 4 is removed.' });
    expect((await run('tips', 'list')).text.split('\n')).toHaveLength(2);
  });

  it('add a class of the operator once, after the others', async () => {
    expect(await run('classes', 'add', file('class.json'))).toEqual({ isDone: true, text: 'Class own-1 is shown.' });
    expect((await run('classes', 'list')).text.split('\n').at(-1)).toBe('own-1\tasic\tOwn');
    expect(await run('classes', 'add', file('class.json'))).toEqual({ isDone: false, text: 'There is a class own-1 already.' });
  });

  it('show an account by GID, email or phone, without what logs it in, and delete it', async () => {
    const owner = { passwordHash: 'secret-hash', registration: 'x', createdAt: new Date('2026-02-03T10:00:00Z') };
    await opened.db.insert(account).values([
      {
        ...owner,
        gid: '12345678',
        email: 'miner@okkong.example',
        nickname: 'Ada',
        farms: [{ addr: 'abc', coinType: 'ETC', name: 'Shed' }],
      },
      { ...owner, gid: '87654321', phone: '+8613800138000' },
    ]);
    const shown = await run('account', 'show', 'Miner@okkong.example');
    expect(shown.text.split('\n').slice(0, 4)).toEqual([
      'gid\t12345678',
      'address\tminer@okkong.example',
      'name\tAda',
      'registered\t2026-02-03T10:00:00.000Z',
    ]);
    expect(shown.text).toContain('"coinType":"ETC"');
    expect(shown.text).not.toContain('secret-hash');
    expect(await run('account', 'show', '12345678')).toEqual(shown);
    expect((await run('account', 'show', '13800138000')).text).toContain('gid\t87654321');
    expect(await run('account', 'delete', '12345678')).toEqual({ isDone: true, text: 'Account 12345678 is deleted.' });
    expect(await run('account', 'show', '12345678')).toEqual({ isDone: false, text: 'There is no account 12345678.' });
    expect((await run('account', 'show', '87654321')).isDone).toBe(true);
  });

  it('bring back by a restore what a backup held, numbering included', async () => {
    const backup = await run('backup', file('backup.gz'));
    expect(backup.text).toMatch(/^\d+ rows of version \d{4}_\w+ are in .*backup\.gz\.$/);
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
    [
      ['announce', 'add', file('half.json')],
      `The file ${file('half.json')} needs its texts as JSON, each with en, zh and zh_hk, or each as a plain text beside "language" ("en", "zh", "zh_hk") that all are shown.`,
    ],
  ])('%j is refused with one sentence', async (args, text) => {
    expect(await run(...args)).toEqual({ isDone: false, text });
  });

  it.each([[[]], [['dance']], [['tips']], [['backup']], [['tips', 'list', 'all']]])('%j shows what can be done', async (args) => {
    expect((await run(...args)).text).toMatch(/^Usage: npm run pool -- COMMAND\n {2}announce add FILE/);
  });
});

describe('a new database', () => {
  it('has no news of the product’s own pool where figures come from other pools', async () => {
    const empty = await testDatabase();
    for (const table of [tip, announcement, classVideo, poolCoin, meta]) await empty.db.delete(table);
    await seed(empty.db, true);
    const { announcements, tips, isMigrationOver, classes } = (await readContent(empty.db))('en');
    expect([announcements, tips, isMigrationOver]).toEqual([[], [], true]);
    expect(classes).not.toEqual([]);
    await empty.close();
  });
});
