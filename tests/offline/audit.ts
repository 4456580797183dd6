import { expect, type Page } from '@playwright/test';

export interface AuditOptions {
  /** Words that must not lie in any store: tokens, ids. */
  readonly secrets?: readonly string[];
  /** Active workers expected at the end; 0 after the kill switch or where workers are refused. */
  readonly workers?: 0 | 1;
}

/** What may lie in the stores at most. */
const maxInstallFiles = 60;
const maxCachedResponses = 200;

interface StoredEntry {
  readonly cache: string;
  readonly url: string;
  readonly type: string;
  readonly contentType: string;
  readonly isMarkup: boolean;
  readonly hasSecret: boolean;
}

/** Everything in Cache Storage, looked at from the page. */
function readStores(page: Page, secrets: readonly string[]): Promise<StoredEntry[]> {
  return page.evaluate(async (words) => {
    const found: StoredEntry[] = [];
    for (const cacheName of await caches.keys()) {
      const cache = await caches.open(cacheName);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        if (!response) continue;
        const text = await response.text();
        const all = `${request.url} ${JSON.stringify([...response.headers])} ${text}`;
        found.push({
          cache: cacheName,
          url: request.url,
          type: response.type,
          contentType: response.headers.get('content-type') ?? '',
          isMarkup: /^\s*<(!doctype|html)/i.test(text),
          hasSecret: words.some((word) => all.includes(word)),
        });
      }
    }
    return found;
  }, secrets);
}

/** Which worker answers this page, and how many registrations there are. */
function readWorkers(page: Page): Promise<{ registrations: number; active: number; sameAsController: boolean }> {
  return page.evaluate(async () => {
    const all = await navigator.serviceWorker.getRegistrations();
    const active = all.filter((registration) => registration.active?.state === 'activated');
    const controller = navigator.serviceWorker.controller;
    return { registrations: all.length, active: active.length, sameAsController: controller === null || controller === active[0]?.active };
  });
}

/** The same look at the stores after every offline test (reliability 6): no page under a script's name, nothing opaque, no secret, within the budget, one worker. */
export async function audit(page: Page, { secrets = [], workers = 1 }: AuditOptions = {}): Promise<void> {
  const entries = await readStores(page, secrets);
  const urls = (bad: (entry: StoredEntry) => boolean) => entries.filter(bad).map(({ cache, url }) => `${cache}: ${url}`);
  const pathOf = ({ url }: StoredEntry) => new URL(url).pathname;
  expect(urls((entry) => /\.(js|css|json)$/.test(pathOf(entry)) && (entry.isMarkup || entry.contentType.includes('html')))).toEqual([]);
  expect(urls((entry) => entry.cache === 'okkong-api' && !entry.contentType.startsWith('application/json'))).toEqual([]);
  expect(urls((entry) => entry.type === 'opaque' || entry.type === 'opaqueredirect')).toEqual([]);
  expect(urls((entry) => entry.hasSecret)).toEqual([]);
  const versions = await page.evaluate(async () => ((await navigator.serviceWorker.getRegistration())?.waiting ? 2 : 1));
  expect(urls((entry) => entry.cache === 'okkong-install-tier').length).toBeLessThanOrEqual(maxInstallFiles * versions);
  expect(urls((entry) => entry.cache === 'okkong-api').length).toBeLessThanOrEqual(maxCachedResponses);
  await expect.poll(() => readWorkers(page)).toEqual({ registrations: workers, active: workers, sameAsController: true });
}
