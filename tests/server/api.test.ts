import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageView } from '#src/server/db/schema.ts';
import { createPageViews, purgePageViews } from '#src/server/db/page-views.ts';
import { beijingDate, DAY_MS } from '#src/domain/days.ts';
import { networkOf } from '#src/server/http/client-address.ts';
import { form, OPERATOR_KEY, testPool, type TestPool } from './support/pool.ts';

let pool: TestPool;
beforeAll(async () => {
  pool = await testPool({ settings: { isMetricsOn: true, trustedProxies: 1 } });
});
afterAll(() => pool.opened.close());

const list = '/hash/api/pool/coin/list';
const view = { path: '/', language: 'en', theme: 'dark', deviceClass: 'pc', standalone: 'false' };
const codeOf = async (response: Response) => [response.status, (await response.json()).code];

describe('a malformed request', () => {
  it.each([
    ['JSON where a form belongs', list, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"web":"localhost"}' }],
    ['a form where JSON belongs', '/api/v5/user/activate/', form({ code: 'a1B2c3D4' })],
    ['broken JSON', '/api/v5/user/activate/', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"code":' }],
    ['bytes that are no text', list, { ...form({}), body: Uint8Array.from([119, 101, 98, 61, 0xff, 0xfe]) }],
  ])('%s is refused with 400', async (_name, path, init) => {
    expect(await codeOf(await pool.app.request(path, init))).toEqual([400, '400']);
  });

  it('that is too large is refused with 413, announced or not', async () => {
    const body = `web=${'x'.repeat(70_000)}`;
    expect(await codeOf(await pool.app.request(list, { ...form({}), body }))).toEqual([413, '413']);
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '70004' };
    expect(await codeOf(await pool.app.request(list, { method: 'POST', headers, body }))).toEqual([413, '413']);
  });

  it('to an unknown path is refused with 404 in an envelope', async () => {
    const paths = ['/hash/api/pool/coin/list/', '/hash/x', '/api/v1', '/myapi/x'];
    const codes = await Promise.all(paths.map(async (path) => codeOf(await pool.app.request(path, { method: 'POST' }))));
    expect(codes).toEqual(paths.map(() => [404, '404']));
  });
});

describe('limits per address', () => {
  const login = (address: string) => pool.app.request('/hash/api/user/login', form({}, { 'x-forwarded-for': address }));

  it('stop a flood of writes and leave other addresses alone', async () => {
    const statuses = [];
    for (let count = 0; count < 121; count += 1) statuses.push((await login('203.0.113.7')).status);
    expect([statuses[119], statuses[120]]).toEqual([400, 429]);
    expect((await login('203.0.113.8')).status).toBe(400);
  });

  it('believe only the entry that the trusted proxy wrote', async () => {
    expect((await login('198.51.100.1, 203.0.113.7')).status).toBe(429);
  });

  it('do not count reads', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    expect((await pool.app.request(list, form({ web: 'localhost' }, headers))).status).toBe(200);
  });
});

describe('addresses', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('%s counts as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it('of one line share its limit, however they are written', async () => {
    const own = await testPool({ settings: { trustedProxies: 1 }, opened: pool.opened });
    const login = (address: string) => own.app.request('/hash/api/user/login', form({}, { 'x-forwarded-for': address }));
    for (let count = 0; count < 120; count += 1) await login(`2001:db8:7:7::${count.toString(16)}`);
    expect((await login('[2001:db8:7:7::ffff]:443')).status).toBe(429);
    expect((await login('2001:db8:7:8::1')).status).toBe(400);
    for (let count = 0; count < 120; count += 1) await login(`198.51.100.9:${4000 + count}`);
    expect((await login('::ffff:198.51.100.9')).status).toBe(429);
  });

  it('behind a proxy that is not trusted are told of once', async () => {
    const own = await testPool({ opened: pool.opened });
    for (let count = 0; count < 3; count += 1)
      await own.app.request(list, form({ web: 'localhost' }, { 'x-forwarded-for': '203.0.113.7' }));
    expect(own.logged.filter(({ event }) => event === 'proxy-not-trusted')).toHaveLength(1);
  });
});

describe('a page of another site', () => {
  const crossSite = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };

  it.each(['/hash/api/user/vip/apply', '/hash/api/analytics/pageview', list])('cannot send to %s in its visitors’ names', async (path) => {
    expect(await codeOf(await pool.app.request(path, form(view, crossSite)))).toEqual([403, '403']);
  });

  it.each([
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'https://localhost.evil.example' }, 403],
    [{ origin: 'http://localhost:8080' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'http://localhost' }, 200],
    [{ origin: 'https://pool.example', host: 'pool.example' }, 200],
    [{ origin: 'https://pool.example', host: 'pool.example:443' }, 200],
    [{ origin: 'https://pool.example', host: '127.0.0.1:4173', 'x-forwarded-host': 'pool.example' }, 200],
    [{ origin: 'https://set.example', host: '127.0.0.1:4173' }, 200],
    [{}, 200],
  ])('is known by %o where the browser is too old to say more', async (headers, status) => {
    const { app } = await testPool({ settings: { siteUrl: 'https://set.example' }, opened: pool.opened });
    const sent = app.request('/hash/api/analytics/pageview', form(view, headers as Record<string, string>));
    expect((await sent).status).toBe(status);
  });

  it('leaves policy reports to the browser', async () => {
    const headers = { 'content-type': 'application/csp-report', ...crossSite };
    const response = await pool.app.request('/csp-report', { method: 'POST', headers, body: '{"csp-report":{}}' });
    expect(response.status).toBe(200);
  });
});

describe('market responses', () => {
  it('are dated by the moment of their figures, beside the server’s clock', async () => {
    const response = await pool.app.request(list, form({ web: 'localhost' }));
    const [figures, clock] = [response.headers.get('date'), response.headers.get('x-server-date')].map((text) => Date.parse(text ?? ''));
    expect(figures).toBe(pool.state.feed().current().atMs);
    expect(Math.abs((clock ?? 0) - Date.now())).toBeLessThan(5000);
  });

  it('are written once per tick', async () => {
    const answers = pool.state.feed().current();
    const bodies = await Promise.all([1, 2].map(async () => (await pool.app.request(list, form({ web: 'localhost' }))).text()));
    expect(bodies[0]).toBe(bodies[1]);
    expect(JSON.parse(bodies[0] ?? '').data).toEqual(JSON.parse(JSON.stringify(answers.poolCoinList)));
  });

  it('name a coin the pool has no data for', async () => {
    const response = await pool.app.request('/hash/api/v5/mama/block/query', form({ coin: 'NOPE' }, { language: 'zh_hk' }));
    expect(await response.json()).toEqual({ code: '404', message: '礦池沒有此幣種的數據。', data: null });
    expect(response.status).toBe(200);
  });

  it('take the curve names of the pool in both spellings', async () => {
    const curve = async (coin: string) => {
      const response = await pool.app.request(`/hash/api/${coin}/hashrate/curve/domain`, form({ domain: 'localhost', coinName: coin }));
      return (await response.json()).data;
    };
    expect(await curve('fbtc')).toHaveLength(30);
    expect(await curve('fb')).toEqual(await curve('fbtc'));
    expect(await curve('ergo')).toEqual(await curve('erg'));
  });
});

describe('content', () => {
  it('is paged, newest first', async () => {
    const page = async (number: number) => {
      const fields = { page: String(number), pageSize: '3' };
      return (await (await pool.app.request('/api/v5/app-adapter/announcement/list', form(fields))).json()).data;
    };
    const [first, second] = [await page(1), await page(2)];
    expect([first.total, first.list.length, second.list.length]).toEqual([4, 3, 1]);
    const times = [...first.list, ...second.list].map(({ time }: { time: number }) => time);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  });

  it('has two videos for each of the five categories', async () => {
    const { data } = await (await pool.app.request('/api/v5/mama/okkong-class/list', form({}))).json();
    expect(data).toHaveLength(10);
    const { data: gpu } = await (await pool.app.request('/api/v5/mama/okkong-class/list', form({ category: 'gpu' }))).json();
    expect(gpu.map(({ id }: { id: string }) => id)).toEqual(['gpu-1', 'gpu-2']);
  });
});

describe('page views', () => {
  const send = (fields: Record<string, string>) => pool.app.request('/hash/api/analytics/pageview', form({ ...view, ...fields }));
  const countsOf = (path: string) =>
    pool.opened.db
      .select()
      .from(pageView)
      .where(sql`${pageView.path} = ${path}`);

  it('are counts a day, without anything that tells visitors apart', async () => {
    await send({ path: '/help' });
    await send({ path: '/help' });
    await send({ path: '/help', theme: 'light', referrer: 'News.Example' });
    const rows = await countsOf('/help');
    expect(rows.map(({ theme, referrer, views }) => [theme, referrer, views]).toSorted()).toEqual([
      ['dark', '', 2],
      ['light', 'news.example', 1],
    ]);
  });

  it('made offline count on their own day; impossible times count today', async () => {
    const seconds = (ms: number) => String(Math.floor(ms / 1000));
    await send({ path: '/wallet', time: seconds(Date.now() - 2 * DAY_MS) });
    await send({ path: '/wallet', time: seconds(Date.now() + 2 * DAY_MS) });
    await send({ path: '/wallet', time: seconds(Date.now() - 60 * DAY_MS) });
    expect((await countsOf('/wallet')).map(({ views }) => views).toSorted()).toEqual([1, 2]);
  });

  it('of made-up paths are one kind', async () => {
    for (const path of ['/x1', '/x2', '/x3']) await send({ path });
    expect((await countsOf('other')).map(({ views }) => views)).toEqual([3]);
    expect(await countsOf('/x1')).toEqual([]);
  });

  it('of made-up kinds do not fill the disk: 5,000 of a day are told apart', async () => {
    const full = await testPool();
    const countPageView = createPageViews(full.opened.db, () => true);
    const day = beijingDate(Date.now());
    await full.opened.db.execute(
      sql`insert into page_view select ${day}::date, '/', 'en', 'dark', 'pc', false, 'r' || n, 1 from generate_series(1, 4999) n`,
    );
    for (const referrer of ['new.example', 'late.example', 'later.example'])
      await countPageView({ ...view, standalone: false, language: 'en', theme: 'dark', deviceClass: 'pc', referrer }, Date.now());
    expect(await full.opened.db.$count(pageView)).toBe(5001);
    expect(
      await full.opened.db
        .select({ views: pageView.views })
        .from(pageView)
        .where(sql`path = 'other'`),
    ).toEqual([{ views: 2 }]);
    await full.opened.close();
  });

  it('are gone after 90 days', async () => {
    await send({ path: '/tools' });
    await purgePageViews(pool.opened.db, Date.now() + 89 * DAY_MS);
    expect(await countsOf('/tools')).toHaveLength(1);
    await purgePageViews(pool.opened.db, Date.now() + 92 * DAY_MS);
    expect(await countsOf('/tools')).toHaveLength(0);
  });
});

describe('logs', () => {
  it('name the call and never what was sent', async () => {
    pool.logged.length = 0;
    await pool.app.request(
      '/hash/api/user/login?token=s3cret',
      form({ account: 'a@b.example', password: 'p4ssword' }, { authorization: 't0ken' }),
    );
    await pool.app.request('/someone@b.example/s3cret');
    const text = JSON.stringify(pool.logged);
    expect(pool.logged.map(({ group, status }) => [group, status])).toEqual([
      ['login', 400],
      ['other', 503],
    ]);
    expect(text).not.toMatch(/s3cret|b\.example|p4ssword|t0ken/);
  });

  it('keep the directive of a policy report and drop its queries', async () => {
    pool.logged.length = 0;
    const report = {
      'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'https://x.example/a.png?user=7', 'script-sample': 'secret' },
    };
    const headers = { 'content-type': 'application/csp-report' };
    await pool.app.request('/csp-report', { method: 'POST', headers, body: JSON.stringify(report) });
    const reports = [{ type: 'csp-violation', body: { effectiveDirective: 'script-src', blockedURL: 'inline' } }];
    await pool.app.request('/csp-report', {
      method: 'POST',
      headers: { 'content-type': 'application/reports+json' },
      body: JSON.stringify(reports),
    });
    const lines = pool.logged.filter(({ event }) => event === 'csp-report');
    expect(lines[0]).toMatchObject({ 'effective-directive': 'img-src', 'blocked-uri': 'https://x.example/a.png' });
    expect(lines[1]).toMatchObject({ effectiveDirective: 'script-src', blockedURL: 'inline' });
    expect(JSON.stringify(lines)).not.toMatch(/user=7|secret/);
  });

  it('hold a policy report once, and of made-up ones no more than a hundred an hour', async () => {
    pool.logged.length = 0;
    const body = (count: number, blockedURL: (index: number) => string) =>
      JSON.stringify(Array.from({ length: count }, (_, index) => ({ type: 'csp-violation', body: { blockedURL: blockedURL(index) } })));
    const post = (text: string) =>
      pool.app.request('/csp-report', { method: 'POST', headers: { 'content-type': 'application/reports+json' }, body: text });
    const lines = () => pool.logged.filter(({ event }) => event === 'csp-report');
    await post(body(50, () => 'https://same.example/'));
    expect(lines()).toHaveLength(1);
    for (let round = 0; round < 5; round += 1) await post(body(50, (index) => `https://${round}-${index}.example/`));
    expect(lines().length).toBeLessThanOrEqual(100);
    expect(lines()[1]).toMatchObject({ repeatedBefore: 49 });
  });

  it('name a fault by its kind, and the visitor gets a sentence', async () => {
    pool.logged.length = 0;
    const broken = await testPool();
    await broken.opened.close();
    const response = await broken.app.request('/hash/api/analytics/pageview', form(view, { language: 'zh' }));
    expect(await response.json()).toEqual({ code: '500', message: '服务出了问题，请重试。', data: null });
    expect(broken.logged.find(({ event }) => event === 'request-failed')).toMatchObject({ level: 'error', group: 'pageView' });
  });
});

describe('/metrics', () => {
  const ask = (address: string, headers: Record<string, string> = {}) =>
    pool.app.request(`/metrics?key=${OPERATOR_KEY}`, { headers }, { incoming: { socket: { remoteAddress: address } } });

  it('says of every figure what it is', async () => {
    const text = await (await ask('127.0.0.1')).text();
    const types = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name);
    expect([...text.matchAll(/^# HELP (\S+) .+/gm)].map(([, name]) => name)).toEqual(types);
    expect(types).toContain('okkong_event_loop_delay_seconds');
    expect(text).toContain('\nokkong_build_info{build="test"} 1\n');
    expect(text).toContain('\nokkong_database_up 1\n');
  });

  it('responds to no proxy on this machine', async () => {
    for (const [name, value] of [
      ['via', '1.1 x'],
      ['x-real-ip', '203.0.113.9'],
      ['host', 'okkong.example'],
    ] as const)
      expect((await ask('127.0.0.1', { [name]: value })).status).not.toBe(200);
  });

  it('responds to this machine only', async () => {
    expect(await (await ask('127.0.0.1')).text()).toContain('okkong_requests_total{group="login",status="400"}');
    expect((await ask('203.0.113.9')).status).not.toBe(200);
    expect((await ask('127.0.0.1', { 'x-forwarded-for': '203.0.113.9' })).status).not.toBe(200);
  });
});
