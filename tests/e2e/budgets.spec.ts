import { get, type OutgoingHttpHeaders } from 'node:http';
import { constants, createBrotliDecompress } from 'node:zlib';
import type { APIResponse, Page } from '@playwright/test';
import { weigh } from '../bench/weights.ts';
import { paintsOf, watchPaints } from './paints.ts';
import { expect, idle, open, scripts, speak, test } from './test.ts';

/** KB of brotli-11 without scrolling; the last of them after ten seconds. */
const budget = { scripts: 150, styles: 20, fonts: 66, html: 40, scriptsAfterIdle: 230 };
/** kB of everything that is not the video, at ten idle seconds. */
const firstView = { 390: 450, 1440: 560 } as const;
/** What a server sends before the first acknowledgement: ten segments. A page of more costs a phone a whole round trip. */
const firstFlight = 14_600;

test.use({ contextOptions: { reducedMotion: 'no-preference' } });
// One after the other: they wait for most of their time, and other files have the machine meanwhile.
test.describe.configure({ mode: 'default' });

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const) {
  test(`the first view at ${viewport.width} px keeps its weight, paints a heading, moves nothing and rests`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await watchPaints(page);
    const weights = await weigh(page);
    await page.goto('/', { waitUntil: 'load' });
    const atLoad = weights();
    for (const kind of ['scripts', 'styles', 'fonts', 'html'] as const) expect(atLoad[kind], kind).toBeLessThanOrEqual(budget[kind]);
    expect(atLoad.requests).toBeLessThanOrEqual(60);
    // The budget is of ten seconds, whatever happens in them.
    await page.waitForTimeout(10_000);
    expect(weights().scripts).toBeLessThanOrEqual(budget.scriptsAfterIdle);
    expect(weights().total - weights().media).toBeLessThanOrEqual(firstView[viewport.width]);
    await expect(page.locator('[aria-roledescription=carousel]')).toHaveAttribute('data-clock', 'running');
    expect(await framesAsked(page)).toBeLessThanOrEqual(3);
    const { shift, largest } = await paintsOf(page);
    // On a wide screen the hall's picture shows with the first view.
    expect(largest.tag).toMatch(viewport.width < 1024 ? /^H[12]$/ : /^(?:H[12]|IMG)$/);
    expect(shift).toBeLessThanOrEqual(0.01);
  });
}

/** How many frames scripts ask for within a second. */
function framesAsked(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise((done) => {
        let asked = 0;
        const ask = window.requestAnimationFrame.bind(window);
        window.requestAnimationFrame = (callback) => {
          asked += 1;
          return ask(callback);
        };
        setTimeout(() => done(asked), 1_000);
      }),
  );
}

for (const language of ['en', 'zh-CN', 'zh-HK']) {
  const headers = { 'accept-encoding': 'br', 'accept-language': language };
  const headBytes = (response: APIResponse) =>
    response.headersArray().reduce((sum, { name, value }) => sum + name.length + value.length + 4, 'HTTP/1.1 200 OK\r\n\r\n'.length);

  test(`the first view in ${language} with figures arrives in one flight: the data stands behind it`, async ({ request, site }) => {
    await expect.poll(async () => (await request.get('/', { headers })).text(), { timeout: 60_000 }).toContain('id="first-figures"');
    const bytes = firstFlight - headBytes(await request.get('/', { headers }));
    const flight = await textOfFirst(bytes, `${site.origin}/`, headers);
    // As far as the foot of the coin table, of which a phone's first view shows the first row.
    expect(flight).toContain('id="pool-coins"');
    expect(flight).toContain('</tbody>');
  });
}

/** What a browser reads of a page when so many bytes of it have come. */
function textOfFirst(bytes: number, url: string, headers: OutgoingHttpHeaders): Promise<string> {
  return new Promise((resolve, reject) => {
    const text: Buffer[] = [];
    const decoder = createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH });
    decoder.on('data', (chunk: Buffer) => text.push(chunk));
    decoder.on('end', () => resolve(Buffer.concat(text).toString('utf8')));
    decoder.on('error', reject);
    get(url, { headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => decoder.end(Buffer.concat(parts).subarray(0, bytes)));
    }).on('error', reject);
  });
}

test('the largest paint of every tool is the words of its first frame, not what follows with hydration', async ({ browser, site }) => {
  for (const language of scripts) {
    const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
    await context.addCookies([{ name: 'agreement', value: '1', url: site.origin }]);
    await speak(context, site.origin, language);
    const page = await context.newPage();
    await watchPaints(page);
    for (const type of [1, 2, 3, 4]) {
      // Its own prerendered page: no other tool is seen before it.
      await open(page, `${site.origin}/tools?type=${type}`, 'hydrated');
      await idle(page);
      const { largest } = await paintsOf(page);
      expect(largest.text, `${language} ${type}`).toBe(await page.locator('main header p').textContent());
    }
    await context.close();
  }
});
