import { expect, type Page } from '@playwright/test';
import { arrives } from '../e2e/test.ts';

/** Looks often: the longer pauses that `poll` makes by itself would add up to seconds a visit. */
const often = [100];

/** The page runs: hydrated from prerendered HTML, or rendered from the shell. */
export function stands(page: Page): Promise<void> {
  return arrives(page.locator('html[data-phase=ready]'), { state: 'attached', timeout: 20_000 });
}

/** Opens a path and waits until the page runs and a worker answers for it, so that the next visit needs no network. */
export async function visit(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await stands(page);
  await controlled(page);
}

/** A worker answers for this page. */
export async function controlled(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 20_000, intervals: often })
    .toBe('activated');
}

/** Every file of the second tier is on the device. */
export async function warmed(page: Page): Promise<void> {
  const wanted = await page.evaluate(async () => {
    const list: unknown = await (await fetch('/second-tier.json')).json();
    // Of the routes' pages only those in the visitor's language are wanted.
    const isWanted = ({ url }: { url: string }) => !url.startsWith('/html/') || url.startsWith('/html/en/');
    return Array.isArray(list) ? list.filter(isWanted).length : -1;
  });
  const held = () => page.evaluate(async () => (await (await caches.open('okkong-second-tier')).keys()).length);
  await expect.poll(held, { timeout: 150_000, intervals: [250] }).toBe(wanted);
}

/** What a route's page runs by is on the device; a line that is lost earlier costs it. */
export async function routeKept(page: Page, route: string): Promise<void> {
  const missing = () =>
    page.evaluate(async (url) => {
      const list = (await (await fetch('/second-tier.json')).json()) as { url: string; needs?: number[] }[];
      const needs = list.find((file) => file.url === url)?.needs ?? [-1];
      const held = new Set((await (await caches.open('okkong-second-tier')).keys()).map((key) => new URL(key.url).pathname));
      return needs.filter((place) => !held.has(list[place]?.url ?? '')).length;
    }, `/html/en/${route}.html`);
  await expect.poll(missing, { timeout: 60_000, intervals: [250] }).toBe(0);
}

/** The coin table's first row holds figures. */
export function figuresShown(page: Page, timeout = 12_000): Promise<void> {
  return arrives(page.locator('#pool-coins tbody tr').first().locator('td').filter({ hasText: /\d/ }), { timeout });
}

/** The coin list, the details and the open row's curve are on the device. */
export async function responsesCached(page: Page, timeout = 12_000): Promise<void> {
  const missing = () =>
    page.evaluate(async () => {
      const keys = await (await caches.open('okkong-api')).keys();
      const paths = keys.map(({ url }) => new URL(url).pathname);
      return ['coin/list', 'v3/info', 'curve'].filter((part) => !paths.some((path) => path.includes(part)));
    });
  // A page whose chunk was cut loads itself again meanwhile.
  await expect.poll(() => missing().catch(() => ['reloading']), { timeout, intervals: often }).toEqual([]);
}

/** Rows of the coin table, the head included. */
export const coinRows = (page: Page) => page.locator('#pool-coins').getByRole('row');

/** The file the page runs from: differs between builds. */
export const entryOf = async (page: Page): Promise<string> => (await page.locator('script[type=module]').first().getAttribute('src')) ?? '';

/** The bar that offers a new version. */
export const updateBar = (page: Page) => page.getByRole('status').filter({ hasText: 'A new version' });
