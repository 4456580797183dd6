import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { payoutRows } from '#src/features/wallet/payouts.tsx';
import { coinListQuery } from '#src/parts/coin-queries.ts';
import { WalletPage, walletCoins } from '#src/features/wallet/wallet-page.tsx';
import { createI18n, loadNamespaces } from '#src/i18n/setup.ts';
import { makeApp } from '#tests/unit/render-app.tsx';
import { poolCoin } from '../pool-coin.ts';
import { mount, the } from '#tests/unit/ui/mount.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

async function wholeStage() {
  const i18n = await createI18n('en');
  await loadNamespaces(i18n, ['wallet']);
  return makeApp(<WalletPage />, { i18n, paths: ['/', '/download'] });
}

const stage = async () => (await wholeStage()).page;

/** The page beside a list of coins with these payment times, made so long ago. */
async function stageWith(paymentTimes: readonly string[], ageMs = 0) {
  const { page, client } = await wholeStage();
  const data = paymentTimes.map((paymentTime, index) => poolCoin({ coinType: index + 1, paymentTime }));
  const tell = () =>
    client.setQueryData(coinListQuery().queryKey, { data, madeAt: Date.now() - ageMs, isCached: false, isSimulated: true });
  tell();
  return { page, tell };
}
const OWN = '08:00-16:00';

describe('the wallet page', () => {
  it('is prerendered without a time that only the pool can state, and without a state of a day', async () => {
    const page = await stage();
    const html = renderToString(page);
    expect(html).not.toContain('08:00–16:00');
    expect(html).toContain('to an OKC address.');
    expect(html).not.toMatch(/ style=|Being sent|Not started|Sent;/);
    expect(renderToString(page)).toBe(html);
  });

  it.each([
    [7, 'Not started yet'],
    [10, 'Being sent now'],
    [17, 'Sent; next window tomorrow'],
  ])('says where today’s payments stand at %i:00 in Beijing', async (hour, state) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 21, hour - 8) });
    const { page, tell } = await stageWith([OWN, OWN]);
    await mount(page);
    expect(the('#payouts dl:not([aria-labelledby])').textContent).toContain(state);
    // It goes on while the page is open.
    vi.setSystemTime(Date.UTC(2026, 10, 21, hour === 7 ? 1 : 10));
    await act(async () => {
      tell();
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(the('#payouts dl:not([aria-labelledby])').textContent).toContain(hour === 7 ? 'Being sent now' : 'Sent; next window tomorrow');
  });

  it('has the window in the visitor’s own time of this season, its start first', async () => {
    vi.stubEnv('TZ', 'Europe/Berlin');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 6, 21, 2) });
    await mount((await stageWith([OWN])).page);
    expect(the('#payouts dl:not([aria-labelledby])').textContent).toBe('Beijing time08:00–16:00Your time02:00–10:00TodayBeing sent now');
  });

  it.each<[string, readonly string[], number, RegExp, RegExp]>([
    ['no time', ['', ''], 0, /The pool does not state when it pays\./, /08:00|16:00|sent/i],
    ['one time', ['11:00', ''], 0, /^Beijing time11:00Your time.*Today--$/, /sent/i],
    ['several', [OWN, '11:00'], 0, /Differs by coin/, /sent/i],
    // An old copy does not know what is being sent.
    ['a window, 40 days ago', [OWN], 40 * 86_400_000, /these hours are from an old copy/, /sent/i],
  ])('has what the pool states, and no time of its own: %s', async (_what, times, ageMs, told, notTold) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 21, 2) });
    await mount((await stageWith(times, ageMs)).page);
    const text = the('#payouts dl:not([aria-labelledby])').textContent;
    expect(text).toMatch(told);
    expect(text).not.toMatch(notTold);
  });

  it('has each part under its own heading, where its links lead', async () => {
    await mount(await stage());
    const parts = [...document.querySelectorAll('section')].map((part) => [
      part.id,
      document.getElementById(part.getAttribute('aria-labelledby') ?? '')?.textContent,
    ]);
    expect(parts).toEqual([
      ['', 'Coins it holds'],
      ['payouts', 'When payouts are sent'],
      ['wallet-app', 'Get the app'],
    ]);
    const hrefOf = (text: string) =>
      [...document.querySelectorAll('a')].find(({ textContent }) => textContent === text)?.getAttribute('href');
    expect([hrefOf('Get the app'), hrefOf('Payout schedule'), hrefOf('coin table')]).toEqual(['#wallet-app', '#payouts', '/#pool-coins']);
  });

  it('has a row for each rule of payment, with its minimum in its own coin, and one for each coin', async () => {
    await mount(await stage());
    const table = the<HTMLTableElement>('#payouts :not(details) > table');
    expect(table.caption?.textContent).toBe('Payout rules by coin');
    expect([...table.querySelectorAll('th[scope=col]')].map(({ textContent }) => textContent)).toEqual(['Coin', 'Rule', 'Minimum payout']);
    expect(
      [...table.querySelectorAll('tbody tr')].map((row) => [...row.children].map(({ textContent }) => textContent?.slice(0, 24))),
    ).toEqual([
      ['ETC', 'FPPS with a 2% fee; 1% f', '0.1 ETC'],
      ['DOGE', 'PPLNS, from merged minin', 'In the LTC row of the co'],
    ]);
    const former = the<HTMLTableElement>('#payouts details table');
    expect(the('#payouts summary').textContent).toBe('ETH earned before September 2022');
    expect([...former.querySelectorAll('tbody td:last-child')].map(({ textContent }) => textContent)).toEqual(['0.1 ETH', '0.01 ETH']);
    const icons = (part: Element) => [...part.querySelectorAll('img[alt=""]')].map((img) => img.getAttribute('src'));
    expect([...table.querySelectorAll('th[scope=row]')].flatMap(icons)).toEqual(payoutRows.slice(0, 2).map(({ coin }) => coin.icon));
    const coins = [...document.querySelectorAll('section[aria-labelledby=wallet-coins] li')];
    expect(coins.map((coin) => coin.querySelector('b')?.textContent)).toEqual(walletCoins.map(({ symbol }) => symbol));
    expect(coins.flatMap(icons)).toEqual(walletCoins.map(({ icon }) => icon));
    // Names that are English in every language.
    expect(coins.map((coin) => coin.querySelector('[lang=en]')?.textContent)).toEqual(walletCoins.map(({ name }) => name));
  });

  it('has the minimum of every other coin, and of DOGE, as the pool states them; -- where it does not', async () => {
    const { page, client } = await wholeStage();
    const data = [
      poolCoin({ coinType: 1, minPayPrice: 0.001 }),
      poolCoin({ coinType: 4, minPayPrice: 0.02 }),
      poolCoin({ coinType: 6, minPayPrice: 40, isAux: 1 }),
      poolCoin({ coinType: 34, minPayPrice: null }),
    ];
    client.setQueryData(coinListQuery().queryKey, { data, madeAt: Date.now(), isCached: false, isSimulated: true });
    await mount(page);
    const others = [...document.querySelectorAll('[aria-labelledby=other-minimums] > div')].map(({ textContent }) => textContent);
    expect(others).toEqual(['BTC0.001 BTC', 'LTC0.02 LTC', 'KAS-- KAS']);
    // What the pool does not list is not paid by it; ETH was.
    const names = [...document.querySelectorAll('[aria-labelledby=wallet-coins] li b')].map(({ textContent }) => textContent);
    expect(names).toEqual(['BTC', 'LTC', 'DOGE', 'ETH', 'KAS']);
    expect(the('#payouts :not(details) > table tbody tr:nth-child(2) td:last-child').textContent).toBe('40 DOGE');
    expect(the('#payouts').textContent).toContain('Simulated data');
  });

  it('is got by installing the site while no store is set', async () => {
    await mount(await stage());
    const links = [...document.querySelectorAll('#wallet-app a')].map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([['Install this site as an app', '/download']]);
  });
});

it('holds every coin that is paid out, and AI(BTC) as the BTC it is paid in', () => {
  const symbols = walletCoins.map(({ symbol }) => symbol);
  expect(symbols).not.toContain('AI(BTC)');
  // The product is for these seven.
  expect(symbols).toEqual(expect.arrayContaining(['BTC', 'ETH', 'ETC', 'LTC', 'BCH', 'KAS', 'DOGE']));
});

it('has the minimums', () => {
  expect(payoutRows.map(({ id, coin, minimum }) => [id, coin.symbol, minimum])).toEqual([
    ['etc', 'ETC', 0.1],
    ['doge', 'DOGE', undefined],
    ['ethErc20', 'ETH', 0.1],
    ['ethOkc', 'ETH', 0.01],
  ]);
});
