import { createStore, Provider } from 'jotai';
import { act } from 'react';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { MiningAddresses } from '#src/features/addresses/mining-addresses.tsx';
import { createI18n, loadNamespaces } from '#src/i18n/setup.ts';
import * as clipboard from '#src/lib/clipboard.ts';
import { toastsAtom } from '#src/state/toasts.ts';
import { click, mount } from '#tests/unit/ui/mount.tsx';

const url = 'stratum+tcp://sha256.pool.okkong.example';

async function open(language: 'en' | 'zh_hk' = 'en') {
  const i18n = await createI18n(language);
  await loadNamespaces(i18n, ['addresses']);
  const store = createStore();
  const { container } = await mount(
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <MiningAddresses />
      </I18nextProvider>
    </Provider>,
  );
  const button = (name: string | RegExp): HTMLElement => {
    const found = [...container.querySelectorAll('button')].find((each) => RegExp(name).test(each.ariaLabel ?? each.textContent));
    if (!found) throw new Error(`no button ${name}`);
    return found;
  };
  return { container, store, button };
}

describe('MiningAddresses', () => {
  beforeEach(() => {
    vi.spyOn(clipboard, 'copyText').mockResolvedValue(true);
  });

  it('shows a whole address, its coins, and that it is an example', async () => {
    const { container } = await open();
    expect([...container.querySelectorAll('code')].map((code) => code.textContent)).toContain(`${url}:3333`);
    expect(container.querySelectorAll('tbody tr')).toHaveLength(3);
    expect(container.textContent).toContain('LTC + DOGE');
    expect(container.textContent?.match(/example address/gi)).toHaveLength(1);
  });

  it('copies the whole address of a port, shows it, and says that it is an example', async () => {
    const { container, store, button } = await open();
    await click(button('SHA256 address with port 443'));
    expect(clipboard.copyText).toHaveBeenCalledWith(`${url}:443`);
    expect(container.querySelector('tbody code')?.textContent).toBe(`${url}:443`);
    expect(button('SHA256 address with port 443').dataset.copied).toBe('true');
    expect(store.get(toastsAtom).map(({ text }) => text)).toEqual([`Copied. This is an example address: no pool answers at ${url}:443`]);
  });

  it('marks a port for two seconds, however soon after another it was copied', async () => {
    const { button } = await open();
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    await click(button('SHA256 address with port 443'));
    vi.advanceTimersByTime(1_500);
    await click(button('SHA256 address with port 25'));
    const port = button('SHA256 address with port 25');
    act(() => void vi.advanceTimersByTime(1_500));
    expect(port.dataset.copied).toBe('true');
    act(() => void vi.advanceTimersByTime(600));
    expect(port.dataset.copied).toBeUndefined();
  });

  it('says of the newest of three copied ports alone', async () => {
    const { store, button } = await open();
    for (const port of [3333, 443, 25]) await click(button(`SHA256 address with port ${port}`));
    expect(store.get(toastsAtom).map(({ text }) => text)).toEqual([`Copied. This is an example address: no pool answers at ${url}:25`]);
  });

  it.each([
    ['en', /kHeavyHash\. Apply/],
    ['zh_hk', /地址。申請/],
  ] as const)('sets the link after its sentence as %s does', async (language, words) => {
    const { container } = await open(language);
    expect(container.textContent).toMatch(words);
  });

  it('switches to TLS', async () => {
    const { container, button } = await open();
    await click(button(/^TLS$/));
    expect(container.querySelector('tbody code')?.textContent).toBe('stratum+ssl://sha256.pool.okkong.example:3334');
  });

  it('selects the address and says how to go on when copying is refused', async () => {
    vi.spyOn(clipboard, 'copyText').mockResolvedValue(false);
    const { container, store, button } = await open();
    await click(button('SHA256 address with port 25'));
    expect(container.querySelector('tbody [role=status]')?.textContent).toContain('copy it by hand');
    expect(String(getSelection())).toBe(`${url}:25`);
    expect(store.get(toastsAtom)).toEqual([]);
  });
});
