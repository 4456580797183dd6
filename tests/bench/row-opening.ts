import type { Page } from '@playwright/test';

/** A middling phone against this machine (issue 4). */
const CPU_SLOWDOWN = 4;
/** What the last press still has to draw, before the next one. */
const restMs = 700;

/**
 * The INP of opening a row: presses the rows of the coin table in turn on a slowed processor and gives what each press took from
 * the finger to the painted frame, ms, shortest first. The page must run and show its table.
 */
export async function measureRowOpening(page: Page, times = 10): Promise<readonly number[]> {
  const session = await page.context().newCDPSession(page);
  await page.evaluate(watchPresses);
  const closed = page.locator('#pool-coins tbody tr[data-coin] button[aria-expanded=false]');
  await page.locator('#pool-coins thead').scrollIntoViewIfNeeded();
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const count = await closed.count();
  for (let time = 0; time < times; time += 1) {
    const button = closed.nth(time % count);
    await button.hover();
    await page.waitForTimeout(restMs);
    // Not button.click(): its checks are scripts in the page, and would run within the press that is measured.
    await page.mouse.down();
    await page.mouse.up();
  }
  await page.waitForTimeout(restMs);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
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
