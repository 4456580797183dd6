import { afterAll, beforeAll, expect, it } from 'vitest';
import { fakeSite, temporaryFolder } from './support/built-site.ts';
import { testPool, type TestPool } from './support/pool.ts';

const query = 'addr=0xcB60a7D502962A206e698025C2545219E6f34915&coinType=ETC';
let pool: TestPool;
beforeAll(async () => {
  pool = await testPool({ site: { clientDir: fakeSite(), dataDir: temporaryFolder() } });
});
afterAll(() => pool.opened.close());

it('a farm has its own manifest, which no cache keeps and no log names', async () => {
  const response = await pool.app.request(`/farm.webmanifest?${query}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect((await response.json()).start_url).toBe(`/overview?${query}`);
  expect(JSON.stringify(pool.logged)).not.toContain('cB60');
});

it('a query that names no farm has none', async () => {
  expect((await pool.app.request('/farm.webmanifest?addr=x&coinType=ETC')).status).toBe(404);
});
