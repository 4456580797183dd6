import { axeFindingsInBothThemes } from './axe.ts';
import { asicPage, pick } from './pages/tool-page.ts';
import { expect, speak, test } from './test.ts';

test('the ASIC calculator: a link opens with its inputs, a machine is found by typing, four are compared, reset goes back', async ({
  page,
}) => {
  const tool = asicPage(page);
  await tool.open({ model: '', hashrate: '100', power: '3000', count: '2' });
  await expect(tool.fact('Total hashrate')).toHaveText('200.00 TH/s');
  await expect(tool.fact('Power ratio')).toHaveText('30.00 J/TH');
  await tool.hasTakenLink();

  await pick(tool.model, 'l9 17');
  await expect(page.getByRole('rowheader', { name: 'Merge-mined DOGE' })).toBeVisible();
  await tool.reload();
  await expect(tool.model).toHaveValue('Antminer L9 17G');

  await expect(tool.compared).toHaveCount(4);
  await page.getByRole('button', { name: 'Remove Antminer S19 XP 140T' }).click();
  await expect(tool.compared).toHaveCount(3);
  await expect(tool.compared.nth(1)).toContainText(/\$[\d,.]+ \/ [A-Z]+/);

  // LTC: a typed difficulty is its own, not that of the coin on the side.
  await expect(page.getByText(/and a price of \$[\d,.]+, pool data of \d/)).toBeVisible();
  await tool.field('Network difficulty').fill('50');
  await expect(page.getByText(/difficulty [\d.]+ ?\w* \(your own figure\) and a price of \$[\d,.]+ \(pool data of \d/)).toBeVisible();
  await expect(page.getByText("DOGE is worked out from the pool's latest figures.")).toBeVisible();
  await tool.field('Network difficulty').fill('');
  await tool.choose('7 d');
  await expect(page.getByText(/, mean of 7 days to \d/)).toBeVisible();

  await tool.field('Price of one machine').fill('99999999');
  await expect(tool.fact("Payback at today's difficulty")).toHaveText('Does not pay back');
  await tool.reset();
  await expect(tool.model).toHaveValue('Antminer S21 200T');
  await expect(tool.compared).toHaveCount(4);
});

test('the ASIC calculator tells how long machines pay: the next cut of the reward, three ways of the difficulty, and a drawing of each', async ({
  page,
}) => {
  const tool = asicPage(page);
  await tool.open({ coin: '34', hashrate: '40', power: '3080', count: '1', cost: '700', costIn: 'USD' });
  const card = tool.section('How long it pays');
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
  const tool = asicPage(page);
  const { clock } = tool;
  await tool.open();

  await test.step('two ranges on one line are shown before they are taken; the result follows, and goes back', async () => {
    await expect(clock.region.getByText(/^(?:Run|Stop) all day$/)).toHaveCount(2);
    await clock.choose('By the hour');
    await clock.read('22:00-08:00 0.01 USD, 08:00-22:00 0.9 USD');
    await expect(clock.preview.getByText('22–08 0.01 · 08–22 0.9, USD per kWh, every day')).toBeVisible();
    await expect(clock.text).toHaveValue('22:00-08:00 0.01 USD, 08:00-22:00 0.9 USD');
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    await clock.use.click();
    await expect(page.getByText('Running 10 h per day: only while it pays.')).toBeVisible();
    await expect(page.getByText(/^24 h: -\$/)).toBeVisible();
    await clock.undo();
    await expect(page.getByText(/^24 h: -\$/)).toHaveCount(0);
    await expect(clock.hour('08:00')).toHaveValue('0.06');
  });

  await test.step('they make spans of running and standing still, saved as a calendar', async () => {
    await clock.read('08:00-22:00 0.9 USD\n22:00-08:00 0.01 USD');
    await clock.use.click();
    await expect(clock.region.getByText('run 00:00–08:00 · stop 08:00–22:00 · run 22:00–00:00')).toHaveCount(2);
    const { text } = await clock.save('Save as calendar (.ics)');
    // Every day is alike: a rule of each, not the days that are known.
    expect(text.match(/SUMMARY:Miners (run|stop)/g)).toEqual(['SUMMARY:Miners stop', 'SUMMARY:Miners run']);
    expect(text.match(/^RRULE:FREQ=DAILY/gm)).toHaveLength(2);
  });

  await test.step('a list in another currency is taken at a rate alone; the tariff outlives a reload', async () => {
    await clock.read('08:00-22:00 0.30 EUR\n22:00-08:00 0.10 EUR');
    await expect(clock.use).toBeDisabled();
    await clock.preview.getByRole('textbox', { name: 'Exchange rate: 1 EUR is' }).fill('1.1');
    await clock.use.click();
    await tool.reload();
    await expect(clock.hour('08:00')).toHaveValue('0.33');
  });

  await test.step('why a text is refused stands beside it until it is changed, and the text is kept', async () => {
    await clock.read('nothing to read');
    const reason = clock.region.getByRole('alert').filter({ hasText: 'The prices that stood before still count.' });
    await expect(reason).toBeVisible();
    await expect(clock.text).toHaveValue('nothing to read');
    await clock.text.fill('Peak 08:00-22:00 0.95');
    await expect(reason).toHaveCount(0);
  });

  await test.step('a machine is found without its blanks and by its Chinese name', async () => {
    const { model, models } = tool;
    await model.fill('');
    await model.pressSequentially('s21xp');
    await expect(models).toHaveCount(5);
    await model.fill('Antminer S19j Pro (100Th)');
    await expect(models).toHaveCount(2);
    await expect(models.first()).toContainText('Antminer S19j Pro 100T');
    await model.fill('神馬m50');
    await expect(models.first()).toContainText('Whatsminer M50');
    await model.fill('ｋａｓ');
    await expect(models.first()).toContainText('kHeavyHash');
    await model.press('Escape');
  });

  await test.step('a hashrate is pasted with its unit, and what is no number is told and changes nothing', async () => {
    const hashrate = tool.field('Hashrate per machine');
    await hashrate.fill('95,5 TH/s');
    await expect(hashrate).toHaveValue('95.5');
    await expect(tool.fact('Total hashrate')).toHaveText('95.50 TH/s');
    await hashrate.fill('many');
    await hashrate.blur();
    await expect(hashrate).toHaveValue('many');
    await expect(page.getByRole('alert').filter({ hasText: 'Until then 95.5 counts.' })).toBeAttached();
    await expect(tool.fact('Total hashrate')).toHaveText('95.50 TH/s');
  });
});

test('the tariff clock: a price fits its field on every screen, at the largest text', async ({ page, context, site }) => {
  const day = Array(24).fill('0.12345').join(',');
  await context.addCookies([{ name: 'textSize', value: '130', url: site.origin }]);
  const tool = asicPage(page);
  await tool.open({ tariff: 'hours', weekday: day, weekend: day });
  const field = tool.field('08:00');
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
  await asicPage(page).open({ tariff: 'hours' });
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
