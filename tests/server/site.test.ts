import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fakeSite, temporaryFolder } from './support/built-site.ts';
import { form, testPool, type TestPool } from './support/pool.ts';

let pool: TestPool;
const dataDir = temporaryFolder();
beforeAll(async () => {
  const { opened } = await testPool({ site: { clientDir: fakeSite('old-b2.js'), dataDir } });
  pool = await testPool({ site: { clientDir: fakeSite(), dataDir }, opened });
});
afterAll(() => pool.opened.close());

const requests: readonly [string, RequestInit?][] = [
  ['/'],
  ['/daily-paper?language=zh'],
  ['/login'],
  ['/nowhere'],
  ['/assets/app-a1.js'],
  ['/assets/gone-c3.js'],
  ['/sw.js'],
  ['/manifest.webmanifest'],
  ['/robots.txt'],
  ['/healthz'],
  ['/hash/api/pool/coin/list', form({ web: 'localhost' })],
  ['/hash/api/unknown', form({})],
];

describe('headers', () => {
  it('are the same table on every response: pages, assets, answers and errors', async () => {
    const tables = await Promise.all(
      requests.map(async ([path, init]) => {
        const { headers } = await pool.app.request(path, init);
        return JSON.stringify(
          [...headers].filter(([name]) => securityHeaderNames.includes(name)),
          null,
          1,
        );
      }),
    );
    expect(new Set(tables).size).toBe(1);
    expect(tables[0]).toMatchSnapshot();
  });

  it('differ in caching and kind as each response needs', async () => {
    const seen = await Promise.all(
      requests.map(async ([path, init]) => {
        const { status, headers } = await pool.app.request(path, init);
        return [path, status, headers.get('content-type'), headers.get('cache-control'), headers.get('vary')].join(' | ');
      }),
    );
    expect(seen).toMatchSnapshot();
  });

  it('let posters and videos in from where the settings say, and nothing else from there', async () => {
    const own = await testPool({ settings: { mediaOrigins: ['https://media.example'] }, opened: pool.opened });
    const policy = (await own.app.request('/healthz')).headers.get('content-security-policy') ?? '';
    const naming = policy.split('; ').filter((directive) => directive.includes('https://media.example'));
    expect(naming.map((directive) => directive.split(' ')[0])).toEqual(['img-src', 'media-src']);
  });

  it('give the frame of a third-party captcha a policy and an origin of its own, which only this site may frame', async () => {
    const own = await testPool({
      settings: { captchaOrigins: ['https://captcha.example'] },
      site: { clientDir: fakeSite(), dataDir },
      opened: pool.opened,
    });
    const { status, headers } = await own.app.request('/captcha.html');
    expect(status).toBe(200);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src 'sha256-[^']+' https:\/\/captcha\.example;/);
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toContain('sandbox allow-scripts');
    expect(policy).not.toContain('allow-same-origin');
    expect((await own.app.request('/login')).headers.get('content-security-policy')).not.toContain('captcha.example');
  });

  it('let page views out to where the settings say', async () => {
    const own = await testPool({ settings: { analyticsOrigin: 'https://stats.example' }, opened: pool.opened });
    expect((await own.app.request('/healthz')).headers.get('content-security-policy')).toContain(
      "connect-src 'self' https://stats.example;",
    );
  });

  it('come at once with a path of 16,000 slashes', async () => {
    const times: number[] = [];
    for (let run = 0; run < 3; run += 1) {
      const startedAt = performance.now();
      await pool.app.request(`/x${'/'.repeat(16_000)}x`);
      times.push(performance.now() - startedAt);
    }
    // The others stood in the way of somebody else's work.
    expect(Math.min(...times)).toBeLessThan(50);
  });

  it('say that there is nothing under /.well-known/, and HEAD works where GET does', async () => {
    expect((await pool.app.request('/.well-known/change-password')).status).toBe(404);
    expect((await pool.app.request('/api/v5/mama/news/dailyNews', { method: 'HEAD' })).status).toBe(200);
  });

  it('say where weaknesses are reported to, until a day that comes (RFC 9116)', async () => {
    const text = await (await pool.app.request('/.well-known/security.txt')).text();
    expect(text).toMatch(/^Contact: mailto:security@okkong\.example\nExpires: /);
    expect(Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '')).toBeGreaterThan(Date.now());
    expect(text).toContain('\nCanonical: https://okkong.example/.well-known/security.txt\n');
  });

  it('let no other origin read an answer', async () => {
    const response = await pool.app.request('/hash/api/pool/coin/list', form({ web: 'localhost' }, { origin: 'https://evil.example' }));
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it('give every response its own request id', async () => {
    const ids = await Promise.all([1, 2, 3].map(async () => (await pool.app.request('/healthz')).headers.get('x-request-id')));
    expect(new Set(ids).size).toBe(3);
  });

  it('take no id from the request, for ids are logged', async () => {
    const response = await pool.app.request('/healthz', { headers: { 'x-request-id': '13800000000' } });
    expect(response.headers.get('x-request-id')).not.toBe('13800000000');
    expect(JSON.stringify(pool.logged)).not.toContain('13800000000');
  });
});

const securityHeaderNames = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'reporting-endpoints',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
];

describe('assets of other builds', () => {
  it('of the build before are still there', async () => {
    const response = await pool.app.request('/assets/old-b2.js', { headers: { 'accept-encoding': 'br' } });
    expect([response.status, response.headers.get('content-encoding')]).toEqual([200, 'br']);
    expect(response.headers.get('cache-control')).toContain('immutable');
  });

  it('that never were are a real 404, not a page and not stored', async () => {
    const response = await pool.app.request('/assets/gone-c3.js', { headers: { accept: 'text/html' } });
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
  });
});
