import type { Locator, Page } from '@playwright/test';
import { arrives, expect, open, speak, steady, test } from './test.ts';

/** Winter time: seven hours behind Beijing. */
test.use({ timezoneId: 'Europe/Berlin' });

/** Opens a coin's row and gives its panel, once everything in it is there. */
async function openRow(page: Page, symbol: string): Promise<Locator> {
  const row = page.locator(`tr[data-coin="${symbol}"]`);
  await arrives(row.locator('[data-column=profit]').filter({ hasText: /0\.\d{8}/ }));
  await row.getByRole('button').click();
  const panel = page.locator(`#coin-panel-${symbol.toLowerCase()}`);
  await arrives(panel.locator('output'));
  await arrives(panel.locator('code'));
  return panel;
}
/** The figure beside a label of the list of details. */
const detail = (panel: Locator, label: string) =>
  panel
    .locator('dt')
    .filter({ has: panel.page().getByText(label, { exact: true }) })
    .locator('xpath=following-sibling::dd[1]');

const words = {
  en: {
    addresses: (coin: string) => `${coin} mining addresses`,
    headings: ['Daily profit estimator', 'Average pool hashrate'],
    averages: ['Today', '1 week', '2 weeks'],
    details: ['Algorithm', 'Block time', 'Payout method', 'Difficulty', 'Next difficulty', 'Block reward'],
    adjusts: 'Adjusts in',
    payment: ['Pool fee', 'Payout threshold (minimum)', 'Payout time'],
    doge: 'Merge-mined DOGE a day',
    note: 'Paid once a day when the balance has reached the minimum.',
    times: ['08:00–16:00 Beijing', '01:00–09:00 your time'],
    links: ['Mining tutorial', 'Full calculator'],
  },
  zh: {
    addresses: (coin: string) => `${coin}挖矿地址`,
    headings: ['日收益估算', '矿池平均算力'],
    averages: ['今日', '1周', '2周'],
    details: ['算法', '出块时间', '结算方式', '难度', '下次难度', '区块奖励'],
    adjusts: '距难度调整',
    payment: ['矿池费率', '起付额', '支付时间'],
    doge: '联合挖矿DOGE日收益',
    note: '每天支付一次，余额达到起付额即支付。',
    times: ['08:00–16:00 北京时间', '01:00–09:00 您的时间'],
    links: ['挖矿教程', '完整计算器'],
  },
  zh_hk: {
    addresses: (coin: string) => `${coin}挖礦地址`,
    headings: ['每日收益估算', '礦池平均算力'],
    averages: ['今日', '1星期', '2星期'],
    details: ['演算法', '出塊時間', '結算方式', '難度', '下次難度', '區塊獎勵'],
    adjusts: '距離難度調整',
    payment: ['礦池費率', '起付額', '派發時間'],
    doge: '合併挖礦DOGE每日收益',
    note: '每日派發一次，結餘達到起付額即會派發。',
    times: ['08:00–16:00 北京時間', '01:00–09:00 你的時間'],
    links: ['挖礦教學', '完整計算機'],
  },
} as const;

/** What the three coins differ in. */
const coins = [
  {
    symbol: 'BTC',
    algorithm: 'SHA256',
    minutes: '10.00',
    scale: 'T',
    hasRetarget: true,
    units: ['TH/s', 'PH/s'],
    host: 'sha256',
    ports: [3333, 3334],
  },
  {
    symbol: 'LTC',
    algorithm: 'Scrypt',
    minutes: '2.50',
    scale: 'M',
    hasRetarget: true,
    units: ['MH/s', 'GH/s', 'TH/s'],
    host: 'scrypt',
    ports: [8888, 8889],
  },
  {
    symbol: 'ETC',
    algorithm: 'Etchash',
    minutes: '0.22',
    scale: 'P',
    hasRetarget: false,
    units: ['MH/s', 'GH/s'],
    host: 'ethash',
    ports: [8008, 8009],
  },
] as const;

for (const language of ['en', 'zh', 'zh_hk'] as const) {
  // What the coins differ in is no matter of language: in Chinese the one that has the most to tell.
  const told = language === 'en' ? coins : coins.filter(({ symbol }) => symbol === 'LTC');
  test(`the open rows of ${told.map(({ symbol }) => symbol).join(', ')} tell everything in ${language}`, async ({
    page,
    context,
    site,
  }) => {
    const own = words[language];
    await speak(context, site.origin, language);
    await open(page, '/');
    for (const { symbol, algorithm, minutes, scale, hasRetarget, units, host, ports } of told) {
      const panel = await openRow(page, symbol);
      for (const heading of [own.addresses(symbol), ...own.headings])
        await expect(panel.getByRole('heading', { name: heading })).toBeVisible();
      for (const label of [...own.details, ...own.payment]) await expect(detail(panel, label)).not.toHaveText('--');
      for (const label of own.averages) await expect(detail(panel, label)).toHaveText(/^[\d.]+ [KMGTPE]?H\/s$/);
      await expect(detail(panel, own.details[0])).toHaveText(algorithm);
      await expect(detail(panel, own.details[1])).toContainText(minutes);
      await expect(detail(panel, own.details[3])).toHaveText(new RegExp(`^[\\d.]+ ${scale}$`));
      await expect(detail(panel, own.payment[0])).toHaveText(/\d%$/);
      if (hasRetarget) await expect(detail(panel, own.details[4])).toHaveText(new RegExp(`${scale} .*\\d%`));
      if (hasRetarget) await expect(detail(panel, own.adjusts)).toHaveText(/\d\d:\d\d:\d\d$/);
      for (const times of own.times) await expect(detail(panel, own.payment[2])).toContainText(times);
      await expect(panel).toContainText(own.note);
      await expect(detail(panel, own.doge)).toHaveCount(symbol === 'LTC' ? 1 : 0);
      for (const link of own.links) await expect(panel.getByRole('link', { name: link })).toBeVisible();
      expect(await panel.locator('select option').allTextContents()).toEqual([...units]);
      await expect(panel.locator('code')).toHaveText([
        `stratum+tcp://${host}.pool.okkong.example:${ports[0]}`,
        `stratum+ssl://${host}.pool.okkong.example:${ports[1]}`,
      ]);
    }
  });
}

test('the open row: its countdown, its ports, its estimator, and all of it offline', async ({ page, context, expectFaults }) => {
  expectFaults(/Failed to load resource|ERR_INTERNET_DISCONNECTED|fetching the script/);
  await open(page, '/');

  await test.step('the time until the adjustment runs down, and moves nothing; an example address is copied by nothing', async () => {
    const bitcoin = await openRow(page, 'BTC');
    const left = detail(bitcoin, 'Adjusts in');
    const before = await left.textContent();
    const height = await bitcoin.evaluate((element) => element.getBoundingClientRect().height);
    await expect(left).not.toHaveText(before ?? '', { timeout: 3_000 });
    expect(await bitcoin.evaluate((element) => element.getBoundingClientRect().height)).toBe(height);

    // An invented host is shown, and nothing copies it.
    const panel = await openRow(page, 'LTC');
    await expect(panel.locator('code').nth(1)).toHaveText('stratum+ssl://scrypt.pool.okkong.example:8889');
    await expect(panel.getByText('8443', { exact: true })).toBeVisible();
    await expect(panel.getByRole('button', { name: /8443|Copy/ })).toHaveCount(0);
  });

  await test.step('the estimator takes digits and one dot, ten characters, says what else it cannot read, and opens with 1 again', async () => {
    let panel = await openRow(page, 'BTC');
    const field = panel.getByRole('textbox', { name: 'Your hashrate' });
    await expect(field).toHaveValue('1');
    const one = Number((await panel.locator('output').textContent())?.match(/[\d.]+/)?.[0]);
    await field.fill('');
    await field.pressSequentially('2a.5.-');
    await expect(field).toHaveValue('2a.5.-');
    await expect(panel.getByRole('alert')).toContainText('Until then 2 counts.');
    await field.fill('2.5');
    await expect(panel.getByRole('alert')).toHaveCount(0);
    await panel.getByRole('combobox', { name: 'Unit' }).selectOption('PH/s');
    const many = Number((await panel.locator('output').textContent())?.match(/[\d.]+/)?.[0]);
    // One unit is written with the eighth decimal as its last.
    expect(Math.abs(many / 2_500 - one)).toBeLessThanOrEqual(0.5e-8);
    await field.fill('');
    await field.pressSequentially('123456789012');
    await expect(field).toHaveValue('123456789012');
    await expect(panel.getByRole('alert')).toContainText('Until then 1234567890 counts.');
    expect(await panel.locator('output').evaluate((output) => output.scrollWidth - output.clientWidth)).toBe(0);

    await openRow(page, 'LTC');
    panel = await openRow(page, 'BTC');
    await expect(panel.getByRole('textbox')).toHaveValue('1');
    await expect(panel.getByRole('combobox')).toHaveValue('TH/s');
    await panel.getByRole('textbox').fill('250');
    await panel.getByRole('link', { name: 'Full calculator' }).click();
    await expect(page.locator('#calculator')).toBeInViewport();
    // In the unit of the calculator.
    await expect(page.locator('#calculator').getByRole('textbox').first()).toHaveValue('0.25');
    await expect(page.locator('#calculator').getByRole('combobox')).toHaveValue('1');
  });

  await test.step('offline the estimator goes on with the stored figures and shows their age', async () => {
    await context.setOffline(true);
    const panel = await openRow(page, 'LTC');
    await panel.getByRole('textbox').fill('250');
    await expect(panel.locator('output')).toContainText(/0\.000\d{5} LTC a day/);
    await expect(panel.locator('output')).toContainText('DOGE a day');
    await expect(panel.getByRole('region', { name: 'Daily profit estimator' }).locator('time')).toBeVisible();
  });
});

test('what is fetched for the open row moves nothing at any width, and nothing is cut off', async ({ page, context }) => {
  let send = () => {};
  const held = new Promise<void>((resolve) => (send = resolve));
  await context.route(/coin-row-more.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await open(page, '/');
  const panel = page.locator('[id^=coin-panel-]');
  const looks = [
    { width: 390, height: 844, symbol: 'AI(BTC)' },
    { width: 1024, height: 768, symbol: 'AI(BTC)' },
    { width: 1440, height: 900, symbol: 'AI(BTC)' },
    // Its details take the most lines.
    { width: 1024, height: 768, symbol: 'LTC' },
    { width: 768, height: 1024, symbol: 'LTC' },
  ];
  /** The row open at that width, its chart drawn: the height of its panel. */
  const heightOf = async ({ width, height, symbol }: (typeof looks)[number]) => {
    await page.setViewportSize({ width, height });
    const row = page.locator(`tr[data-coin="${symbol}"]`);
    await arrives(row.locator('[data-column=profit]').filter({ hasText: /0\.\d{8}/ }));
    const toggle = row.getByRole('button');
    if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
    await arrives(page.getByRole('group', { name: `${symbol} details` }));
    // The row that was open takes a moment to fold.
    await expect(panel).toHaveCount(1);
    await panel.scrollIntoViewIfNeeded();
    await panel.getByRole('img').first().scrollIntoViewIfNeeded();
    await arrives(panel.locator('canvas'));
    return steady(() => panel.evaluate((element) => Math.round(element.getBoundingClientRect().height)));
  };
  const waiting: number[] = [];
  for (const look of looks) {
    waiting.push(await heightOf(look));
    await expect(panel.locator('output')).toHaveCount(0);
  }
  send();
  // On a phone folded.
  await arrives(panel.locator('output'), { state: 'attached' });
  await arrives(panel.locator('code'), { state: 'attached' });
  for (const [index, look] of looks.entries()) {
    const name = `${look.symbol} at ${look.width} px`;
    expect(await heightOf(look), name).toBe(waiting[index]);
    await expect(panel.locator('output'), name).toHaveCount(1);
    await expect(panel.locator('code').first(), name).toBeAttached();
    const spilling = await panel.evaluate((element) =>
      [...element.querySelectorAll('*')]
        .filter((each) => each.clientWidth > 0 && each.scrollWidth > each.clientWidth + 1 && !each.matches('.vh, input'))
        .map((each) => each.outerHTML.slice(0, 90)),
    );
    expect(spilling, name).toEqual([]);
  }
});
