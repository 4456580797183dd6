import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endpointTable } from '#src/contracts/endpoint-table.ts';
import { createLog } from '#src/server/http/log.ts';
import { type LiveMarket, openLiveMarket } from '#src/server/sources/live-market.ts';
import { readSourceSettings } from '#src/server/sources/settings/source-settings.ts';
import { until } from '#tests/until.ts';
import { testDatabase } from '../support/database.ts';
import { form, testPool, type TestPool } from '../support/pool.ts';
import { sample } from '../support/pool-upstream.ts';

let server: Server;
let live: LiveMarket;
let pool: TestPool;
const asked: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    if (path === '/api/pools') response.end(sample('miningcore-pools.json'));
    else if (path.includes('/miners/')) response.writeHead(204).end();
    else response.end(path.includes('/blocks') ? '[]' : '{"stats":[]}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const opened = await testDatabase();
  const sources = readSourceSettings({ POOL_SOURCES: `*=miningcore:http://127.0.0.1:${port}` }, '/')!;
  live = await openLiveMarket({ sources, opened, log: createLog('silent', () => undefined) });
  pool = await testPool({ opened, live, settings: { trustedProxies: 1 } });
  await until(() => {
    const { sources: open, states } = live.now();
    if (open.pollers.some(({ id }) => !states.get(id)?.readings)) throw new Error('a source has told nothing yet');
  });
});
afterAll(async () => {
  live.stop();
  server.closeAllConnections();
  server.close();
  await pool.opened.close();
});

async function look(each: number) {
  const fields = { eth: `0x${each.toString(16).padStart(40, 'a')}`, coinType: 'ETC' };
  const from = { 'x-forwarded-for': `203.0.113.${each % 200}` };
  const { data } = await (await pool.app.request(endpointTable.anonymousToken.path, form(fields, from))).json();
  const { token, ...account } = data;
  const startMs = performance.now();
  const response = await pool.app.request(endpointTable.accountDetail.path, form(account, { ...from, authorization: token }));
  return { status: response.status, retryAfter: response.headers.get('retry-after'), tookMs: performance.now() - startMs };
}

it('of hundreds of made-up addresses at once most are turned away at once, and none as a fault of ours', async () => {
  const answers = await Promise.all(Array.from({ length: 80 }, (_, each) => look(each)));
  const turnedAway = answers.filter(({ status }) => status === 503);
  const statuses = answers.map(({ status }) => status);
  expect(statuses).toContain(200);
  expect(statuses).not.toContain(500);
  expect(turnedAway.length).toBeGreaterThan(50);
  expect(turnedAway.every(({ retryAfter }) => Number(retryAfter) > 0)).toBe(true);
  // The others had to wait for their turn at the pool, these for nothing.
  const longest = Math.max(...answers.filter(({ status }) => status === 200).map(({ tookMs }) => tookMs));
  expect(Math.max(...turnedAway.map(({ tookMs }) => tookMs))).toBeLessThan(longest);
  expect(pool.logged.filter(({ event }) => event === 'request-failed')).toEqual([]);
  // Places that were taken are given back.
  expect((await look(5000)).status).toBe(200);
});
