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
  await expect(carousel.locator('[aria-live]')).toHaveText(/2 of 4/);
  expect(isSwiperHere()).toBe(true);

  await swipeLeft(page);
  await expect(slide('ratio')).toBeInViewport({ ratio: 0.5 });

  await page.evaluate(() => {
    const hurry = new CSSStyleSheet();
    hurry.replaceSync('[aria-roledescription=carousel] { --autoplay: 1s !important }');
    document.adoptedStyleSheets = [hurry];
  });
  await expect(slide('affiliate')).toBeInViewport({ ratio: 0.5 });
  await expect(slide('boot')).toBeInViewport({ ratio: 0.5 });
  await expect(carousel.locator('[aria-live]')).toHaveText('');
});

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
