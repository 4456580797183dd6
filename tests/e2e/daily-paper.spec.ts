import { readFileSync } from 'node:fs';
import { encode } from 'uqr';
import { paintsOf, watchPaints } from './paints.ts';
import { paperPage } from './pages/paper-page.ts';
import { pngWidth, printedPages } from './papers.ts';
import { expect, idle, lengthOf, open, scripts, speak, test } from './test.ts';

const words = {
  en: { save: 'Save image', asOf: 'Data as of', simulated: 'Simulated data' },
  zh_hk: { save: '儲存圖片', asOf: '數據時間', simulated: '模擬數據' },
} as const;

for (const language of scripts) {
  test(`the picture is a PNG 1080 wide, named by its day, and the print one page with time and label, in ${language}`, async ({
    page,
    context,
    site,
  }) => {
    const paper = paperPage(page);
    await speak(context, site.origin, language);
    await paper.open();
    const day = await paper.dayOf();
    const { name, path: file } = await paper.save(words[language].save);
    expect(name).toBe(`okkong-daily-${day}.png`);
    // It goes by itself, and looking for the code takes a while.
    await expect(page.getByRole('status').filter({ hasText: `okkong-daily-${day}.png` })).toBeVisible();
    expect(pngWidth(file)).toBe(1080);
    expect(readFileSync(file).readUInt32BE(20)).toBeGreaterThan(1500);
    const { data } = encode(`${site.origin}/daily-paper`, { ecc: 'M', border: 4 });
    const found = await page.evaluate(findCode, { png: readFileSync(file).toString('base64'), modules: data });
    expect(found, 'the code in the picture leads to the paper').toBe(true);

    expect(await printedPages(page)).toBe(1);
    await page.emulateMedia({ media: 'print' });
    const { sheet } = paper;
    await expect(sheet.locator('time').filter({ hasText: words[language].asOf })).toBeVisible();
    await expect(sheet.getByText(words[language].simulated, { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: words[language].save })).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
  });
}

/** In the page: whether the modules stand somewhere at the picture's lower right, at whole pixels a module. */
async function findCode({ png, modules }: { png: string; modules: boolean[][] }): Promise<boolean> {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
  if (!context) return false;
  context.drawImage(picture, 0, 0);
  const { data } = context.getImageData(0, 0, picture.width, picture.height);
  const isDark = (x: number, y: number) => (data[4 * (Math.floor(y) * picture.width + Math.floor(x))] ?? 255) < 128;
  for (let edge = 3; edge <= 6; edge += 1) {
    const left = 1024 - edge * modules.length;
    for (let top = picture.height - edge * modules.length; top > picture.height - 500; top -= 1) {
      const isThere = modules.every((row, y) => row.every((dark, x) => isDark(left + (x + 0.5) * edge, top + (y + 0.5) * edge) === dark));
      if (isThere) return true;
    }
  }
  return false;
}

test('the picture of a paper: its code, and the three ways in which sharing ends', async ({ page, site }) => {
  await paperPage(page).open();
  const share = page.getByRole('button', { name: 'Share' });

  await test.step('the code of the picture is no part of the page that loads: it comes when the browser is idle', async () => {
    const beforeLoad = () =>
      page.evaluate(() => {
        const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        const code = performance.getEntriesByType('resource').filter(({ name }) => /paper-image|qr-code/.test(name));
        return code.map(({ startTime }) => startTime < (navigation?.loadEventEnd ?? 0));
      });
    await expect.poll(beforeLoad).toEqual([false, false]);
  });

  await test.step('a share that the visitor calls off copies nothing and says nothing', async () => {
    await page.evaluate(() =>
      Object.assign(navigator, {
        canShare: () => true,
        share: () => {
          document.documentElement.dataset.asked = 'yes';
          return Promise.reject(new DOMException('', 'AbortError'));
        },
      }),
    );
    await share.click();
    await expect(page.locator('html')).toHaveAttribute('data-asked', 'yes');
    await expect(share).not.toHaveAttribute('aria-busy');
    await expect(page.getByRole('status').filter({ hasText: /copied|could not/i })).toHaveCount(0);
  });

  await test.step('sharing hands the picture to the system', async () => {
    await page.evaluate(() => {
      const shared: unknown[] = [];
      Object.assign(window, { shared });
      Object.assign(navigator, {
        canShare: () => true,
        share: async ({ files = [], title }: ShareData) => {
          shared.push({
            title,
            types: files.map(({ type }) => type),
            names: files.map(({ name }) => name),
            sizes: files.map(({ size }) => size),
          });
        },
      });
    });
    await share.click();
    const shared = () =>
      page.evaluate(() => (window as unknown as { shared: { title: string; types: string[]; names: string[]; sizes: number[] }[] }).shared);
    await expect.poll(async () => (await shared()).length).toBe(1);
    const [first] = await shared();
    expect(first).toMatchObject({ title: expect.stringMatching(/^OKKONG Daily, /), types: ['image/png'] });
    expect(first?.names[0]).toMatch(/^okkong-daily-\d{4}-\d\d-\d\d\.png$/);
    expect(first?.sizes[0]).toBeGreaterThan(50_000);
  });

  await test.step('where files cannot be shared the link is copied, and said so', async () => {
    await page.evaluate(() => {
      const copied: string[] = [];
      Object.assign(window, { copied });
      Object.assign(navigator, { canShare: () => false });
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text: string) => void copied.push(text) } });
    });
    await share.click();
    await expect(page.getByRole('status').filter({ hasText: `Link copied: ${site.origin}/daily-paper` })).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { copied: string[] }).copied)).toEqual([`${site.origin}/daily-paper`]);
  });
});

test('earlier editions: one press to yesterday and back to the newest, any day by its link, and words where there is none', async ({
  page,
}) => {
  const paper = paperPage(page);
  await paper.open();
  const newest = await paper.dayOf();
  await paper.turnTo('Previous');
  await expect(page).toHaveURL(/\?date=\d{4}-\d\d-\d\d$/);
  const day = new URL(page.url()).searchParams.get('date') ?? '';
  await expect(paper.day).toHaveAttribute('datetime', day);
  await expect(page.getByText('Earlier edition, figures at the end of the day')).toBeVisible();
  await expect(paper.sheet.locator('footer').getByText('23:59')).toBeVisible();
  await paper.turnTo('Next');
  await expect(page).toHaveURL(/\/daily-paper$/);
  await expect(paper.day).toHaveAttribute('datetime', newest ?? '');

  const chain = page.getByRole('region', { name: 'Hash price and chain' });
  await expect(chain.getByText('BTC hash price, 30 days')).toBeVisible();
  await expect(chain.getByRole('listitem')).toHaveCount(10);
  await chain.getByRole('combobox').selectOption('LTC');
  await expect(chain.getByText('LTC hash price, 30 days')).toBeVisible();

  await open(page, '/daily-paper?date=2026-02-30');
  await expect(page.getByText('There is no edition of this day')).toBeVisible();
  await expect(page.locator('link[type="application/atom+xml"]')).toHaveAttribute('href', /\/feed\.xml\?language=en$/);
});

test('two days side by side: one press to the day before, any other by its link, and one sheet of paper', async ({ page }) => {
  const paper = paperPage(page);
  await paper.open();
  await page.getByRole('button', { name: 'Compare with another day' }).click();
  const beside = page.getByRole('region', { name: / beside / });
  await expect(beside.getByRole('row').nth(1)).toContainText(/\$[\d,.]+.*%.*: \$[\d,.]+/s);
  await beside.getByRole('link', { name: 'a week before' }).click();
  await expect(page).toHaveURL(/\?with=\d{4}-\d{2}-\d{2}$/);
  await expect(beside.getByRole('row')).toHaveCount(15);
  expect(await printedPages(page)).toBe(1);
  await page.reload();
  await expect(beside.getByRole('row')).toHaveCount(15);
  await beside.getByRole('link', { name: 'End comparison' }).click();
  await expect(beside).toBeHidden();
});

test('a phone of 360 px cuts nothing off, and has the name above the tools, in Chinese', async ({ page, context, site }) => {
  await speak(context, site.origin, 'zh_hk');
  await page.setViewportSize({ width: 360, height: 780 });
  await paperPage(page).open();
  const guessed = await lengthOf(page);
  expect(await page.evaluate(cutOff)).toEqual([]);
  // The cards told their height before they were laid out: the page does not shrink below a finger.
  expect(Math.abs((await lengthOf(page)) - guessed)).toBeLessThan(150);
  const topOf = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? 0;
  expect(await topOf('article h1')).toBeLessThan(await topOf('article [data-print=no] [role=radiogroup]'));
});

/** In the page: the texts that run out of the card or the sheet they stand in, with waits as long as they get. */
function cutOff(): string[] {
  const sheet = document.querySelector('article');
  if (!sheet) return ['no sheet'];
  for (const row of sheet.querySelectorAll('tr')) row.style.contentVisibility = 'visible';
  const texts: Node[] = [];
  const walker = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode);
  const isCut = (text: Node) => {
    const box = text.parentElement?.closest('tr, article');
    if (!box || text.parentElement?.closest('thead, .vh')) return false;
    text.nodeValue = text.nodeValue?.replace(/(^|\D)\d(\s?小時)/, '$123$2') ?? null;
    const range = document.createRange();
    range.selectNodeContents(text);
    return range.getBoundingClientRect().right > box.getBoundingClientRect().right + 0.5;
  };
  return texts.filter(isCut).map(({ nodeValue }) => nodeValue ?? '');
}

for (const { width, height, largest, maxShift } of [
  // The phone of Lighthouse, which rounds this to none.
  { width: 412, height: 823, largest: /^The mining day on one sheet/, maxShift: 0.000_49 },
  { width: 1440, height: 900, largest: /^OKKONG Daily$|^BTC /, maxShift: 0.01 },
])
  test(`the largest text is there before the figures are, and nothing moves when they come, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await watchPaints(page);
    await paperPage(page).open();
    await idle(page);
    const paints = await paintsOf(page);
    expect(paints.largest.text).toMatch(largest);
    expect(paints.shift).toBeLessThanOrEqual(maxShift);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
