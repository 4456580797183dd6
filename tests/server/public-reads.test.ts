import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages } from '#src/contracts/languages.ts';
import { readAddress } from '#src/contracts/read-alias.ts';
import { endpointTable } from '#src/contracts/endpoint-table.ts';
import { figuresMadeAt, serverClock } from '#src/contracts/response-times.ts';
import { fixtureOf } from '#tests/contract/fixtures.ts';
import { temporaryFolder } from './support/built-site.ts';
import { form, testPool, type TestPool } from './support/pool.ts';
import { freePort, readyAddress, spawnServer } from './support/spawn.ts';
import { startVarnish } from './support/varnish.ts';

const rows = Object.values(endpointTable).filter(({ cache }) => cache === 'swr');
const twins = rows.filter(({ method }) => method === 'POST');
const list = endpointTable.poolCoinList.path;

const fieldsOf = (name: keyof typeof endpointTable): Record<string, string> => {
  const { request } = fixtureOf(name);
  return Object.fromEntries(Object.entries(request ?? {}).map(([field, value]) => [field, String(value)]));
};
const pathOf = ({ path }: (typeof rows)[number], fields: Record<string, string>): string => path.replace('{coin}', fields.coin ?? '');

describe('a public read by GET', () => {
  let pool: TestPool;
  beforeAll(async () => {
    const downloadsDir = temporaryFolder();
    writeFileSync(join(downloadsDir, 'tool-1.0.zip'), 'a tool');
    const notes = { en: 'Notes', zh: '说明', zh_hk: '說明' };
    writeFileSync(join(downloadsDir, 'downloads.json'), JSON.stringify([{ file: 'tool-1.0.zip', kind: 'tool', notes }]));
    pool = await testPool({ downloadsDir });
  });
  afterAll(() => pool.opened.close());

  const get = (address: string, headers: Record<string, string> = {}) => pool.app.request(address, { headers });

  it.each(twins.map((row) => [row.name, row] as const))('%s answers as by POST', async (name, row) => {
    const fields = fieldsOf(name);
    const address = readAddress(row, pathOf(row, fields), { form: new URLSearchParams(fields).toString(), language: 'zh' });
    const [byGet, byPost] = [await get(address), await pool.app.request(pathOf(row, fields), form(fields, { language: 'zh' }))];
    expect(await byGet.text()).toBe(await byPost.text());
    expect(byGet.headers.get('x-pool-data')).toBe(byPost.headers.get('x-pool-data'));
  });

  it.each(rows.map((row) => [row.name, row] as const))('%s may be held by a cache in front, under one address', async (name, row) => {
    const fields = fieldsOf(name);
    const address = readAddress(row, pathOf(row, fields), { form: new URLSearchParams(fields).toString(), language: 'en' });
    const response = await get(address);
    expect(response.headers.get('cache-control')).toMatch(
      /^public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+, stale-if-error=\d+$/,
    );
    // A cache in front would take a `Date` of a minute ago for the age of the response.
    expect(response.headers.has('date')).toBe(false);
    const again = await get(address, { 'if-none-match': response.headers.get('etag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(again.headers.get('last-modified')).toBe(response.headers.get('last-modified'));
  });

  it.each([
    ['fields in another order', `${endpointTable.poolCoinInfo.path}?web=a&coinList=1`],
    ['without the language it varies by', endpointTable.dailyNews.path],
    ['with a language of none of ours', `${endpointTable.dailyNews.path}?language=fr`],
    ['that is refused', `${endpointTable.dailyNews.path}?date=2019-01-01&language=zh`],
  ])('%s is not stored', async (_case, address) => {
    const response = await get(address, { language: 'zh' });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('comes in the language of its address, whatever the browser prefers', async () => {
    const text = async (language: string) => (await get(`${endpointTable.dailyNews.path}?language=${language}`, { language: 'en' })).text();
    expect(await text('zh')).not.toBe(await text('zh_hk'));
  });

  it.each(rows.map((row) => [row.name, row] as const))('%s is the same in every language, or its address names one', async (name, row) => {
    const fields = fieldsOf(name);
    const address = readAddress(row, pathOf(row, fields), { form: new URLSearchParams(fields).toString(), language: null });
    const told = await Promise.all(languages.map(async (language) => (await get(address, { language })).text()));
    // What varies is stored under an address with its language alone.
    const isStored = (await get(address, { language: 'zh' })).headers.get('cache-control') !== 'no-store';
    expect(new Set(told).size === 1 || !isStored).toBe(true);
    expect(isStored).toBe(!row.variesByLanguage);
  });

  it('has no twin where it is a visitor’s own, or a write', async () => {
    for (const { path } of [endpointTable.userInfo, endpointTable.login, endpointTable.accountDetail, endpointTable.pageView])
      expect((await get(path)).status).toBe(404);
  });
});

/** A server of this test's own, and where Varnish is installed that in front of it. */
const port = await freePort();
const server = spawnServer({ PORT: String(port), DATA_DIR: temporaryFolder(), METRICS: '1' });
const origin = await readyAddress(server);
const [metricsPath = ''] = /\/metrics\?key=\w+/.exec(server.stdout()) ?? [];
const varnish = await startVarnish(port);
afterAll(async () => {
  await varnish?.stop();
  server.child.kill('SIGTERM');
  await server.ended;
});

const howTo = 'Varnish is not installed here: apt-get install varnish, and its test runs';

it(`${varnish ? 'Varnish is at hand' : howTo}`, () => {
  expect(process.env.REQUIRE_VARNISH === '1' && !varnish).toBe(false);
});

describe.runIf(varnish)('behind Varnish', { timeout: 60_000 }, () => {
  const address = `${varnish?.address}${list}?web=okkong.example`;
  /** Figures and their age, as a page reads them. */
  const look = async () => {
    const response = await fetch(address);
    const madeAt = figuresMadeAt(response.headers) ?? Number.NaN;
    return { madeAt, ageMs: (serverClock(response.headers) ?? Number.NaN) - madeAt, body: await response.text(), status: response.status };
  };
  const originReads = async () =>
    Number(/okkong_requests_total\{group="poolCoinList",status="\d+"\} (\d+)/.exec(await (await fetch(origin + metricsPath)).text())?.[1]);

  it('many visitors are a few requests, ages are never negative and never begin anew, and a stopped site is still read', async () => {
    const looks = [await look()];
    const until = Date.now() + 3_500;
    while (Date.now() < until) {
      looks.push(...(await Promise.all(Array.from({ length: 20 }, look))));
      await pause(50);
    }
    expect(looks.every(({ status }) => status === 200)).toBe(true);
    expect(looks.length).toBeGreaterThan(100);
    expect(await originReads()).toBeLessThan(10);
    expect(Math.min(...looks.map(({ ageMs }) => ageMs))).toBeGreaterThanOrEqual(0);
    const sameFigures = looks.filter(({ madeAt }, index) => madeAt === looks[index - 1]?.madeAt);
    const before = sameFigures.map((each) => looks[looks.indexOf(each) - 1]?.ageMs ?? 0);
    // HTTP tells times in whole seconds.
    expect(sameFigures.filter(({ ageMs }, index) => ageMs < (before[index] ?? 0) - 1_000)).toEqual([]);
    server.child.kill('SIGKILL');
    await server.ended;
    await pause(1_500);
    const afterwards = await look();
    expect(afterwards).toMatchObject({ status: 200, madeAt: looks.at(-1)?.madeAt });
    expect(afterwards.ageMs).toBeGreaterThanOrEqual(looks.at(-1)?.ageMs ?? 0);
  });
});
