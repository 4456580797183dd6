import type { Browser } from '@playwright/test';

export interface FirstFiguresPlan {
  what: string;
  width: number;
  height: number;
  isHovering?: boolean;
  /** A phone four times slower, on slow 4G. */
  isSlow?: boolean;
}

/** With no input at all: when the start script is here, when the page runs, when the coin list is requested, and when its figures stand in the table; ms after navigation. */
export async function measureFirstFigures(browser: Browser, origin: string, plan: FirstFiguresPlan) {
  const page = await browser.newPage({ viewport: { width: plan.width, height: plan.height } });
  if (plan.isSlow) {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: (1_638.4 * 1024) / 8,
      uploadThroughput: (675 * 1024) / 8,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  }
  await page.addInitScript(noteWhenReady);
  await page.goto(origin, { waitUntil: 'commit' });
  if (plan.isHovering) await page.mouse.move(plan.width / 2, plan.height / 2);
  await page.waitForFunction(() => /EH\/s/.test(document.querySelector('#pool-coins tbody')?.textContent ?? ''), undefined, {
    polling: 20,
  });
  const shownMs = await page.evaluate(() => performance.now());
  const runsMs = await page.evaluate(() => (globalThis as unknown as Noted).readyMs);
  const requests = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(({ name, startTime, responseEnd }) => ({
      name,
      startTime,
      responseEnd,
    })),
  );
  const find = (address: RegExp) => requests.find(({ name }) => address.test(name));
  await page.close();
  return {
    what: plan.what,
    scriptsHereMs: find(/\/start-[^/]+\.js$/)?.responseEnd,
    runsMs,
    requestedMs: find(/\/pool\/coin\/list$/)?.startTime,
    shownMs,
  };
}

interface Noted {
  readyMs?: number;
}

/** Runs in the page, before any of its scripts. */
function noteWhenReady(): void {
  const noted = globalThis as unknown as Noted;
  const watch = new MutationObserver(() => {
    if (document.documentElement.dataset.phase !== 'ready') return;
    noted.readyMs = performance.now();
    watch.disconnect();
  });
  watch.observe(document, { subtree: true, attributes: true, attributeFilter: ['data-phase'] });
}
