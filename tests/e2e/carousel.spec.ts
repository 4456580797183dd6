import type { Page } from '@playwright/test';
import { expect, open, ready, test } from './test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, contextOptions: { reducedMotion: 'no-preference' } });

test('the banner fetches Swiper for the first finger, whose swipe counts, and its clock goes on by itself', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await open(page, '/');
  await ready(page, 'hydrated');
  const isSwiperHere = () => scripts.some((url) => url.includes('carousel-motion'));
  const slide = (id: string) => page.locator(`#highlight-${id}`);
  const carousel = page.locator('[aria-roledescription=carousel]');
  await expect(carousel).toHaveAttribute('data-clock', 'running');
  expect(isSwiperHere()).toBe(false);

  await swipeLeft(page);
  await expect(slide('os')).toBeInViewport({ ratio: 0.99 });
  await expect(carousel.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(carousel.locator('[aria-live]')).toHaveText(/2 of 4/);
  expect(isSwiperHere()).toBe(true);

  await swipeLeft(page);
  await expect(slide('ratio')).toBeInViewport({ ratio: 0.5 });

  await hurry(page, '1s');
  await expect(slide('affiliate')).toBeInViewport({ ratio: 0.5 });
  await expect(slide('boot')).toBeInViewport({ ratio: 0.5 });
  await expect(carousel.locator('[aria-live]')).toHaveText('');
});

test('the clock rests below a finger, and goes on after its end has met a slide under way', async ({ page }) => {
  await open(page, '/');
  await ready(page, 'hydrated');
  const carousel = page.locator('[aria-roledescription=carousel]');
  const lift = await press(page);
  await expect(carousel).toHaveAttribute('data-clock', 'held');
  await lift();
  // The tap leaves the focus in the slide.
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await expect(carousel).toHaveAttribute('data-clock', 'running');

  const tabs = carousel.getByRole('tab');
  await tabs.nth(1).tap();
  await expect(page.locator('#highlight-os')).toBeInViewport({ ratio: 0.99 });
  // A second step while the first one moves, as when the clock ends there.
  await tabs.nth(1).blur();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('#highlight-affiliate')).toBeInViewport({ ratio: 0.99 });
  await hurry(page, '200ms');
  for (const index of [0, 1, 2]) await expect(tabs.nth(index)).toHaveAttribute('aria-selected', 'true');
});

/** Slides follow each other sooner. */
function hurry(page: Page, time: string): Promise<void> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, `[aria-roledescription=carousel] { --autoplay: ${time} !important }`);
}

/** A finger on the banner; returns the way to lift it. */
async function press(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 200, y: 300 }] });
  return async () => {
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await session.detach();
  };
}

/** A finger from the right edge to the left, as touch events. */
async function swipeLeft(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [{ x: 360, y: 300 }]);
  for (let x = 330; x > 30; x -= 30) await touch('touchMove', [{ x, y: 300 }]);
  await touch('touchEnd', []);
  await session.detach();
}
