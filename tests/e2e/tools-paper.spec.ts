import type { Page } from '@playwright/test';
import { arrives, expect, open, steady, test } from './test.ts';

/** What says that the tool of that number has its figures. */
const arrived = ['SHA-256', 'Until about', 'Simulated data', 'Simulated data'];

async function openOnPaper(page: Page, type: number): Promise<void> {
  await page.emulateMedia({ media: 'screen' });
  await open(page, `/tools?type=${type}${type === 3 ? '&tariff=hours' : ''}`);
  await arrives(page.getByRole('main').getByText(arrived[type - 1] ?? ''));
  await page.emulateMedia({ media: 'print' });
}

/** What stands on a ground that is not light, and how light that is (0..1): the colour over white paper. */
function darkGrounds(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const drawing = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
    const lightness = (colour: string) => {
      for (const fill of ['#ffffff', colour]) {
        drawing.fillStyle = fill;
        drawing.fillRect(0, 0, 1, 1);
      }
      const [red = 0, green = 0, blue = 0] = drawing.getImageData(0, 0, 1, 1).data;
      return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
    };
    return [document.documentElement, document.body, ...document.querySelectorAll('main, main *')]
      .filter((element) => element.checkVisibility())
      .map((element) => ({ element, light: lightness(getComputedStyle(element).backgroundColor) }))
      .filter(({ light }) => light < 0.7)
      .map(({ element, light }) => `${light.toFixed(2)} ${element.outerHTML.slice(0, 80)}`);
  });
}

test('the tools on paper: white from the dark theme, without controls, cards that break where they may, and a chart in the colours of paper', async ({
  page,
}) => {
  for (const type of [1, 2, 3, 4]) {
    await openOnPaper(page, type);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await test.step(`tool ${type} prints on white, backgrounds on or off`, async () => {
      // The change of colours is a transition on the screen that paper is shown on here.
      await expect.poll(() => darkGrounds(page), `type ${type}`).toEqual([]);
    });
    await test.step(`tool ${type} has no controls`, async () => {
      const controls = page.locator('main :is(nav, button, textarea, [type=file], [download]):not([aria-checked=true]):visible');
      expect(await controls.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML))).toEqual([]);
    });
    if (type === 2) await test.step('a chart has the colours of paper on it, whatever the theme', () => chartsAlike(page));
    if (type !== 3) continue;
    await test.step('of a switch stays what is chosen, long cards break, and the colours stay', async () => {
      await expect(page.getByRole('radio', { checked: true })).toHaveText([
        'USD',
        'Now',
        "Today's difficulty",
        'By the hour',
        'Weekdays',
        '$/kWh',
      ]);
      await expect(page.locator('li[data-run]').first()).toHaveCSS('print-color-adjust', 'exact');
      await expect(page.locator('td[data-level]').first()).toHaveCSS('print-color-adjust', 'exact');
      await expect(page.getByRole('region', { name: 'Tariff clock' })).toHaveCSS('break-inside', 'auto');
      await expect(page.getByRole('region', { name: 'If price and difficulty change' })).toHaveCSS('break-inside', 'avoid');
    });
  }
});

/** The chart of the page, which is dark, on paper and then from the light theme on paper: the same drawing, other than on either screen. */
async function chartsAlike(page: Page): Promise<void> {
  const canvas = page.locator('main canvas');
  const drawing = () => canvas.evaluate((element: HTMLCanvasElement) => element.toDataURL());
  const drawings: string[] = [];
  for (const theme of ['dark', 'light']) {
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
    await page.getByText('Solid: until now').scrollIntoViewIfNeeded();
    await arrives(canvas);
    const onScreen = await steady(drawing);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(drawing).not.toBe(onScreen);
    await expect(page.getByText('Solid: until now')).toBeVisible();
    drawings.push(await steady(drawing));
  }
  expect(drawings[0]).toBe(drawings[1]);
}
