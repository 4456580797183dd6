import type { Page } from '@playwright/test';
import { sampleMiners } from '#src/server/farms/sample-miners.ts';
import { farmPath } from './pages/farm-page.ts';
import { printedPages } from './papers.ts';
import { arrives, expect, idle, open, speak, test } from './test.ts';

/** More workers than one sheet has lines. */
const farm = sampleMiners[0]?.address ?? '';

async function openCard(page: Page, path: string, owner: string): Promise<void> {
  await open(page, path);
  await page.getByRole('main').getByRole('textbox').first().fill(owner);
}

const sheets: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'a rack card of an ASIC': async (page) => {
    await openCard(page, '/rack-card?coin=BTC', '12345678');
    await page.locator('summary', { hasText: 'Bitaxe' }).click();
  },
  'a rack card of a rig': (page) => openCard(page, '/rack-card?coin=ETC&miner=lolminer', farm),
  'a farm': async (page) => {
    await open(page, farmPath(farm));
    await arrives(page.getByRole('table').first());
  },
};

for (const { language, width, theme } of [
  { language: 'en', width: 390, theme: 'dark' },
  { language: 'zh_hk', width: 1440, theme: 'light' },
] as const) {
  for (const [name, show] of Object.entries(sheets)) {
    test(`${name} is one sheet of A4 with nothing of the site around it, in ${language}`, async ({ page, context, site }) => {
      await speak(context, site.origin, language);
      await context.addCookies([{ name: 'theme', value: theme, url: site.origin }]);
      await page.setViewportSize({ width, height: 900 });
      await show(page);
      await idle(page);
      expect(await printedPages(page)).toBe(1);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('complementary')).toHaveCount(0);
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('contentinfo')).toBeHidden();
      // What is pressed within a table is a name there.
      await expect(page.locator('main button:not(table button):visible')).toHaveCount(0);
      // Of the makes the one that is open.
      const makes = page.getByRole('article').locator('details');
      for (const make of await makes.all()) await expect(make).toBeVisible({ visible: (await make.getAttribute('open')) !== null });
    });
  }
}
