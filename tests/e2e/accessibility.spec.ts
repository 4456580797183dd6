import type { Page } from '@playwright/test';
import { axeFindings } from './axe.ts';
import { openTable } from './table.ts';
import { expect, laidOut, ready, test } from './test.ts';

const paths = ['/', '/about-us', '/daily-paper', '/monthlyreport', '/terms', '/privacy_en', '/unset?setting=VITE_X_URL'];

// Every page in both themes and at both widths; only the landing page, the largest by far, in each of the four ways.
const ways = [
  { theme: 'dark', widths: [390, 1440] },
  { theme: 'light', widths: [1440, 390] },
] as const;

for (const { theme, widths } of ways) {
  test(`axe finds nothing in the ${theme} theme`, async ({ page, context, site }) => {
    test.setTimeout(90_000);
    await context.addCookies([{ name: 'uiMode', value: theme, url: site.origin }]);
    const [width, otherWidth] = widths;
    await page.setViewportSize({ width, height: 900 });
    for (const path of paths) {
      if (path === '/') await openLandingPage(page);
      else await page.goto(path);
      await ready(page);
      await page.waitForTimeout(400);
      // Decision B3: the specification forbids zoom on these routes; decision H6 lists the exception.
      const without = path === '/terms' ? ['meta-viewport'] : [];
      expect(await axeFindings(page, { without })).toEqual([]);
      if (path !== '/') continue;
      await page.setViewportSize({ width: otherWidth, height: 900 });
      await page.waitForTimeout(400);
      expect(await axeFindings(page)).toEqual([]);
      await page.setViewportSize({ width, height: 900 });
    }
  });
}

/** With its figures, which wash over the rows as they come, and with all its sections. */
async function openLandingPage(page: Page): Promise<void> {
  await openTable(page);
  await laidOut(page);
}
