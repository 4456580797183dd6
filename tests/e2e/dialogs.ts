import type { BrowserContext, Locator, Page } from '@playwright/test';
import { axeFindingsInBothThemes } from './axe.ts';
import { expect } from './test.ts';

/** The response of the pool about one notice of its own; `time`: when it was published, unix seconds. */
export function tipsOf(tip: { id: string; content: string; time?: number }) {
  return { code: '200', message: '', data: { tips: { info: [tip] } } };
}

/** The smallest screen with the largest text: 320 px and 130%. */
export async function useSmallScreen(page: Page, context: BrowserContext, origin: string): Promise<void> {
  await context.addCookies([{ name: 'textSize', value: '130', url: origin }]);
  await page.setViewportSize({ width: 320, height: 568 });
}

/** By keyboard alone: Tab until the element has the focus, and is seen whole. */
export async function tabTo(page: Page, element: Locator, steps = 8): Promise<void> {
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press('Tab');
    if (await element.evaluate((each) => each === document.activeElement)) break;
  }
  await expect(element).toBeFocused();
  // A line of a scrolled box may cut off a fraction of a pixel.
  await expect(element).toBeInViewport({ ratio: 0.98 });
}

/** By keyboard alone: Tab until the button has the focus, then Enter. */
export async function pressByKeyboard(page: Page, button: Locator): Promise<void> {
  await tabTo(page, button);
  await page.keyboard.press('Enter');
}

/** What stands in every dialog: nothing for axe in either theme, nothing wider than the screen. */
export async function lookAtDialog(page: Page, name: string): Promise<void> {
  expect(await axeFindingsInBothThemes(page, { within: 'dialog' }), name).toEqual([]);
  const body = page.locator('dialog[open]');
  const wide = await body.evaluate((dialog) => [...dialog.querySelectorAll('*')].filter((each) => each.scrollWidth > innerWidth).length);
  expect(wide, name).toBe(0);
}

/** Closes the open dialog by Escape; the focus is then back at what opened it. */
export async function closeByEscape(page: Page, opener: Locator): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(opener).toBeFocused();
}
