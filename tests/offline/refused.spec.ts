import type { Page } from '@playwright/test';
import { arrives, followFromFoot, idle, switchTheme } from '../e2e/test.ts';
import { expect, test } from './test.ts';
import { responsesCached, controlled, figuresShown, stands, visit } from './visitor.ts';

test.use({ hasRoom: false });

interface Way {
  from: string;
  /** By the links of the foot. */
  routes: readonly string[];
}
const full: Way = { from: '/', routes: ['/daily-paper', '/monthlyreport', '/about-us', '/terms_en'] };
const light: Way = { from: '/daily-paper', routes: ['/about-us'] };

/** Each makes one kind of storage throw, as private modes and company rules do. */
const blocks: Readonly<Record<string, () => void>> = {
  localStorage: () =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('no', 'SecurityError');
      },
    }),
  sessionStorage: () =>
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('no', 'SecurityError');
      },
    }),
  indexedDB: () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('no', 'SecurityError');
    };
  },
  cookies: () =>
    Object.defineProperty(Document.prototype, 'cookie', {
      get: () => {
        throw new DOMException('no', 'SecurityError');
      },
      set: () => {
        throw new DOMException('no', 'SecurityError');
      },
    }),
  caches: () =>
    Object.defineProperty(window, 'caches', {
      get: () => {
        throw new DOMException('no', 'SecurityError');
      },
    }),
  serviceWorker: () =>
    Object.defineProperty(Navigator.prototype, 'serviceWorker', {
      get: () => {
        throw new DOMException('no', 'SecurityError');
      },
    }),
};

/** Opens a page and goes by links from there, as visitors do; switches the theme on the way, for the whole session. */
async function walks(page: Page, { from, routes }: Way): Promise<void> {
  // Where cookies are refused nobody remembers that the agreement was given.
  await page.addLocatorHandler(page.locator('dialog[open]'), async (dialog) => {
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button').last().click();
  });
  await page.goto(from);
  await stands(page);
  let theme = '';
  for (const route of routes) {
    const before = await page.locator('h1').first().innerText();
    await followFromFoot(page, route);
    await page.waitForURL(`**${route}`);
    await arrives(page.locator('h1', { hasNotText: before }));
    if (route === '/about-us') theme = await switchTheme(page);
  }
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}

test('with any kind of storage refused, and with all of them, the site stands and the theme switches', async ({ page, context }) => {
  test.setTimeout(150_000);
  // Each alone on light pages; the landing page, the heaviest, with all of them at once.
  const kinds = Object.entries(blocks).map(([name, block]) => ({ name, refused: [block], way: light }));
  // Together, and as where the database is not even to be named.
  const all = { name: 'all', refused: [...Object.values(blocks), unnameDatabase], way: full };
  for (const { name, refused, way } of [...kinds, all]) {
    const refusing = await context.newPage();
    for (const block of refused) await refusing.addInitScript(block);
    await test.step(name, () => walks(refusing, way));
    await refusing.close();
  }
  await visit(page, '/about-us');
});

function unnameDatabase(): void {
  Object.defineProperty(window, 'indexedDB', {
    get: () => {
      throw new DOMException('no', 'SecurityError');
    },
  });
}

// No room for anything, for a part of the shell, and for the shell, the answers and what the browser compiles, but not for the second tier.
for (const [quotaSize, way] of [
  [1_500, light],
  [300_000, light],
  [4_000_000, full],
] as const) {
  test(`with ${quotaSize} bytes of storage every route works`, async ({ page, context, server, auditWith }) => {
    const cdp = await context.newCDPSession(page);
    await cdp.send('Storage.overrideQuotaForOrigin', { origin: server.origin, quotaSize });
    await walks(page, way);
    await page.goto('/');
    await figuresShown(page);
    if (quotaSize < 1_000_000) {
      // It was tried, and left nothing behind.
      await expect.poll(() => server.requests).toContain('GET /sw.js');
      return auditWith({ workers: 0 });
    }
    await controlled(page);
    await responsesCached(page);
    await server.down();
    await page.reload();
    await stands(page);
    await figuresShown(page);
  });
}

test('a missing chunk costs one reload, then a screen with a way out, never a loop', async ({ page, server, auditWith }) => {
  server.lose(/^\/assets\/about-us-.*\.js$/);
  await visit(page, '/help');
  let loads = 0;
  page.on('load', () => (loads += 1));
  const follow = () => followFromFoot(page, '/about-us');
  await follow();
  await expect.poll(() => loads).toBe(1);
  await stands(page);
  if (!/about-us/.test(page.url())) await follow();
  await expect(page.getByRole('button', { name: /reload|try again|retry/i }).first()).toBeVisible();
  await idle(page);
  expect(loads).toBe(1);
  auditWith({ workers: 1 });
});
