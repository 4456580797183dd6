import type { Browser, Locator, Page } from '@playwright/test';

/** A middling phone against this machine. */
const CPU_SLOWDOWN = 4;
/** What the last press still has to draw, before the next one. */
const restMs = 700;

/** The INP of opening a row: presses the rows of the coin table in turn. The page must run and show its table. */
export async function measureRowOpening(page: Page, times = 10): Promise<readonly number[]> {
  const closed = page.locator('#pool-coins tbody tr[data-coin] button[aria-expanded=false]');
  await page.locator('#pool-coins thead').scrollIntoViewIfNeeded();
  const count = await closed.count();
  return measurePresses(page, (time) => closed.nth(time % count), times);
}

/** Presses what `targetOf` names, `times` times on a slowed processor; what each press took from the finger to the painted frame, ms, shortest first. */
export async function measurePresses(page: Page, targetOf: (time: number) => Locator, times = 10): Promise<readonly number[]> {
  const session = await page.context().newCDPSession(page);
  await page.evaluate(watchPresses);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  for (let time = 0; time < times; time += 1) {
    await targetOf(time).hover();
    await page.waitForTimeout(restMs);
    // Not button.click(): its checks are scripts in the page, and would run within the press that is measured.
    await page.mouse.down();
    await page.mouse.up();
  }
  await page.waitForTimeout(restMs);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  return durationsOf(page, times);
}

/** The first press of a visit, as soon as the words are painted, the page still starting: ms until the next frame shows what it did. */
export async function measureFirstPress(browser: Browser, origin: string): Promise<number> {
  const page = await slowVisit(browser);
  await page.addInitScript(watchPresses);
  await page.goto(origin, { waitUntil: 'commit' });
  await page.locator('h1').first().waitFor();
  await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).hover();
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForTimeout(2_000);
  const [duration = Number.NaN] = await durationsOf(page, 1);
  await page.context().close();
  return duration;
}

/** The first scroll of a visit, 40 steps of 120 px from the moment the page runs: the longest task, ms. */
export async function measureFirstScroll(browser: Browser, origin: string): Promise<number> {
  const page = await slowVisit(browser);
  await page.goto(origin);
  await page.locator('html[data-phase=ready]').waitFor({ state: 'attached' });
  await page.evaluate(() => {
    const watched = globalThis as unknown as { longest: number };
    watched.longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) watched.longest = Math.max(watched.longest, duration);
    }).observe({ type: 'longtask' });
  });
  for (let step = 0; step < 40; step += 1) {
    await page.mouse.wheel(0, 120);
    await page.waitForTimeout(50);
  }
  const longest = await page.evaluate(() => (globalThis as unknown as { longest: number }).longest);
  await page.context().close();
  return longest;
}

/** A returning visitor's phone, four times slower: notices would stand in the way. */
async function slowVisit(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
  const page = await context.newPage();
  await putNoticesAway(page);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return page;
}

/** For this page's visits: the agreement accepted, the notices of a session seen. */
export async function putNoticesAway(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.cookie = 'agreement=1; path=/';
    ['tips-closed', 'migration-confirmed'].forEach((key) => sessionStorage.setItem(key, '1'));
  });
}

async function durationsOf(page: Page, times: number): Promise<readonly number[]> {
  const presses = await page.evaluate(() => (globalThis as unknown as Watched).presses);
  const byPress = new Map<number, number>();
  for (const { interactionId, duration } of presses) byPress.set(interactionId, Math.max(duration, byPress.get(interactionId) ?? 0));
  // The browser does not report what took less than its threshold: such a press counts as long as that.
  const missing = Array.from({ length: Math.max(0, times - byPress.size) }, () => thresholdMs);
  return [...byPress.values(), ...missing].toSorted((a, b) => a - b);
}

/** The value that a share (0 to 1) of a sorted list does not exceed. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

const thresholdMs = 16;

interface Watched {
  presses: { interactionId: number; duration: number }[];
}

/** Runs in the page. */
function watchPresses(): void {
  const watched = globalThis as unknown as Watched;
  watched.presses = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId = 0 } = entry as PerformanceEntry & { interactionId?: number };
      if (interactionId > 0) watched.presses.push({ interactionId, duration: entry.duration });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);
}
