import { sampleMiners } from '#src/server/farms/sample-miners.ts';
import { storedOf } from '../e2e/test.ts';
import { expect, test } from './test.ts';
import { routeKept, stands, visit } from './visitor.ts';

const address = sampleMiners[0]!.address;
const path = `/overview?addr=${address}&coinType=ETC`;

test('a saved farm is read without a network, with its age, without its token; its manifest comes from the worker', async ({
  page,
  server,
  auditWith,
}) => {
  let token = '';
  page.on('response', async (response) => {
    if (response.url().endsWith('/share/login/eth')) token = (await response.json()).data.token;
  });
  server.clockSkew(-3 * 60 * 60 * 1000);
  await visit(page, path);
  await page.getByRole('button', { name: 'Save this farm' }).click();
  await expect(page.getByRole('button', { name: 'Forget this farm' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Workers' })).toBeVisible();
  expect(token).not.toBe('');
  auditWith({ secrets: [token, address] });
  await routeKept(page, 'overview');
  await server.down();
  await page.reload();
  await stands(page);
  await expect(page.getByRole('table', { name: 'Workers' })).toBeVisible();
  await expect(page.locator('time', { hasText: /copy/i }).first()).toBeVisible();
  await expect(page.getByText('The figures below are the last saved ones.')).toBeVisible();
  const manifest = await page.evaluate(async (query) => (await fetch(`/farm.webmanifest${query}`)).json(), path.slice(path.indexOf('?')));
  expect(manifest.start_url).toBe(path);
  const stored = await storedOf(page);
  expect(stored).toContain('hall-a-01');
  expect(stored).not.toContain(token);
});
