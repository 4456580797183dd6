import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openSources } from '#src/server/sources/poll/pollers.ts';
import { cookieCredentials } from '#src/server/sources/nodes/cookie.ts';
import { createSourceFetch } from '#src/server/sources/poll/source-fetch.ts';
import { readSourceSettings } from '#src/server/sources/settings/source-settings.ts';
import { never } from '../support/pool-upstream.ts';

describe('the settings of sources', () => {
  it('are none where none is set, and name each source with its coin', () => {
    expect(readSourceSettings({}, '/')).toBeUndefined();
    expect(readSourceSettings({ PRICE_SOURCE: 'off' }, '/')).toBeUndefined();
    const settings = readSourceSettings({ POOL_SOURCES: 'BTC=public-pool:http://a:1,*=miningcore:http://b', PRICE_SOURCE: 'kraken' }, '/')!;
    expect(settings.pools.map(({ coin, dialect, address }) => [coin?.symbol, dialect, address.host])).toEqual([
      ['BTC', 'public-pool', 'a:1'],
      [undefined, 'miningcore', 'b'],
    ]);
    expect(settings.price).toMatchObject({ kind: 'kraken' });
  });

  it.each([
    [{ POOL_SOURCES: 'XYZ=oep:http://a' }, /POOL_SOURCES is wrong: "XYZ" is no coin/],
    [{ POOL_SOURCES: 'BTC=other:http://a' }, /"other" is no dialect/],
    [{ POOL_SOURCES: 'BTC=oep:ftp://a' }, /needs an address/],
    [{ POOL_SOURCES: 'BTC=oep:http://a,btc=oep:http://b' }, /has two sources/],
    [{ NODE_SOURCES: 'BTC=core:http://me:top=secret@' }, /NODE_SOURCES is wrong/],
    [{ NODE_SOURCES: 'http://me:top-secret@a' }, /each entry must look like/],
    [{ PRICE_SOURCE: 'gold' }, /it must be kraken/],
    [{ RATE_SOURCE: 'fed' }, /its rate must be ecb or off/],
    [{ SOURCES_FILE: '/nowhere.json' }, /SOURCES_FILE is wrong: its file is not there/],
    [{ SOURCES_FILE: '/' }, /SOURCES_FILE is wrong: its file cannot be read \(EISDIR\)/],
    [{ SOURCES_FILE: 'README.md' }, /its file cannot be read as JSON/],
    [{ NODE_SOURCES: 'BTC=core:cookie:secret/.cookie' }, /NODE_SOURCES is wrong: a cookie needs its whole path/],
    [{ NODE_SOURCES: 'BTC=core:cookie:' }, /a cookie needs its whole path/],
  ])('that are wrong are one sentence without a secret: %s', (variables, sentence) => {
    expect(() => readSourceSettings(variables, process.cwd())).toThrow(sentence);
    expect(() => readSourceSettings(variables, process.cwd())).not.toThrow(/secret/);
  });
});

describe('a user name or password', () => {
  const node = (credentials: string) => `BTC=core:http://${credentials}@127.0.0.1:8332`;
  const passwords: readonly { setting: 'NODE_SOURCES'; text: string; right: string }[] = JSON.parse(
    readFileSync('tests/fixtures/inputs/pools/node-passwords.json', 'utf8'),
  );

  it.each(passwords)('$text: $right', ({ setting, text, right }) => {
    const written = /written (%\w\w)/.exec(right)![1]!;
    expect(() => readSourceSettings({ [setting]: text }, '/')).toThrow(new RegExp(`^The setting NODE_SOURCES is wrong: .*${written}`));
    expect(() => readSourceSettings({ [setting]: text }, '/')).not.toThrow(/miner|ss@|pa.ss/);
  });

  it.each([
    ['ok:50%off', '%25'],
    ['ok:100%', '%25'],
    ['ok:%', '%25'],
    ['ok:%zz', '%25'],
    ['ok:%ff', '%25'],
    ['m%iner:x', '%25'],
    ['ok:1234#ss', '%23'],
    ['ok:#', '%23'],
    ['ok:a?b', '%3F'],
    ['ok:80/ss', '%2F'],
    ['ok:a\\b', '%5C'],
    ['ok:a,b', '%2C'],
    ['ok:a,b,c', '%2C'],
    ['ok:a b', '%20'],
    ['ok:a,b=c', '%2C'],
  ])('%s is refused, and said to be written %s', (credentials, written) => {
    for (const text of [node(credentials), `LTC=core:http://u:p@h:1,${node(credentials)}`]) {
      expect(() => readSourceSettings({ NODE_SOURCES: text }, '/')).toThrow(written);
    }
    expect(() => readSourceSettings({ POOL_SOURCES: `BTC=ckpool:file:///srv,LTC=oep:http://${credentials}@h:1` }, '/')).toThrow(
      /POOL_SOURCES is wrong/,
    );
  });

  it.each([
    ['ok:p%25ss', 'ok:p%ss'],
    ['ok:p%2Css%23', 'ok:p,ss#'],
    ['ok:p%C3%A4ss', 'ok:päss'],
    ['ok:a:b', 'ok:a:b'],
    ['ok:a@b', 'ok:a@b'],
    ['ok:a=b+c&d;e!', 'ok:a=b+c&d;e!'],
    ['ok:$(x)*', 'ok:$(x)*'],
    [':only', ':only'],
    ['only', 'only:'],
  ])('%s is sent as %s', async (credentials, sent) => {
    const seen: (string | undefined)[] = [];
    const server = createServer((request, response) => {
      seen.push(request.headers.authorization);
      response.end('{}');
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as { port: number };
    const [entry] = readSourceSettings({ NODE_SOURCES: `BTC=core:http://${credentials}@127.0.0.1:${port}` }, '/')!.nodes;
    await createSourceFetch({ address: entry!.address, gapMs: 0, now: Date.now }).post({}, { signal: never });
    server.close();
    server.closeAllConnections();
    expect(Buffer.from(seen[0]!.replace('Basic ', ''), 'base64').toString()).toBe(sent);
  });
});

describe('the cookie of a node', () => {
  it.each([
    ['BTC=core:cookie:/home/b/.bitcoin/.cookie', '/home/b/.bitcoin/.cookie', 'http://127.0.0.1:8332/'],
    ['LTC=core:cookie:/var/litecoin', '/var/litecoin', 'http://127.0.0.1:9332/'],
    ['DOGE=core:cookie:/srv/d@ge/.cookie', '/srv/d@ge/.cookie', 'http://127.0.0.1:22555/'],
    ['RVN=core:cookie:/srv/.cookie@10.0.0.5:8767', '/srv/.cookie', 'http://10.0.0.5:8767/'],
    ['BTC=core:cookie:/srv/.cookie@[::1]:8332', '/srv/.cookie', 'http://[::1]:8332/'],
  ])('%s', (text, cookie, address) => {
    const [entry] = readSourceSettings({ NODE_SOURCES: text }, '/')!.nodes;
    expect([entry!.cookie, entry!.address.href]).toEqual([cookie, address]);
  });

  it('is read anew for each call, for the node writes another at every start', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'cookie-'));
    const path = join(folder, '.cookie');
    await expect(cookieCredentials(path)).rejects.toMatchObject({ fault: 'unreachable', message: expect.not.stringContaining(folder) });
    for (const password of ['abc', 'def']) {
      await writeFile(path, `__cookie__:${password}\n`);
      expect(await cookieCredentials(path)).toBe(`__cookie__:${password}`);
      expect(await cookieCredentials(folder)).toBe(`__cookie__:${password}`);
    }
    for (const text of ['', '\n', '__cookie__', ':', 'a:']) {
      await writeFile(path, text);
      await expect(cookieCredentials(path)).rejects.toMatchObject({ fault: 'unreadable' });
    }
    await rm(folder, { recursive: true });
  });

  it('opens a node, also after that was started again', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'cookie-'));
    let password = 'first';
    const seen: string[] = [];
    const server = createServer((request, response) => {
      const sent = Buffer.from((request.headers.authorization ?? '').replace('Basic ', ''), 'base64').toString();
      seen.push(sent);
      response.writeHead(sent === `__cookie__:${password}` ? 200 : 401).end('{"result":null,"error":{"code":-28}}');
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as { port: number };
    const settings = readSourceSettings({ NODE_SOURCES: `BTC=core:cookie:${folder}@127.0.0.1:${port}` }, '/')!;
    const [poller] = openSources(settings).pollers;
    for (password of ['first', 'second']) {
      await writeFile(join(folder, '.cookie'), `__cookie__:${password}`);
      await expect(poller!.read(never)).rejects.toMatchObject({ fault: 'starting' });
    }
    await rm(folder, { recursive: true });
    await expect(poller!.read(never)).rejects.toMatchObject({ fault: 'unreachable' });
    server.close();
    server.closeAllConnections();
    expect(seen).toEqual(['__cookie__:first', '__cookie__:second']);
  });
});
