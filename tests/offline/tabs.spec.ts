import type { Page } from '@playwright/test';
import { endpointTable, matchEndpoint } from '#src/contracts/endpoint-table.ts';
import { workerUrl } from '#src/contracts/sw-messages.ts';
import { idle } from '../e2e/test.ts';
import { expect, test } from './test.ts';
import { figuresShown, responsesCached, stands, visit } from './visitor.ts';

test.use({ hasRoom: false });

const more = 3;

/** How often the request was made that was made most often. */
function mostOften(requests: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const request of requests) counts.set(request, (counts.get(request) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}

function isRead(request: string): boolean {
  const [method = '', path = ''] = request.split(' ');
  return matchEndpoint(method, new URL(path, 'http://localhost').pathname)?.cache === 'swr';
}

test('what one tab is told the others do not ask for, when they open and when the line returns', async ({ page, context, server }) => {
  await visit(page);
  await responsesCached(page);
  const open = async (): Promise<Page> => {
    const tab = await context.newPage();
    await tab.goto('/');
    await stands(tab);
    await figuresShown(tab);
    await idle(tab);
    return tab;
  };
  let asked = server.requests.length;
  const since = () => server.requests.slice(asked);
  const tabs = [page, ...(await Promise.all(Array.from({ length: more }, open)))];
  // Each once at most, unless the machine is so slow that the tabs stand a minute before they are asked about.
  expect(mostOften(since().filter(isRead))).toBeLessThan(more);

  asked = server.requests.length;
  await Promise.all(tabs.map((tab) => tab.evaluate(() => window.dispatchEvent(new Event('online')))));
  const looks = [`GET ${workerUrl}`, `POST ${endpointTable.tips.path}`];
  await expect.poll(() => since()).toEqual(expect.arrayContaining(looks));
  for (const tab of tabs) await idle(tab);
  // Each tab asks after a pause of its own; on a slow machine the first is done before the last has heard of the line.
  expect(mostOften(since().filter((request) => looks.includes(request)))).toBeLessThan(tabs.length);
});
