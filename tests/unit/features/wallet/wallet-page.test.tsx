import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { coinBySymbol } from '#src/domain/coins.ts';
import { payoutRows } from '#src/features/wallet/payouts.tsx';
import { exampleBalances, WalletPage, walletCoins } from '#src/features/wallet/wallet-page.tsx';
import { createI18n, loadNamespaces } from '#src/i18n/setup.ts';
import { pageStage } from '#tests/unit/page-stage.tsx';
import { mount, the } from '#tests/unit/ui/mount.tsx';

afterEach(() => void vi.useRealTimers());

async function stage() {
  const i18n = await createI18n('en');
  await loadNamespaces(i18n, ['wallet']);
  return (await pageStage({ Content: WalletPage, i18n, paths: ['/', '/unset'] })).page;
}

describe('the wallet page', () => {
  it('is prerendered with the schedule, but with no time of a zone and no state of a day', async () => {
    const page = await stage();
    const html = renderToString(page);
    expect(html).toContain('08:00–16:00');
    expect(html).toContain('To an OKC address.');
    expect(html).not.toMatch(/ style=|Being sent|Not started|Sent;/);
    expect(renderToString(page)).toBe(html);
  });

  it('labels the drawn phone as an example', async () => {
    await mount(await stage());
    expect(the('figure figcaption').textContent).toBe('WalletExample');
  });

  it.each([
    [7, 'Not started yet'],
    [10, 'Being sent now'],
    [17, 'Sent; next window tomorrow'],
  ])('says where today’s payments stand at %i:00 in Beijing', async (hour, state) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 21, hour - 8) });
    await mount(await stage());
    expect(the('#payouts dl').textContent).toContain(state);
  });

  it('has the window in the visitor’s own time, its start first', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 21, 2) });
    await mount(await stage());
    const here = (hour: number) => new Date(Date.UTC(2026, 10, 21, hour)).toTimeString().slice(0, 5);
    expect(the('#payouts dl').textContent).toContain(`${here(0)}–${here(8)}`);
  });

  it('leads stores that are not set to the page that names the setting', async () => {
    await mount(await stage());
    const hrefs = [...document.querySelectorAll('#wallet-app a')].map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['APP_STORE', 'GOOGLE_PLAY', 'ANDROID_PACKAGE'].map((name) => `/unset?setting=VITE_${name}_URL`));
  });
});

it('holds every coin that is paid out, and AI(BTC) as the BTC it is paid in', () => {
  const symbols = walletCoins.map(({ symbol }) => symbol);
  expect(symbols).not.toContain('AI(BTC)');
  // Spec 1 names these seven.
  expect(symbols).toEqual(expect.arrayContaining(['BTC', 'ETH', 'ETC', 'LTC', 'BCH', 'KAS', 'DOGE']));
});

it('has the minimums of spec 9', () => {
  expect(payoutRows.map(({ id, coin, minimum }) => [id, coin.symbol, minimum])).toEqual([
    ['ethErc20', 'ETH', 0.1],
    ['ethOkc', 'ETH', 0.01],
    ['etc', 'ETC', 0.1],
    ['doge', 'DOGE', undefined],
  ]);
});

it('draws balances of coins that exist, with the 8 decimals of an income', () => {
  expect(exampleBalances.filter(({ symbol, amount }) => !coinBySymbol(symbol) || !/^\d+\.\d{8}$/.test(amount))).toEqual([]);
});
