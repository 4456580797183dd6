import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { axeFindingsInBothThemes } from './axe.ts';
import { expect, open, ready, speak, test } from './test.ts';

const model = (page: Page) => page.getByRole('combobox', { name: 'Model' });
const fact = (page: Page, name: string) => page.locator('dl > div').filter({ hasText: name }).locator('dd');
const compared = (page: Page) => page.getByRole('region', { name: 'Compare machines' }).getByRole('row');

test('the ASIC calculator: a link opens with its inputs, a machine is found by typing, four are compared, reset goes back', async ({
  page,
}) => {
  await open(page, '/tools?type=3&model=&hashrate=100&power=3000&count=2');
  await expect(fact(page, 'Total hashrate')).toHaveText('200.00 TH/s');
  await expect(fact(page, 'Power ratio')).toHaveText('30.00 J/TH');
  await expect(page).toHaveURL(/\/tools\?type=3$/);

  await model(page).fill('l9 17');
  await model(page).press('Enter');
  await expect(page.getByRole('rowheader', { name: 'Merge-mined DOGE' })).toBeVisible();
  await page.reload();
  await ready(page);
  await expect(model(page)).toHaveValue('Antminer L9 17G');

  await expect(compared(page)).toHaveCount(4);
  await page.getByRole('button', { name: 'Remove Antminer S19 XP 140T' }).click();
  await expect(compared(page)).toHaveCount(3);
  await expect(compared(page).nth(1)).toContainText(/\$[\d,.]+ \/ [A-Z]+/);

  // LTC: a typed difficulty is its own, not that of the coin on the side.
  await expect(page.getByText(/and a price of \$[\d,.]+, pool data of \d/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Network difficulty' }).fill('50');
  await expect(page.getByText(/difficulty [\d.]+ ?\w* \(your own figure\) and a price of \$[\d,.]+ \(pool data of \d/)).toBeVisible();
  await expect(page.getByText("DOGE is worked out from the pool's latest figures.")).toBeVisible();
  await page.getByRole('textbox', { name: 'Network difficulty' }).fill('');
  await page.getByRole('radio', { name: '7 d' }).click();
  await expect(page.getByText(/, mean of 7 days to \d/)).toBeVisible();

  await page.getByRole('textbox', { name: 'Price of one machine' }).fill('99999999');
  await expect(fact(page, "Payback at today's difficulty")).toHaveText('Does not pay back');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(model(page)).toHaveValue('Antminer S21 200T');
  await expect(compared(page)).toHaveCount(4);
});

test('the ASIC calculator tells how long machines pay: the next cut of the reward, three ways of the difficulty, and a drawing of each', async ({
  page,
}) => {
  await open(page, '/tools?type=3&coin=34&hashrate=40&power=3080&count=1&cost=700&costIn=USD');
  const card = page.getByRole('region', { name: 'How long it pays' });
  await expect(card.getByText(/^KAS: the block reward falls by 5\.61% every month/)).toBeVisible();
  await expect(card.getByRole('row')).toHaveCount(4);
  await expect(card.getByText('Does not pay back')).toHaveCount(3);
  await card.getByRole('radio', { name: '+3% a month' }).click();
  const steps = card.getByRole('slider');
  await steps.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(card.getByRole('img')).toHaveAttribute('aria-label', /^Net per day, .+ today, .+ at the end/);
  await expect(steps).toHaveAttribute('aria-valuetext', /, block reward from here [\d.]+ KAS: -?[¥$][\d.]+$/);
});

test('the ASIC calculator as it starts: its list of machines and its tariff clock; axe finds nothing', async ({ page }) => {
  await open(page, '/tools?type=3');
  const clock = page.getByRole('region', { name: 'Tariff clock' });
  const field = clock.getByRole('textbox', { name: 'Paste a bill or a price list' });
  const read = async (text: string) => {
    await field.fill(text);
    await clock.getByRole('button', { name: 'Read the prices' }).click();
  };
  const preview = clock.getByRole('region', { name: 'Prices as they were read' });

  await test.step('two ranges on one line are shown before they are taken; the result follows, and goes back', async () => {
    await expect(clock.getByText(/^(?:Run|Stop) all day$/)).toHaveCount(2);
    await clock.getByRole('radio', { name: 'By the hour' }).click();
    await read('22:00-08:00 0.01 USD, 08:00-22:00 0.9 USD');
    await expect(preview.getByText('22–08 0.01 · 08–22 0.9, USD per kWh, every day')).toBeVisible();
    await expect(field).toHaveValue('22:00-08:00 0.01 USD, 08:00-22:00 0.9 USD');
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    await preview.getByRole('button', { name: 'Use these prices' }).click();
    await expect(page.getByText('Running 10 h per day: only while it pays.')).toBeVisible();
    await expect(page.getByText(/^24 h: -\$/)).toBeVisible();
    await clock.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(/^24 h: -\$/)).toHaveCount(0);
    await expect(clock.getByRole('textbox', { name: '08:00' })).toHaveValue('0.06');
  });

  await test.step('they make spans of running and standing still, saved as a calendar', async () => {
    await read('08:00-22:00 0.9 USD\n22:00-08:00 0.01 USD');
    await preview.getByRole('button', { name: 'Use these prices' }).click();
    await expect(clock.getByText('run 00:00–08:00 · stop 08:00–22:00 · run 22:00–00:00')).toHaveCount(2);
    const saving = page.waitForEvent('download');
    await clock.getByRole('button', { name: 'Save as calendar (.ics)' }).click();
    const text = await readFile(await (await saving).path(), 'utf8');
    expect(text.match(/SUMMARY:Miners (run|stop)/g)).toEqual([1, 0, 1, 0, 1].map((runs) => `SUMMARY:Miners ${runs ? 'run' : 'stop'}`));
  });

  await test.step('a list in another currency is taken at a rate alone; the tariff outlives a reload', async () => {
    await read('08:00-22:00 0.30 EUR\n22:00-08:00 0.10 EUR');
    await expect(preview.getByRole('button', { name: 'Use these prices' })).toBeDisabled();
    await preview.getByRole('textbox', { name: 'Exchange rate: 1 EUR is' }).fill('1.1');
    await preview.getByRole('button', { name: 'Use these prices' }).click();
    await page.reload();
    await ready(page);
    await expect(clock.getByRole('textbox', { name: '08:00' })).toHaveValue('0.33');
  });

  await test.step('why a text is refused stands beside it until it is changed, and the text is kept', async () => {
    await read('nothing to read');
    const reason = clock.getByRole('alert').filter({ hasText: 'The prices that stood before still count.' });
    await expect(reason).toBeVisible();
    await expect(field).toHaveValue('nothing to read');
    await field.fill('Peak 08:00-22:00 0.95');
    await expect(reason).toHaveCount(0);
  });

  await test.step('a machine is found without its blanks and by its Chinese name', async () => {
    const options = page.getByRole('listbox', { name: 'Model' }).getByRole('option');
    await model(page).fill('');
    await model(page).pressSequentially('s21xp');
    await expect(options).toHaveCount(5);
    await model(page).fill('Antminer S19j Pro (100Th)');
    await expect(options).toHaveCount(2);
    await expect(options.first()).toContainText('Antminer S19j Pro 100T');
    await model(page).fill('神馬m50');
    await expect(options.first()).toContainText('Whatsminer M50');
    await model(page).fill('ｋａｓ');
    await expect(options.first()).toContainText('kHeavyHash');
    await model(page).press('Escape');
  });

  await test.step('a hashrate is pasted with its unit, and what is no number is told and changes nothing', async () => {
    const hashrate = page.getByRole('textbox', { name: 'Hashrate per machine' });
    await hashrate.fill('95,5 TH/s');
    await expect(hashrate).toHaveValue('95.5');
    await expect(fact(page, 'Total hashrate')).toHaveText('95.50 TH/s');
    await hashrate.fill('many');
    await hashrate.blur();
    await expect(hashrate).toHaveValue('many');
    await expect(page.getByRole('alert').filter({ hasText: 'Until then 95.5 counts.' })).toBeAttached();
    await expect(fact(page, 'Total hashrate')).toHaveText('95.50 TH/s');
  });
});

test('the tariff clock: a price fits its field on every screen, at the largest text', async ({ page, context, site }) => {
  const day = Array(24).fill('0.12345').join(',');
  await context.addCookies([{ name: 'textSize', value: '130', url: site.origin }]);
  await open(page, `/tools?${new URLSearchParams({ type: '3', tariff: 'hours', weekday: day, weekend: day }).toString()}`);
  const field = page.getByRole('textbox', { name: '08:00' });
  await expect(field).toHaveValue('0.12345');
  for (const width of [320, 390, 480, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await field.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), `${width} px`).toBe(0);
  }
});

test('the tariff clock: a file of prices is chosen by click and by key, under a name in the language of the page', async ({
  page,
  context,
  site,
}) => {
  await speak(context, site.origin, 'zh');
  await open(page, '/tools?type=3&tariff=hours');
  const file = page.getByLabel('导入日前电价');
  await expect(file).toHaveAccessibleDescription(/文件不会离开本设备/);
  const asked = page.waitForEvent('filechooser');
  await page.getByText('导入日前电价').click();
  const day = [...Array(12).fill('0.01'), ...Array(12).fill('5')].join('\n');
  await (await asked).setFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(day) });
  await page.getByRole('button', { name: '采用这些电价' }).click();
  await expect(page.getByText('开机00:00–12:00 · 关机12:00–00:00')).toHaveCount(2);
  const askedByKey = page.waitForEvent('filechooser');
  await file.press('Enter');
  await askedByKey;
});
