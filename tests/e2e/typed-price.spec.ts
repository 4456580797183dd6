import { expect, open, ready, speak, test } from './test.ts';

test('a price of electricity that was typed in yuan stays in yuan: in dollars on the home page, in English, after a reload', async ({
  page,
  context,
  site,
}) => {
  await speak(context, site.origin, 'zh');
  await open(page, '/tools?type=3');
  await page.getByRole('textbox', { name: '电价', exact: true }).fill('0.5');
  await expect(page.getByRole('combobox', { name: '电价：币种' })).toHaveValue('CNY');

  await expect(page.locator('[data-main]').first()).toContainText('¥');

  await open(page, '/');
  await page.getByRole('radiogroup', { name: '日收益的计价货币' }).getByRole('radio', { name: '美元' }).click();
  await open(page, '/tools?type=3');
  const main = page.locator('[data-main]').first();
  await expect(main).toContainText('$');
  await expect(page.getByRole('textbox', { name: '电价', exact: true })).toHaveValue('0.5');
  await expect(page.getByRole('combobox', { name: '电价：币种' })).toHaveValue('CNY');
  const net = await main.textContent();

  await page
    .getByRole('banner')
    .getByRole('button', { name: /选择语言/ })
    .click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await ready(page);
  await page.reload();
  await ready(page);
  await expect(page.getByRole('textbox', { name: 'Electricity price' })).toHaveValue('0.5');
  const currency = page.getByRole('combobox', { name: 'Electricity price: currency' });
  await expect(currency).toHaveValue('CNY');
  // The same dollars, in other words, as soon as the coin's figures are back after the reload.
  const amountOf = (text: string | null) => text?.replace(/^\D+/, '');
  await expect.poll(async () => amountOf(await main.textContent())).toBe(amountOf(net));

  // By key alone: the choice is the next stop after the number.
  await page.getByRole('textbox', { name: 'Electricity price' }).focus();
  await page.keyboard.press('Tab');
  await expect(currency).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(currency).toHaveValue('USD');
});

test('a price and its currency fit beside each other, a finger wide, on every screen and in the longest words', async ({
  page,
  context,
  site,
}) => {
  await speak(context, site.origin, 'zh_hk');
  await open(page, '/tools?type=3');
  const price = page.getByRole('textbox', { name: '電價', exact: true });
  const currency = page.getByRole('combobox', { name: '電價：貨幣' });
  await price.fill('0.1234');
  for (const width of [320, 390, 480, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await price.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), `${width} px`).toBe(0);
    const box = await currency.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), `${width} px`).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${width} px`).toBeLessThanOrEqual(0);
  }
});
