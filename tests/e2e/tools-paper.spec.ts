import type { Page } from '@playwright/test';
import { arrives, expect, open, test } from './test.ts';

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

test('from the dark theme the tools print on white, backgrounds on or off', async ({ page, context, site }) => {
  await context.addCookies([{ name: 'uiMode', value: 'dark', url: site.origin }]);
  for (const type of [1, 2, 3, 4]) {
    await openOnPaper(page, type);
    // The change of colours is a transition on the screen that paper is shown on here.
    await expect.poll(() => darkGrounds(page), `type ${type}`).toEqual([]);
  }
});

test('a chart has the colours of paper on it, whatever the theme', async ({ page, context, site }) => {
  const drawings: string[] = [];
  for (const theme of ['dark', 'light']) {
    await context.addCookies([{ name: 'uiMode', value: theme, url: site.origin }]);
    await openOnPaper(page, 2);
    await page.emulateMedia({ media: 'screen' });
    const canvas = page.locator('main canvas');
    await page.getByText('Solid: until now').scrollIntoViewIfNeeded();
    await arrives(canvas);
    const drawing = () => canvas.evaluate((element: HTMLCanvasElement) => element.toDataURL());
    const onScreen = await drawing();
    await page.emulateMedia({ media: 'print' });
    await expect.poll(drawing).not.toBe(onScreen);
    await expect(page.getByText('Solid: until now')).toBeVisible();
    drawings.push(await drawing());
  }
  expect(drawings[0]).toBe(drawings[1]);
});
