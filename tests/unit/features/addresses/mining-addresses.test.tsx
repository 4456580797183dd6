import { act } from 'react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { MiningAddresses } from '#src/features/addresses/mining-addresses.tsx';
import { createI18n, loadNamespaces } from '#src/i18n/setup.ts';
import * as clipboard from '#src/lib/clipboard.ts';
import { makeStore } from '#src/state/store.ts';
import { toastsAtom } from '#src/state/toasts.ts';
import { setHosts } from './set-hosts.ts';
import { makeApp } from '#tests/unit/render-app.tsx';
import { click, mount } from '#tests/unit/ui/mount.tsx';

const url = 'stratum+tcp://sha256.pool.io';
const realHosts = 'SHA256=sha256.pool.io,Scrypt=scrypt.pool.io,Ethash=ethash.pool.io';

async function open(language: 'en' | 'zh_hk' = 'en') {
  const i18n = await createI18n(language);
  await loadNamespaces(i18n, ['addresses']);
  const store = makeStore();
  const { page } = await makeApp(<MiningAddresses />, { i18n, store, paths: ['/', '/rack-card'] });
  const { container } = await mount(page);
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
    expect([...container.querySelectorAll('code')].map((code) => code.textContent)).toContain(
      'stratum+tcp://sha256.pool.okkong.example:3333',
    );
    expect(container.querySelectorAll('tbody tr')).toHaveLength(3);
    expect(container.textContent).toContain('LTC + DOGE');
    expect(container.textContent).toContain('Do not point rigs at them.');
    // Nothing copies a host that was made up.
    expect(container.querySelectorAll('tbody button')).toHaveLength(0);
    expect(container.querySelector('tbody tr')?.textContent).toContain('333344325');
    expect(container.textContent).toContain('BTC, BCH, BSV, AI(BTC), FB');
    expect(container.textContent).toContain('No public address for KawPow, Octopus, Autolykos2, Blake3, kHeavyHash. ');
    expect([...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['#vip', '/rack-card']);
    const title = document.getElementById(container.querySelector('table')?.getAttribute('aria-labelledby') ?? '');
    expect(title?.textContent).toBe('Mining addresses');
    expect(container.querySelector('section#addresses')?.getAttribute('aria-labelledby')).toBe(title?.id);
    expect(container.querySelector('[data-tone]')?.getAttribute('data-tone')).toBe('warning');
    const heads = [...container.querySelectorAll<HTMLElement>('thead th[role="columnheader"]')];
    expect(heads.map(({ textContent, dataset }) => [dataset.column, textContent])).toEqual([
      ['algorithm', 'Algorithm'],
      ['address', 'Address'],
      ['ports', 'Ports'],
    ]);
    const row = container.querySelector('table[role="table"] > tbody[role="rowgroup"] > tr[role="row"]')!;
    expect(row.querySelector('th[role="rowheader"]')?.textContent).toMatch(/^SHA256BTC, /);
    expect([...row.querySelectorAll<HTMLElement>('td[role="cell"]')].map(({ dataset }) => dataset.column)).toEqual(['address', 'ports']);
    // A narrow screen breaks an address behind its scheme, then before each dot of its host, and nowhere else.
    expect(
      row
        .querySelector('code')
        ?.innerHTML.replaceAll(/<(?!wbr)[^>]*>/g, '')
        .split('<wbr>'),
    ).toEqual(['stratum+tcp://', 'sha256', '.pool', '.okkong', '.example:3333']);
    const choice = container.querySelector('[role="radiogroup"]');
    expect(choice?.getAttribute('aria-label')).toBe('Connection');
    expect(choice?.querySelector('[aria-checked="true"]')?.textContent).toBe('Plain');
  });

  it('answers in short what is to be entered, letter by letter where a machine reads it', async () => {
    const { container } = await open();
    const answers = [...container.querySelectorAll('dl dd')].map(({ textContent }) => textContent ?? '');
    const questions = [...container.querySelectorAll('dl dt')].map(({ textContent }) => textContent);
    expect(questions).toEqual(['Match the algorithm', 'Enter all of them', 'Name the worker', 'Plain or TLS']);
    expect(answers.map((answer) => answer.split(' ', 2).join(' '))).toEqual(['Choose the', 'Put the', 'ETC: your', 'TLS encrypts']);
    expect(container.querySelector('summary')?.textContent).toBe('How do I enter these?');
    expect(container.querySelector('dl code')?.textContent).toBe('0xcB60…4915.rig01');
  });

  it('has what the setting names and no example beside it, and copies it without that word', async () => {
    onTestFinished(setHosts('SHA256=btc.pool.io:3333,kHeavyHash=kas.pool.io:5555'));
    const { container, store, button } = await open();
    expect(container.querySelector('tbody code')?.textContent).toBe('stratum+tcp://btc.pool.io:3333');
    expect(container.querySelectorAll('tbody tr')).toHaveLength(2);
    expect(container.textContent).not.toMatch(/Do not point rigs|\.example/);
    await click(button('SHA256 address with port 3333'));
    expect(store.get(toastsAtom)).toMatchObject([{ tone: 'success', text: 'Copied stratum+tcp://btc.pool.io:3333' }]);
    await click(button('kHeavyHash address with port 5555'));
    expect(store.get(toastsAtom).map(({ text }) => text)).toEqual(['Copied stratum+tcp://kas.pool.io:5555']);
    await click(button(/^TLS$/));
    expect([...container.querySelectorAll('tbody tr')].at(-1)?.textContent).toContain('No TLS address');
  });

  it('has no table where nothing of the setting can be read', async () => {
    onTestFinished(setHosts('KawPow=rvn.pool.io'));
    const { container } = await open();
    expect(container.querySelector('table')).toBeNull();
    expect(container.textContent).toContain('No public address for SHA256');
  });

  it('says nothing of algorithms without an address where each has one', async () => {
    const others = ['SHA256', 'Scrypt', 'Ethash', 'KawPow', 'Octopus', 'Autolykos2', 'Blake3', 'kHeavyHash'].map(
      (name) => `${name}=${name}.pool.io:1`,
    );
    onTestFinished(setHosts(others.join()));
    const { container } = await open();
    expect(container.textContent).not.toContain('No public address');
    expect(container.querySelector('a[href="#vip"]')).toBeNull();
  });

  it('copies the whole address of a port, shows it, and says so', async () => {
    onTestFinished(setHosts(realHosts));
    const { container, store, button } = await open();
    await click(button('SHA256 address with port 443'));
    expect(clipboard.copyText).toHaveBeenCalledWith(`${url}:443`);
    expect(container.querySelector('tbody code')?.textContent).toBe(`${url}:443`);
    const copied = [...container.querySelectorAll<HTMLElement>('button')].filter(({ dataset }) => dataset.copied);
    expect(copied).toEqual([button('SHA256 address with port 443')]);
    const iconOf = (port: number) => button(`SHA256 address with port ${port}`).querySelector('svg')?.innerHTML;
    expect(iconOf(443)).not.toBe(iconOf(25));
    expect(iconOf(3333)).toBe(iconOf(25));
    expect(store.get(toastsAtom)).toMatchObject([{ tone: 'success', text: `Copied ${url}:443` }]);
  });

  it('marks a port for two seconds, however soon after another it was copied', async () => {
    onTestFinished(setHosts(realHosts));
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
    onTestFinished(setHosts(realHosts));
    const { store, button } = await open();
    for (const port of [3333, 443, 25]) await click(button(`SHA256 address with port ${port}`));
    expect(store.get(toastsAtom).map(({ text }) => text)).toEqual([`Copied ${url}:25`]);
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

  it('shows the first address of the other kind of connection, and nothing as copied, after a copy', async () => {
    onTestFinished(setHosts(realHosts));
    const { container, button } = await open();
    await click(button('SHA256 address with port 443'));
    await click(button(/^TLS$/));
    expect(container.querySelector('[data-copied]')).toBeNull();
    await click(button(/^Plain$/));
    expect(container.querySelector('tbody code')?.textContent).toBe(`${url}:3333`);
  });

  it('selects the address and says how to go on when copying is refused', async () => {
    onTestFinished(setHosts(realHosts));
    vi.spyOn(clipboard, 'copyText').mockResolvedValue(false);
    const { container, store, button } = await open();
    await click(button('SHA256 address with port 25'));
    expect(container.querySelector('tbody [role=status]')?.textContent).toContain('copy it by hand');
    expect(String(getSelection())).toBe(`${url}:25`);
    expect(store.get(toastsAtom)).toEqual([]);
    vi.mocked(clipboard.copyText).mockResolvedValue(true);
    await click(button('SHA256 address with port 443'));
    expect(container.querySelector('tbody [role=status]')?.textContent).toBe('');
    vi.mocked(clipboard.copyText).mockResolvedValue(false);
    await click(button('SHA256 address with port 25'));
    expect(container.querySelector('[data-copied]')).toBeNull();
  });
});
