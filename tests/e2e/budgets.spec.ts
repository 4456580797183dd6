import { weigh } from '../bench/weights.ts';
import { expect, ready, test } from './test.ts';

/** Decision H4, kB of brotli-11 before `load` without scrolling. */
const budget = { scripts: 150, styles: 20, fonts: 66, html: 40, scriptsAfterIdle: 230 };

test.use({ serviceWorkers: 'block' });

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`the first view keeps its weight at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const weights = await weigh(page);
    await page.goto('/', { waitUntil: 'load' });
    const atLoad = weights();
    for (const kind of ['scripts', 'styles', 'fonts', 'html'] as const) expect(atLoad[kind], kind).toBeLessThanOrEqual(budget[kind]);
    expect(atLoad.requests).toBeLessThanOrEqual(60);
    await page.waitForTimeout(10_000);
    expect(weights().scripts).toBeLessThanOrEqual(budget.scriptsAfterIdle);
  });

  test(`the largest paint is a heading and nothing moves at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(() => {
      const seen = { shift: 0, largest: '' };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
          if (!entry.hadRecentInput) seen.shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as { element: Element | null }[]) seen.largest = entry.element?.tagName ?? '';
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    await page.goto('/');
    await ready(page);
    await page.waitForTimeout(2500);
    const seen = await page.evaluate(() => (window as unknown as { seen: { shift: number; largest: string } }).seen);
    expect(seen.largest).toMatch(/^H[12]$/);
    expect(seen.shift).toBeLessThanOrEqual(0.01);
  });
}
