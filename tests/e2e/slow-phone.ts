import type { CDPSession, Page } from '@playwright/test';

/** A middling phone against the machine that the bars were set on. */
const SLOWDOWN = 4;
/** What the work below takes on that machine, ms. */
const REFERENCE_MS = 10;

/**
 * Slows the page's processor to the speed of a middling phone: a machine that is slow itself is slowed less.
 * Gives how many times slower than that phone the page is now, 1 or more: bars of time are multiplied with it.
 */
export async function slowToPhone(page: Page, session: CDPSession): Promise<number> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const ownMs = await page.evaluate(sortNumbers);
  await session.send('Emulation.setCPUThrottlingRate', { rate: Math.min(SLOWDOWN, Math.max(1, (SLOWDOWN * REFERENCE_MS) / ownMs)) });
  return Math.max(1, (await page.evaluate(sortNumbers)) / (SLOWDOWN * REFERENCE_MS));
}

/** The best of ten rounds, ms. */
function sortNumbers(): number {
  const rounds = Array.from({ length: 10 }, () => {
    const startedAt = performance.now();
    const sorted = Array.from({ length: 50_000 }, (_, index) => ({ key: (index * 7919) % 50_021 })).toSorted((a, b) => a.key - b.key);
    return sorted.length > 0 ? performance.now() - startedAt : 0;
  });
  return Math.min(...rounds);
}
