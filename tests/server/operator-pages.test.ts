import { createServer, request, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpointTable } from '#src/contracts/endpoint-table.ts';
import { settingProblems } from '#src/server/operator-pages.ts';
import { readSettings } from '#src/server/settings.ts';
import { temporaryFolder } from './support/built-site.ts';
import { preparedFolder } from './support/database.ts';
import { readyAddress, type Spawned, spawnServer } from './support/spawn.ts';

let server: Spawned;
let proxy: Server;
let [origin, outside] = ['', ''];

/** As nginx's plain `proxy_pass` asks: by the address of the server behind it, with no word of who asks whom. */
function plainProxy(to: URL): Server {
  return createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, host: to.host, connection: 'close' };
    const passed = request({ hostname: to.hostname, port: to.port, path: incoming.url, method: incoming.method, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    incoming.pipe(passed);
  });
}

beforeAll(async () => {
  server = spawnServer({ DATA_DIR: preparedFolder(temporaryFolder()), PORT: '0', METRICS: '1' });
  origin = await readyAddress(server);
  proxy = plainProxy(new URL(origin));
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const address = proxy.address();
  outside = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}, 120_000);
afterAll(async () => {
  proxy.close();
  server.child.kill('SIGTERM');
  await server.ended;
});

describe('behind a proxy that says nothing of itself', () => {
  it.each(['/outbox', '/sources', '/metrics'])('%s is nobody’s', async (path) => {
    for (const address of [path, `${path}?key=`, `${path}?key=${'0'.repeat(32)}`, `${path}?key=a&key=b`]) {
      const response = await fetch(outside + address, { redirect: 'manual', headers: { host: 'pool.example' } });
      expect(response.status).not.toBe(200);
      expect(await response.text()).not.toMatch(/Outbox|<h1>Sources|okkong_requests_total/);
    }
  });

  it.each(['/outbox', '/metrics'])('a browser on the machine opens %s by its plain address', async (path) => {
    const response = await fetch(`${origin.replace('localhost', '127.0.0.1')}${path}`, { redirect: 'manual' });
    expect(response.status).toBe(200);
  });

  it('a browser on the machine is told at /sources what to set while nothing is', async () => {
    const response = await fetch(`${origin.replace('localhost', '127.0.0.1')}/sources`, { redirect: 'manual' });
    expect(response.status).toBe(200);
    expect(await response.text()).toMatch(/No source is set.*POOL_SOURCES.*NODE_SOURCES.*PRICE_SOURCE.*SOURCES_FILE.*sources check/);
  });

  it.each(['/outbox', '/metrics'])('who sees the terminal opens %s', async (path) => {
    const [printed = ''] = new RegExp(`http://localhost:\\d+${path}\\?key=\\w+`).exec(server.stdout()) ?? [];
    const response = await fetch(printed.replace('localhost', '127.0.0.1'));
    expect(response.status).toBe(200);
    expect(await response.text()).toMatch(/Outbox|okkong_requests_total/);
  });
});

describe('who has a code sent', () => {
  /** Data of a call, as a page on this machine makes it, or through the proxy. */
  const dataOf = async (through: string, name: 'captcha' | 'sendEmailCode', fields: Record<string, string>) => {
    const { encoding, path } = endpointTable[name];
    const isForm = encoding === 'form';
    const response = await fetch(through.replace('localhost', '127.0.0.1') + path, {
      method: 'POST',
      headers: { 'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' },
      body: isForm ? new URLSearchParams(fields).toString() : JSON.stringify(fields),
    });
    return (await response.json()).data;
  };
  const send = async (through: string, email: string) => {
    const { id } = await dataOf(through, 'captcha', { action: 'get' });
    const trail = '[[0,0],[60,300],[140,720],[260,1000]]';
    const { ticket } = await dataOf(through, 'captcha', { action: 'check', id, trail });
    return dataOf(through, 'sendEmailCode', { email, ticket });
  };

  it('is told of the outbox on the machine itself, and nowhere else', async () => {
    expect(await send(origin, 'here@farm.example')).toEqual({ outbox: true });
    expect(await send(outside, 'away@farm.example')).toBeNull();
  });
});

describe('the start warns', () => {
  const mail = { SMTP_URL: 'smtp://mail.example' };
  const site = { SITE_URL: 'https://pool.example' };
  it.each([
    ['of nothing on a machine of one’s own', {}, []],
    [
      'of a sender and links that nobody knows',
      mail,
      [/^MAIL_FROM and SITE_URL should be set beside SMTP_URL: .*no-reply@localhost.*localhost/],
    ],
    ['of links that lead nowhere', { ...mail, MAIL_FROM: 'a@b.example' }, [/^SITE_URL should be set/]],
    ['of a sender that nobody knows', { ...mail, ...site }, [/^MAIL_FROM should be set/]],
    ['of nothing where all is set', { ...mail, ...site, MAIL_FROM: 'a@b.example' }, []],
    ['of codes that reach nobody', site, [/^Neither SMTP_URL nor SMS_URL is set/]],
    ['of codes that reach nobody behind a proxy', { TRUST_PROXY: '1' }, [/^Neither SMTP_URL nor SMS_URL is set/]],
    [
      'of what it leaves out of the settings of the pages',
      { SITE_NAME: 'Berg <b>', SITE_COLOR: '#ffcc00', POOL_HOSTS: 'KawPow=rvn.berg.example,SHA256=btc.berg.example:3333' },
      [
        /^The setting SITE_NAME cannot be used and counts as not set: a name has none of </,
        /^The setting SITE_COLOR cannot be used .*is 1\.\d, and 4\.5 is the least; [0-9a-f]{6} would do\.$/,
        /^POOL_HOSTS: 'KawPow=rvn\.berg\.example' is left out: it has no port, as in KawPow=rvn\.berg\.example:3333\.$/,
        /^POOL_HOSTS: btc\.berg\.example is a name that is reserved for examples/,
      ],
    ],
    ['of an outbox that stays closed', { ...site, OUTBOX: '1' }, [/^Neither/, /^OUTBOX=1 has no effect/]],
  ])('%s', (_what, variables, sentences) => {
    expect(settingProblems(readSettings(variables, '/'))).toEqual(sentences.map((sentence) => expect.stringMatching(sentence)));
  });
});
