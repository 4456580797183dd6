import type { Locator, Page } from '@playwright/test';
import { FIRST_FIGURES_ID } from '#src/contracts/first-figures.ts';
import { arrives, clickAtRest, expect, hydrated, open, ready, storedOf, test } from './test.ts';

/** Holds every script back until it is let go. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/.*\.js$/, (route) => held.then(() => route.continue()));
  return () => release();
}

const fields = 'main :is(input:not([type=radio], [type=checkbox], [type=range]), textarea)';

for (const path of ['/', '/affiliate', '/register', '/login', '/tools?type=3']) {
  test(`what is typed and chosen on ${path} before the page runs stays`, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await arrives(page.locator('footer'));
    // The elements themselves: hydrated sections bring further fields.
    const texts = await page.locator(fields).elementHandles();
    const choices = await page.locator('main select:has(option + option)').elementHandles();
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) await text.fill('3');
    for (const choice of choices) await choice.selectOption({ index: 1 });
    const chosen = await Promise.all(choices.map((choice) => choice.inputValue()));
    await expect(page.locator('html[data-phase=ready]')).toHaveCount(0);
    release();
    await ready(page, 'hydrated');
    for (const text of texts) {
      await text.scrollIntoViewIfNeeded();
      await hydrated(page);
      expect(await text.inputValue()).toBe('3');
    }
    expect(await Promise.all(choices.map((choice) => choice.inputValue()))).toEqual(chosen);
  });
}

const clicks: Readonly<Record<string, (page: Page) => { path?: string; button: Locator; effect: Locator }>> = {
  'more coins': (page) => ({
    button: page.getByRole('button', { name: /show more/i }),
    effect: page.locator('tbody tr[data-coin]').nth(10),
  }),
  'a coin': (page) => ({
    button: page.locator('tr[data-coin=LTC]').getByRole('button'),
    effect: page.locator('tr[data-coin=LTC] button[aria-expanded=true]'),
  }),
  'the theme': (page) => ({
    path: '/about-us',
    button: page.getByRole('banner').getByRole('button', { name: /light/i }).first(),
    effect: page.locator('html[data-theme=light] body'),
  }),
  'addresses with TLS': (page) => ({
    button: page.locator('#addresses').getByRole('radio', { name: /TLS/ }),
    effect: page.locator('#addresses').getByText('stratum+ssl://'),
  }),
  'the wallet check': (page) => ({ button: page.locator('#pool button[aria-haspopup=dialog]'), effect: page.getByRole('dialog') }),
};

for (const [name, places] of Object.entries(clicks))
  test(`a click before the page runs counts: ${name}`, async ({ page }) => {
    const release = await holdScripts(page);
    const { path = '/', button, effect } = places(page);
    await page.goto(path, { waitUntil: 'commit' });
    await arrives(page.locator('footer'));
    await clickAtRest(button);
    await expect(page.locator('html[data-phase=ready]')).toHaveCount(0);
    release();
    await arrives(effect);
  });

test('several clicks before the page runs count in their order, and so does what is typed between and after them', async ({ page }) => {
  const hydrate = await openHeld(page, '/tools?type=4');
  const currency = page.getByRole('radio', { name: 'CNY' });
  const price = page.getByRole('textbox', { name: 'Electricity price' });
  await page.getByRole('radio', { name: 'High' }).click();
  await currency.click();
  await price.fill('0.11');
  await hydrate();
  await expect(currency).toBeChecked();
  await expect(page.getByRole('radio', { name: 'High' })).toBeChecked();
  await expect(price).toHaveValue('0.11');
  // What was typed stays in the currency that had been clicked before.
  await page.getByRole('radio', { name: 'USD' }).click();
  await expect(price).toHaveValue('0.11');
  await expect(page.getByRole('combobox', { name: 'Electricity price: currency' })).toHaveValue('CNY');
});

test('an address typed after an early click on its tab is in the field of that tab', async ({ page }) => {
  const hydrate = await openHeld(page, '/login');
  await page.getByRole('tab', { name: 'Email' }).click();
  await page.getByRole('textbox', { name: 'Phone' }).fill('a@b.co');
  await hydrate();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('a@b.co');
});

test('whoever has chosen light turns it dark before the page runs, too', async ({ page, context, site }) => {
  await context.addCookies([{ name: 'uiMode', value: 'light', url: site.origin }]);
  const hydrate = await openHeld(page, '/about-us');
  await page.getByRole('banner').locator('button[aria-pressed]').first().click();
  await hydrate();
  await arrives(page.locator('html[data-theme=dark] body'));
});

test('what is typed while a slow phone hydrates the page stays, to the last digit', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const hydrate = await openHeld(page, '/');
  const hashrate = page.locator('#calculator').getByLabel('Hashrate');
  await hashrate.click();
  await page.keyboard.press('ControlOrMeta+a');
  const digits = '72345678';
  await page.keyboard.type(digits.slice(0, 1));
  const isHydrated = hydrate();
  await page.keyboard.type(digits.slice(1), { delay: 150 });
  await isHydrated;
  await expect(hashrate).toHaveValue(digits);
});

/** Opens a page that is not hydrated before the returned function is called. */
async function openHeld(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  return () => {
    release();
    return ready(page, 'hydrated');
  };
}

test('what is typed into the calculator before hydration is what it calculates', async ({ page }) => {
  const hydrate = await openHeld(page, '/');
  const calculator = page.locator('#calculator');
  const [hashrate, fee] = [calculator.getByLabel('Hashrate'), calculator.getByLabel('Pool fee')];
  await hashrate.scrollIntoViewIfNeeded();
  await hashrate.fill('1,777.5');
  await fee.fill('3');
  await hydrate();
  await expect(calculator.getByRole('status').filter({ hasText: '1777.5 TH/s' })).toContainText('3%');
  await expect(hashrate).toHaveValue('1777.5');
  await expect(fee).toHaveValue('3');
});

test('the reward is that of the hashrate typed before hydration', async ({ page }) => {
  const hydrate = await openHeld(page, '/affiliate');
  const hashrate = page.getByRole('textbox');
  const reward = page.getByRole('table').getByRole('row').nth(1);
  await hashrate.fill('２，０００');
  await hydrate();
  await expect(hashrate).toHaveValue('2000');
  await expect(reward).toContainText(/0\.\d{8}/);
  const early = await reward.textContent();
  await hashrate.fill('1000');
  await expect(reward).not.toHaveText(early ?? '');
  await hashrate.fill('2000');
  await expect(reward).toHaveText(early ?? '');
});

test('the figures of a card typed before hydration stay, for the coin chosen with them', async ({ page }) => {
  const hydrate = await openHeld(page, '/tools?type=4');
  const hashrate = page.getByLabel('Hashrate per card');
  const power = page.getByLabel('Power per card');
  await page.getByLabel('Coin', { exact: true }).selectOption({ index: 1 });
  await hashrate.fill('33');
  await power.fill('44');
  await hydrate();
  await expect(hashrate).toHaveValue('33');
  await expect(power).toHaveValue('44');
  await expect.poll(() => storedOf(page)).toContain('kHeavyHash:33:44');
  // On the next visit one of them is typed as early: the others stay as they are stored.
  const hydrateAgain = await openHeld(page, '/tools?type=4');
  await power.fill('55');
  await hydrateAgain();
  await expect(power).toHaveValue('55');
  await expect(hashrate).toHaveValue('33');
});

test('1,000 typed half before and half after hydration is a thousand, and so are the digits that an input method composes', async ({
  page,
}) => {
  const hydrate = await openHeld(page, '/affiliate');
  const hashrate = page.getByRole('textbox');
  await hashrate.fill('');
  await hashrate.pressSequentially('1,0');
  await hydrate();
  await hashrate.pressSequentially('00');
  await expect(hashrate).toHaveValue('1000');
  await hashrate.fill('');
  const session = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  for (const text of ['２', '２５', '２５０']) await compose(text);
  await expect(hashrate).toHaveValue('２５０');
  await session.send('Input.insertText', { text: '２５０' });
  await expect(hashrate).toHaveValue('250');
});

test('the help finds what was typed before hydration', async ({ page }) => {
  const hydrate = await openHeld(page, '/help');
  const search = page.getByRole('searchbox');
  await search.fill('wallet');
  await hydrate();
  await arrives(page.getByRole('tabpanel', { name: 'Search answers, pages and tools' }));
  await expect(search).toHaveValue('wallet');
});

test('the help keeps what was typed after an early click on a topic', async ({ page }) => {
  const hydrate = await openHeld(page, '/help');
  const search = page.getByRole('searchbox');
  await page.getByRole('tab').last().click();
  await search.fill('wallet');
  await hydrate();
  await expect(search).toHaveValue('wallet');
});

test('the number typed before hydration is the one that is registered', async ({ page }) => {
  const hydrate = await openHeld(page, '/register');
  const phone = page.getByLabel('Phone number');
  await phone.fill('+86 1380013');
  await hydrate();
  await expect(phone).toHaveValue('+86 1380013');
  await phone.focus();
  await phone.blur();
  await expect(page.getByText('A +86 mobile number has 11 digits')).toBeVisible();
  await phone.fill('+86 13800138000');
  await expect(page.getByText('A +86 mobile number has 11 digits')).toHaveCount(0);
});

test("the table's code is under way before the page around them is hydrated, beside the coin figures", async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.exposeFunction('tellReady', () => asked.push('ready'));
  await page.addInitScript(() => {
    const tell = () => document.documentElement.dataset.phase === 'ready' && Reflect.get(window, 'tellReady')();
    new MutationObserver(tell).observe(document, { attributeFilter: ['data-phase'], subtree: true });
  });
  await open(page, '/');
  await expect.poll(() => asked).toContain('ready');
  const before = asked.slice(0, asked.indexOf('ready'));
  expect(before).toContainEqual(expect.stringMatching(/^\/assets\/first-sections-.*\.js$/));
  // Those that the server has written into the page are asked for by nobody.
  const coinFigures = await page.evaluate((id) => document.getElementById(id)?.textContent ?? '', FIRST_FIGURES_ID);
  expect([...before, coinFigures].join('\n')).toMatch(/coin\/list$|poolCoinList/m);
});
