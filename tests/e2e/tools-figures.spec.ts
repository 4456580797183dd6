import type { Page } from '@playwright/test';
import { sampleMiners } from '#src/server/farms/sample-miners.ts';
import { arrives, expect, open, scripts, speak, test } from './test.ts';

/** Inputs with more digits than any farm has, and what says that their figures are here. */
const absurd = [
  {
    name: 'machines',
    path: '/tools?type=3&model=&hashrate=99999999&power=99999999&count=999999999&cost=99999999&compare=Antminer+L9+17G,KS7+30T',
  },
  { name: 'merged coins', path: '/tools?type=3&model=Antminer+L9+17G&count=999999999&cost=99999999' },
  { name: 'cards', path: '/tools?type=4&card1=RTX+3070*999999999*medium*Etchash:99999999:99999999&board=99999999' },
];

/** Figures of which a part lies outside the screen, or outside a cell, panel or card that they stand in. */
function cutFigures(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isInside = (figure: Element, box: Element) => {
      const { left, right } = box.getBoundingClientRect();
      return [...figure.getClientRects()].every(
        (part) => part.left >= Math.max(left, 0) - 1 && part.right <= Math.min(right, innerWidth) + 1,
      );
    };
    const figures = [...document.querySelectorAll('main [data-tone][data-size]')];
    const isWhole = (figure: Element) => {
      for (let box = figure.parentElement; box && box.tagName !== 'MAIN'; box = box.parentElement) if (!isInside(figure, box)) return false;
      return true;
    };
    return figures.filter((figure) => !isWhole(figure)).map(({ textContent }) => textContent);
  });
}

for (const { name, path } of absurd) {
  test(`no figure of absurdly many ${name} is cut on a phone, and the page does not scroll sideways`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, path);
    const main = page.locator('[data-main] [data-size=xl]');
    for (const width of [390, 320, 800, 1100]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(main).toContainText(/\d,\d{3},\d{3},\d{3}/);
      expect(await cutFigures(page), `${width} px`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${width} px`).toBe(0);
    }
  });
}

test('with the largest text no figure of a machine is cut on the smallest screens, and no name of a worker', async ({
  page,
  context,
  site,
}) => {
  await context.addCookies([{ name: 'textSize', value: '130', url: site.origin }]);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/tools?type=3&model=Antminer+L9+16G');
  await arrives(page.locator('[data-row=net] [data-size=sm]'));
  for (const width of [390, 320, 1024]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await cutFigures(page), `${width} px`).toEqual([]);
  }
  await open(page, `/overview?addr=${sampleMiners[0]?.address}&coinType=ETC`);
  const names = page.getByRole('table', { name: 'Workers' }).getByRole('rowheader');
  await arrives(names);
  for (const width of [320, 390, 768, 900]) {
    await page.setViewportSize({ width, height: 844 });
    const clipped = await names.evaluateAll((all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length);
    expect(clipped, `${width} px`).toBe(0);
  }
});

for (const language of scripts) {
  test(`no figure of one machine goes on in a second line of its table on a phone, in ${language}`, async ({ page, context, site }) => {
    await speak(context, site.origin, language);
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/tools?type=3&model=Antminer+L9+16G');
    const figures = page.locator('[data-row=electricity] [data-size=sm]');
    await expect(figures.last()).toContainText(/\d,\d{3}/);
    const lines = await figures.evaluateAll((all) =>
      all.map((figure) => new Set([...figure.getClientRects()].map(({ top }) => Math.round(top))).size),
    );
    expect(lines).toEqual([1, 1, 1]);
  });
}
