import { createStore, Provider } from 'jotai';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { coinBySymbol } from '#src/domain/coins.ts';
import { CoinAddresses } from '#src/features/addresses/coin-addresses.tsx';
import { createI18n, loadNamespaces } from '#src/i18n/setup.ts';
import * as clipboard from '#src/lib/clipboard.ts';
import { toastsAtom } from '#src/state/toasts.ts';
import { setHosts } from './set-hosts.ts';
import { vipCoinAtom } from '#src/state/vip-coin.ts';
import { click, mount, the } from '#tests/unit/ui/mount.tsx';

async function open(symbol: string) {
  const coin = coinBySymbol(symbol);
  if (!coin) throw new Error('unknown coin');
  const i18n = await createI18n('en');
  await loadNamespaces(i18n, ['addresses']);
  const store = createStore();
  const { container } = await mount(
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <CoinAddresses coin={coin} />
      </I18nextProvider>
    </Provider>,
  );
  const button = (name: string): HTMLElement => {
    const found = [...container.querySelectorAll('button')].find(({ ariaLabel }) => ariaLabel === name);
    if (!found) throw new Error(`no button ${name}`);
    return found;
  };
  return { container, store, button };
}

describe('CoinAddresses', () => {
  beforeEach(() => {
    vi.spyOn(clipboard, 'copyText').mockResolvedValue(true);
  });

  it.each([
    ['BTC', 'sha256', [3333, 443, 25, 3334, 8443, 1300]],
    ['AI(BTC)', 'sha256', [3333, 443, 25, 3334, 8443, 1300]],
    ['LTC', 'scrypt', [8888, 443, 25, 8889, 8443, 1300]],
    ['ETC', 'ethash', [8008, 443, 25, 8009, 8443, 5555]],
  ])('shows %s the addresses of %s, plain and TLS, three ports each', async (symbol, host, ports) => {
    const { container } = await open(symbol);
    expect([...container.querySelectorAll('code')].map((code) => code.textContent)).toEqual([
      `stratum+tcp://${host}.pool.okkong.example:${ports[0]}`,
      `stratum+ssl://${host}.pool.okkong.example:${ports[3]}`,
    ]);
    // Nothing copies a host that was made up.
    expect(container.querySelectorAll('button')).toHaveLength(0);
    for (const port of ports) expect(container.textContent).toContain(String(port));
    expect(container.querySelector('section')?.getAttribute('aria-label')).toBe(`${symbol} mining addresses`);
    expect(container.querySelector('h3')?.textContent).toBe(`${symbol} mining addressesExample address`);
    expect([...container.querySelectorAll('h4')].map((head) => head.textContent?.split(' ')[0])).toEqual(['Plain', 'TLS']);
    expect(container.textContent).toContain('Do not point rigs at them.');
  });

  it('is no example where the setting names a host, and says where a kind of connection has no port', async () => {
    onTestFinished(setHosts('SHA256=btc.pool.io,kHeavyHash=kas.pool.io:5555/443'));
    const { container, store, button } = await open('KAS');
    expect([...container.querySelectorAll('code')].map((code) => code.textContent)).toEqual(['stratum+tcp://kas.pool.io:5555']);
    expect(container.textContent).not.toMatch(/example/i);
    expect(container.textContent).toContain('No TLS address');
    expect(container.textContent).toContain('Put the addresses into Pool 1');
    await click(button('Copy the Plain kHeavyHash address with port 443'));
    expect(store.get(toastsAtom)).toMatchObject([{ tone: 'success', text: 'Copied stratum+tcp://kas.pool.io:443' }]);
  });

  it('copies the whole address of a port, shows it, and confirms', async () => {
    onTestFinished(setHosts('Scrypt=scrypt.pool.io'));
    const { container, store, button } = await open('LTC');
    const port = button('Copy the TLS Scrypt address with port 8443');
    await click(port);
    const url = 'stratum+ssl://scrypt.pool.io:8443';
    expect(clipboard.copyText).toHaveBeenCalledWith(url);
    expect([...container.querySelectorAll('code')].map((code) => code.textContent)).toContain(url);
    expect([...container.querySelectorAll<HTMLElement>('button')].filter(({ dataset }) => dataset.copied)).toEqual([port]);
    expect(store.get(toastsAtom)).toMatchObject([{ tone: 'success', text: `Copied ${url}` }]);
    expect(port.getAttribute('type')).toBe('button');
  });

  it('selects the address when copying is refused', async () => {
    onTestFinished(setHosts('Ethash=ethash.pool.io'));
    vi.spyOn(clipboard, 'copyText').mockResolvedValue(false);
    const { container, button } = await open('ETC');
    await click(button('Copy the Plain Ethash address with port 443'));
    expect(container.querySelector('[role=status]')?.textContent).toContain('copy it by hand');
    expect(String(getSelection())).toBe('stratum+tcp://ethash.pool.io:443');
  });

  it('offers a VIP address where none is public', async () => {
    const { container, store } = await open('KAS');
    expect(container.querySelectorAll('code, button')).toHaveLength(0);
    expect(container.textContent).toContain('No public address for kHeavyHash.');
    expect(container.querySelector('a')?.getAttribute('href')).toBe('#vip');
    await click(the('a[href="#vip"]'));
    // The form that follows has the coin.
    expect(store.get(vipCoinAtom)).toBe('KAS');
  });
});
