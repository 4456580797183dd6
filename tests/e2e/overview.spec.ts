import { sampleMiners } from '#src/server/farms/sample-miners.ts';
import { axeFindings } from './axe.ts';
import { farmPage, farmPath } from './pages/farm-page.ts';
import { expect, open, ready, speak, storedOf, test } from './test.ts';

const [large, , small] = sampleMiners.map(({ address }) => address) as [string, string, string];

test('a sample miner: its page before any script, its figures, and its files', async ({ page, request }) => {
  const farm = farmPage(page);
  let asked = 0;
  page.on('request', (sent) => void (asked += sent.url().endsWith('/account/detail') ? 1 : 0));
  await farm.open(large);
  expect(asked).toBe(1);

  await test.step('a farm is hydrated from the page of its route, and the tab then bears its name', async () => {
    // Without any script: the route's own page, neither a blank one nor the landing page.
    expect(await (await request.get(farmPath(large), { headers: { 'accept-language': 'en' } })).text()).toMatch(/<h1[^>]*>Your farms</);
    await ready(page, 'hydrated');
    await expect(page).toHaveTitle(new RegExp(large.slice(0, 6), 'i'));
  });

  await test.step('it shows its farm: figures, workers by state, curve, payouts, with the simulated label', async () => {
    await expect(page.getByText('Simulated data').first()).toBeVisible();
    await expect(page.locator('time[datetime]').first()).toContainText('Updated');
    await expect(page.getByText(/[\d.]+\s*GH\/s/).first()).toBeVisible();
    await expect(farm.curve).toBeVisible();
    await expect(farm.workers).toHaveCount(20);
    await page.getByRole('radio', { name: /^Offline/ }).click();
    await expect(page.locator('tbody [data-state=active]')).toHaveCount(0);
    await expect(farm.payouts).toHaveCount(8);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  await test.step('payouts as CSV and the payment window as a calendar file say that they are simulated', async () => {
    const csv = await farm.save('Save as CSV');
    expect(csv.name).toBe(`okkong-etc-${large.slice(0, 6)}-${large.slice(-4)}-payouts.csv`);
    const lines = csv.text.trim().split('\r\n');
    expect(lines).toHaveLength(61);
    expect(lines[1]).toMatch(new RegExp(`^\\d{4}-\\d\\d-\\d\\dT03:00:00.000Z,[\\d.]+,ETC,${large},Simulated data$`));
    const calendar = await farm.save('Add to calendar');
    expect(calendar.text).toContain(`UID:payment-etc-${large.toLowerCase()}@okkong`);
    expect(calendar.text).toMatch(/DTSTART:\d{8}T000000Z\r\nDTEND:\d{8}T080000Z\r\nRRULE:FREQ=DAILY/);
    expect(calendar.text.replaceAll('\r\n ', '')).toContain('(Simulated data)');
    // Of the second file its name alone: the moment it was made is another.
    const again = await farm.save('Add to calendar');
    expect(again.text.match(/UID:.*/)?.[0]).toBe(calendar.text.match(/UID:.*/)?.[0]);
  });
});

test('farms are saved, named, added up and forgotten, on this device alone; each has a manifest of its own', async ({
  page,
  request,
  baseURL,
}) => {
  const farm = farmPage(page);
  await farm.keep(large);
  await expect(farm.manifest).toHaveAttribute('href', `/farm.webmanifest?addr=${large}&coinType=ETC`);
  const manifest = await (await request.get(new URL((await farm.manifest.getAttribute('href')) ?? '', baseURL).href)).json();
  expect(manifest.start_url).toBe(farmPath(large));
  const steps = page.getByRole('dialog', { name: 'Add this farm to the home screen' });
  await farm.press('Add to home screen');
  await expect(steps).toContainText('Add to Home Screen');
  await steps.getByRole('button', { name: 'Close' }).click();

  await farm.rename('North hall');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('North hall');
  // The page is left faster than any visitor could.
  await expect.poll(() => storedOf(page)).toContain('North hall');
  await farm.keep(small);
  await farm.toAllFarms();
  await expect(farm.manifest).toHaveAttribute('href', '/manifest.webmanifest');
  await expect(page.getByRole('region', { name: 'All farms' })).toContainText('GH/s');
  await expect(page.getByRole('listitem').filter({ hasText: 'North hall' })).toContainText('Online');
  await page.reload();
  await ready(page);
  await expect(farm.kept(/North hall/)).toBeVisible();
  await farm.press('Forget North hall');
  await farm.press('Cancel');
  await expect(farm.kept(/North hall/)).toBeVisible();
  await farm.press('Forget North hall');
  await farm.press('Forget it');
  await expect(farm.kept(/North hall/)).toHaveCount(0);
});

test('a wrong address leads to the form, an address without hashrate to a sentence', async ({ page }) => {
  await open(page, '/overview?addr=0x1234&coinType=ETC');
  const field = page.getByRole('textbox', { name: 'Wallet address' });
  await expect(field).toHaveValue('0x1234');
  await expect(page.getByText('Wrong Address')).toBeVisible();
  await field.fill('0x52908400098527886E0F7030069857D2E4169EE7');
  await page.getByRole('button', { name: 'Open the farm' }).click();
  await expect(page).toHaveURL(farmPath('0x52908400098527886E0F7030069857D2E4169EE7'));
  await expect(page.getByText('No hashrate of this pool')).toBeVisible();
});

test('axe finds nothing and nothing scrolls sideways, dark and light', async ({ page, context, site }) => {
  for (const [language, theme, path] of [
    ['en', 'dark', farmPath(large)],
    ['zh_hk', 'light', farmPath(large)],
    ['en', 'light', '/overview?addr=x'],
  ] as const) {
    await speak(context, site.origin, language);
    await context.addCookies([{ name: 'uiMode', value: theme, url: site.origin }]);
    await open(page, path);
    await page.locator('tbody, form [id$=note]').first().waitFor();
    expect(await axeFindings(page, { within: 'main' })).toEqual([]);
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(beyond, `${path} ${language} ${width}`).toBe(0);
    }
  }
});

test('a printed farm keeps its chart, and has nothing to press', async ({ page }) => {
  const farm = farmPage(page);
  await farm.open(large);
  await farm.curve.scrollIntoViewIfNeeded();
  const canvas = farm.curve.locator('canvas');
  await expect(canvas).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 794, height: 1123 });
  await expect.poll(async () => (await canvas.boundingBox())?.height).toBeGreaterThan(200);
  await expect(
    page
      .getByRole('main')
      .getByRole('button')
      // The name of a stopped worker, which its row is pressed by on the screen, is a name on paper.
      .filter({ visible: true, hasNot: page.locator('bdi') }),
  ).toHaveCount(5);
});
