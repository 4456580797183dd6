import { createServer } from 'node:net';
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings } from '#src/server/settings.ts';
import { temporaryFolder, writeFiles } from './support/built-site.ts';
import { freePort, spawnServer, spawnStart } from './support/spawn.ts';

const root = '/srv/okkong';

describe('settings', () => {
  it('has a default for everything', () => {
    expect(readSettings({}, root)).toEqual({
      port: 4173,
      host: '127.0.0.1',
      dataDir: '/srv/okkong/.data',
      clientDir: '/srv/okkong/dist/client',
      downloadsDir: undefined,
      databaseUrl: undefined,
      poolApi: undefined,
      sources: undefined,
      isPoolIdempotent: false,
      mediaOrigins: [],
      captchaOrigins: [],
      captchaCheck: undefined,
      analyticsOrigin: undefined,
      siteUrl: 'http://localhost:4173',
      siteName: 'OKKONG',
      pageProblems: [],
      securityContact: undefined,
      trustedProxies: 0,
      stopDelayMs: 0,
      isMetricsOn: false,
      smtpUrl: undefined,
      smsUrl: undefined,
      mailFrom: 'OKKONG <no-reply@localhost>',
      isMailFromSet: false,
      isSiteUrlSet: false,
      isPublic: false,
      isOutboxAsked: false,
      vipInbox: undefined,
      ntfyHosts: ['ntfy.sh'],
      alertTo: [],
      outbox: 'loopback',
      logLevel: 'warn',
    });
  });

  it('checks a third-party captcha by an address and a key, never one alone', () => {
    const CAPTCHA_VERIFY_URL = 'https://captcha.example/validate';
    expect(readSettings({ CAPTCHA_VERIFY_URL, CAPTCHA_KEY: 'k' }, root).captchaCheck).toEqual({ url: CAPTCHA_VERIFY_URL, key: 'k' });
    expect(() => readSettings({ CAPTCHA_VERIFY_URL }, root)).toThrow('CAPTCHA_KEY');
  });

  it('shows the outbox on this machine only, unless it is set', () => {
    expect(readSettings({ HOST: '0.0.0.0' }, root).outbox).toBe('nobody');
    expect(readSettings({ DATABASE_URL: 'postgres://a@b/c' }, root).outbox).toBe('nobody');
    expect(readSettings({ HOST: '0.0.0.0', OUTBOX: '1' }, root).outbox).toBe('direct');
    for (const isPublic of [{ SITE_URL: 'https://okkong.example' }, { TRUST_PROXY: '1' }])
      for (const OUTBOX of ['0', '1']) expect(readSettings({ ...isPublic, OUTBOX }, root).outbox).toBe('nobody');
  });

  it('takes an empty value as not set', () => {
    expect(readSettings({ PORT: '', POOL_API: ' ', DATABASE_URL: '' }, root)).toEqual(readSettings({}, root));
  });

  it('leaves out what cannot be used of the settings of the pages, and says so', () => {
    expect(readSettings({ SITE_AFFILIATE: '0', SITE_PAYOUT_TIME: 'none' }, root).pageProblems).toEqual([]);
    expect(readSettings({ SITE_AFFILIATE: 'no', SITE_PAYOUT_TIME: '8-16' }, root).pageProblems).toEqual([
      'The setting SITE_AFFILIATE cannot be used and counts as not set: it is 0 or 1.',
      'The setting SITE_PAYOUT_TIME cannot be used and counts as not set: it is two times of a day, such as 08:00-16:00, or none.',
    ]);
  });

  it('keeps the origin of an address', () => {
    const addresses = {
      POOL_API: 'https://pool.example:8443/',
      SITE_URL: 'https://okkong.example',
      VITE_ANALYTICS_URL: 'https://stats.example/view?site=1',
    };
    expect(readSettings(addresses, root)).toMatchObject({
      poolApi: 'https://pool.example:8443',
      analyticsOrigin: 'https://stats.example',
      siteUrl: 'https://okkong.example',
    });
  });

  it.each([
    ['PORT', 'abc', 'The setting PORT is wrong: it must be a whole number.'],
    ['PORT', '0x1F', 'The setting PORT is wrong: it must be a whole number.'],
    ['PORT', '1e3', 'The setting PORT is wrong: it must be a whole number.'],
    ['POOL_API', 'http://localhost:4173', 'The setting POOL_API is wrong: it must be a pool, and not this server itself.'],
    ['PORT', '70000', 'The setting PORT is wrong: it must be at most 65535.'],
    ['POOL_API', 'pool.example', 'The setting POOL_API is wrong: it must be an address such as https://pool.example.com.'],
    ['POOL_API', 'ftp://pool.example', 'The setting POOL_API is wrong: it must be an address such as https://pool.example.com.'],
    ['POOL_API', 'https://pool.example/api', 'The setting POOL_API is wrong: it must be an origin without a path.'],
    [
      'VITE_ANALYTICS_URL',
      'stats',
      'The setting VITE_ANALYTICS_URL is wrong: it must be an address such as https://stats.example.com/view.',
    ],
    ['SITE_URL', 'https://me:secret@okkong.example', 'The setting SITE_URL is wrong: it must not hold a user name or password.'],
    ['DATABASE_URL', 'mysql://db', 'The setting DATABASE_URL is wrong: it must look like postgres://user:password@host:5432/database.'],
    ['SECURITY_CONTACT', 'security@okkong.example', 'The setting SECURITY_CONTACT is wrong: it must begin with mailto: or https://.'],
    ['METRICS', 'yes', 'The setting METRICS is wrong: it must be 0 or 1.'],
    ['LOG_LEVEL', 'loud', 'The setting LOG_LEVEL is wrong: it must be debug, info, warn, error or silent.'],
  ])('says what is wrong with %s=%s', (name, value, sentence) => {
    expect(() => readSettings({ [name]: value }, root)).toThrow(sentence);
  });
});

/** Starts with bad settings and gives the exit code and what stood on stderr. */
async function refusal(settings: Record<string, string>): Promise<{ code: number | null; sentence: string }> {
  const server = spawnServer({ DATA_DIR: temporaryFolder(), PORT: '0', ...settings });
  const code = await server.ended;
  expect(server.stdout()).toBe('');
  return { code, sentence: server.stderr() };
}

describe.concurrent('a start that cannot work ends with code 1 and one sentence', { timeout: 60_000 }, () => {
  it('names a port in use', async () => {
    const other = createServer();
    const port = await freePort();
    await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
    const sentence = `The port 127.0.0.1:${port} is in use: stop what uses it or set PORT to another.\n`;
    expect(await refusal({ PORT: String(port) })).toEqual({ code: 1, sentence });
    other.close();
  });

  it('names a port in use before it builds the site', { timeout: 30_000 }, async () => {
    const other = createServer();
    const port = await freePort();
    await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
    // A setting of the pages that no build has seen.
    const server = spawnStart({ PORT: String(port), VITE_SUPPORT_EMAIL: `unseen-${port}@okkong.example` });
    expect(await server.ended).toBe(1);
    expect([server.stdout(), server.stderr()]).toEqual([
      '',
      `The port 127.0.0.1:${port} is in use: stop what uses it or set PORT to another.\n`,
    ]);
    other.close();
  });

  it('names a malformed POOL_API', async () => {
    const sentence = 'The setting POOL_API is wrong: it must be an address such as https://pool.example.com.\n';
    expect(await refusal({ POOL_API: 'pool' })).toEqual({ code: 1, sentence });
  });

  it('names an unreachable PostgreSQL without its password', async () => {
    const port = await freePort();
    const sentence = `DATABASE_URL: PostgreSQL at 127.0.0.1:${port} cannot be used (ECONNREFUSED).\n`;
    expect(await refusal({ DATABASE_URL: `postgres://okkong:secret@127.0.0.1:${port}/okkong` })).toEqual({ code: 1, sentence });
  });

  it('names a DATA_DIR that is a file', async () => {
    const folder = temporaryFolder();
    writeFiles(folder, { data: 'a file' });
    const { code, sentence } = await refusal({ DATA_DIR: join(folder, 'data') });
    expect(code).toBe(1);
    expect(sentence).toBe(`DATA_DIR ${join(folder, 'data')} cannot be written to (ENOTDIR).\n`);
  });

  it('names a DATA_DIR that may not be written', async () => {
    const folder = temporaryFolder();
    chmodSync(folder, 0o555);
    // Root may write anywhere: there the kernel's own folder stands for one that refuses.
    const dataDir = process.getuid?.() === 0 ? '/proc/okkong' : join(folder, 'data');
    const { code, sentence } = await refusal({ DATA_DIR: dataDir });
    expect(code).toBe(1);
    expect(sentence).toMatch(/^DATA_DIR \S+ cannot be written to \(\w+\)\.\n$/);
  });
});
