import { createServer } from 'node:http';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { parseEnv } from 'node:util';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkDatabase } from '#src/server/cli/setup/checks.ts';
import { openDialogue } from '#src/server/cli/setup/dialogue.ts';
import { settingsIn, withSettings } from '#src/server/cli/setup/env-file.ts';
import { questions } from '#src/server/cli/setup/questions.ts';
import { runSetup } from '#src/server/cli/setup/setup.ts';
import { readSettings } from '#src/server/settings.ts';
import { root as repository } from '#tests/architecture/source-files.ts';
import { temporaryFolder } from './support/built-site.ts';
import { fakeCore, type FakeCore } from './support/fake-core.ts';
import { changed, poolUpstream, type Upstream } from './support/pool-upstream.ts';

const closers: (() => unknown)[] = [];
let [site, smtp] = ['', ''];
let core: FakeCore;
let upstream: Upstream;
const now = Math.floor(Date.now() / 1000);

beforeAll(async () => {
  const web = createServer((_request, response) => response.end()).listen(0, '127.0.0.1');
  const mail = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'] });
  await new Promise<void>((resolve) => mail.listen(0, '127.0.0.1', resolve));
  await new Promise<void>((resolve) => (web.listening ? resolve() : void web.once('listening', () => resolve())));
  const portOf = (address: unknown) => (address as { port: number }).port;
  site = `http://127.0.0.1:${portOf(web.address())}`;
  smtp = `smtp://127.0.0.1:${portOf(mail.server.address())}`;
  core = await fakeCore(Date.now());
  upstream = await poolUpstream({
    '/api/stats': changed('oep-stats.json', { now: now * 1000, 'nodes.0.lastBeat': String(now) }),
    '/api/v1/prices': JSON.stringify({ time: now, USD: 87_000 }),
  });
  upstream.nowMs = Date.now();
  closers.push(
    () => web.close(),
    () => mail.close(() => undefined),
    core.stop,
    upstream.stop,
  );
});
afterAll(async () => {
  for (const close of closers) await close();
});

/** Runs the set-up in a folder with answers out of a pipe; gives what it said and its last sentence. */
async function setUp(folder: string, answers: readonly string[]) {
  const output = new PassThrough();
  let said = '';
  output.setEncoding('utf8').on('data', (part: string) => (said += part));
  const dialogue = openDialogue({ input: Readable.from([answers.map((answer) => `${answer}\n`).join('')]), output });
  const end = await runSetup({ root: folder, dialogue }).catch((error: unknown) => (error as Error).message);
  dialogue.close();
  return { said, end };
}

const envOf = (folder: string) => readFileSync(join(folder, '.env'), 'utf8');
const skipped = Array.from({ length: questions.length }, () => '');
const withAnswer = (number: number, ...answers: string[]) => skipped.flatMap((each, index) => (index === number - 1 ? answers : each));

describe('npm run pool -- setup', () => {
  it('asks ten questions, tries each answer, and writes a file that the server starts with', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, '.env.example'), readFileSync(join(repository, '.env.example')));
    const nodeSource = core.url.replace('http://', 'core:http://');
    const { said, end } = await setUp(folder, [
      'Berg & Söhne',
      site,
      '',
      smtp,
      `ETC=${upstream.address.href}api`,
      `BTC=${nodeSource}`,
      `mempool:${upstream.address.origin}`,
      'SHA256=btc.berg.org:3333:3334',
      'help@berg.org',
      'Berg & Söhne GmbH, HRB 12345',
    ]);
    expect(said).toContain(`${site} answers (200).`);
    expect(said).toMatch(/The embedded database will be in .*\.data\./);
    expect(said).toContain('The mail server answers and lets us in.');
    expect(said).toMatch(/It speaks oep\. It answers: ETC /);
    expect(said).toMatch(/It answers: BTC /);
    expect(said).toContain('SHA256 at btc.berg.org, ports 3333, 3334.');
    expect(said).not.toContain('Keep it all the same');
    expect(end).toMatch(/^\.env has SITE_NAME, SITE_URL, .*npm start/);
    const settings = settingsIn(envOf(folder));
    expect(settings).toMatchObject({
      SITE_NAME: 'Berg & Söhne',
      SITE_URL: site,
      MAIL_FROM: '"Berg & Söhne" <no-reply@127.0.0.1>',
      POOL_SOURCES: `ETC=oep:${upstream.address.href}api`,
      NODE_SOURCES: `BTC=${nodeSource}`,
      CONTACT_INBOX: 'help@berg.org',
      VIP_INBOX: 'help@berg.org',
      VITE_LEGAL_COMPANY: 'Berg & Söhne GmbH, HRB 12345',
      PORT: '4173',
    });
    expect(readSettings(settings, folder).sources?.pools).toHaveLength(1);
    expect(statSync(join(folder, '.env')).mode & 0o77).toBe(0);
    // The explanations of the example are in it, each setting in its place.
    expect(envOf(folder).split('\n')).toHaveLength(readFileSync(join(repository, '.env.example'), 'utf8').split('\n').length);
  });

  it('asks whether an answer that does not work may stand, and asks again where it may not', async () => {
    const folder = temporaryFolder();
    const nowhere = 'http://127.0.0.1:9';
    const { said } = await setUp(folder, withAnswer(2, nowhere, 'n', nowhere, 'y'));
    expect(said.match(/does not answer yet \(\w+\)/g)).toHaveLength(2);
    expect(said.match(/Keep it all the same\?/g)).toHaveLength(2);
    expect(envOf(folder)).toBe(`SITE_URL=${nowhere}\n`);
  });

  it.each([
    [1, 'Berg <b>', 'a name has none of'],
    [2, 'berg.org', 'The setting SITE_URL is wrong: it must be an address'],
    [3, 'mysql://x', 'The setting DATABASE_URL is wrong'],
    [4, 'mail.berg.org', 'The setting SMTP_URL is wrong'],
    [5, 'ETC=nonsense:http://x.example', 'is no dialect; there are'],
    [6, 'BTC=http://x.example', 'is no kind of node'],
    [7, 'binance', 'it must be kraken'],
    [8, 'KawPow=rvn.berg.org', "'KawPow=rvn.berg.org' would be left out: it has no port"],
    [9, 'help at berg.org', 'That is no mail address'],
  ])('asks question %i again where the server would not start with %s', async (number, answer, sentence) => {
    const folder = temporaryFolder();
    const { said, end } = await setUp(folder, withAnswer(number, answer, ''));
    expect(said).toContain(sentence);
    expect(said.match(new RegExp(`${number}/10 `, 'g'))).toHaveLength(2);
    expect(said).not.toContain('Keep it all the same');
    expect(end).toBe('Nothing is changed.');
    expect(existsSync(join(folder, '.env'))).toBe(false);
  });

  it('finds out the dialect of each of several pools, also beside one whose dialect is said', async () => {
    const folder = temporaryFolder();
    const address = `${upstream.address.href}api`;
    const { said } = await setUp(
      folder,
      withAnswer(5, `ETC=${address}, ETH=oep:${address}`, `ETC=${address}, RVN=${site}`, `ETC=${address},RVN=oep:${address}`),
    );
    expect(said).toContain('no source tells figures of ETH');
    expect(said).toContain(`Nothing at ${site} speaks`);
    expect(settingsIn(envOf(folder)).POOL_SOURCES).toBe(`ETC=oep:${address},RVN=oep:${address}`);
  });

  it('says that nothing at an address is a pool that it knows', async () => {
    const { said } = await setUp(temporaryFolder(), withAnswer(5, `ETC=${site}`, ''));
    expect(said).toMatch(/Nothing at \S+ speaks miningcore, oep, .*write its dialect: ETC=oep:http/);
  });

  it('writes into a file that is there only when that is confirmed, and leaves every other line of it', async () => {
    const folder = temporaryFolder();
    const before = "# mine\nOWN_THING='a b'\nSITE_NAME=Old\nPOOL_HOSTS=SHA256=btc.old.org:1\n";
    writeFileSync(join(folder, '.env'), before);
    const answers = withAnswer(8, '-').with(0, 'New');
    expect((await setUp(folder, [...answers, 'n'])).end).toBe('Nothing is written.');
    expect(envOf(folder)).toBe(before);
    const { said } = await setUp(folder, [...answers, 'y']);
    expect(said).toContain('SITE_NAME [Old]: ');
    expect(said).toContain('Write SITE_NAME, POOL_HOSTS into .env, which is there?');
    expect(envOf(folder)).toBe("# mine\nOWN_THING='a b'\nSITE_NAME=New\n# POOL_HOSTS=\n");
  });

  it('leaves the sources to a file that names them', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, '.env'), 'SOURCES_FILE=sources.json\n');
    const { said, end } = await setUp(folder, skipped.slice(3));
    expect(said.match(/SOURCES_FILE is set, which names the sources/g)).toHaveLength(3);
    expect(end).toBe('Nothing is changed.');
  });

  it('ends with a sentence where the answers end, and has written nothing', async () => {
    const folder = temporaryFolder();
    const { end } = await setUp(folder, ['Berg', site]);
    expect(end).toMatch(/^The answers ended before the questions did, and nothing is written/);
    expect(existsSync(join(folder, '.env'))).toBe(false);
  });

  it('says that a database cannot be reached, without its password', async () => {
    const { verdict, sentence } = await checkDatabase('postgres://pool:secret@127.0.0.1:9/pool');
    expect(verdict).toBe('unproved');
    expect(sentence).not.toContain('secret');
  });
});

describe('the lines of a file of settings', () => {
  it.each(['plain', 'two words', 'a#b', 'a"b', "it's", '$HOME', 'back`tick', 'a\\nb'])('hold %j as it is', (value) => {
    expect(parseEnv(withSettings('', { NAME: value })).NAME).toBe(value);
  });

  it('take the place of the last one that counted, or of its example', () => {
    expect(withSettings('A=1\n# B=2\nA=3\n', { A: '4', B: '5', C: '6' })).toBe('A=4\nB=5\nC=6\n');
    expect(withSettings('# A=1\n', { A: undefined, B: undefined })).toBe('# A=1\n');
  });
});
