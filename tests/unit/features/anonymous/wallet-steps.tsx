import { vi } from 'vitest';
import { WalletCheckButton } from '#src/features/anonymous/wallet-check-button.tsx';
import { connectionAtom } from '#src/state/online.ts';
import { makeStore } from '#src/state/store.ts';
import { answer, envelope, fakeFetch, type Sent } from '#tests/unit/lib/fake-fetch.ts';
import { makeApp } from '#tests/unit/render-app.tsx';
import { click, mount, the } from '#tests/unit/ui/mount.tsx';
import { drawn, settled } from '#tests/unit/drawn.ts';
import { enter } from '#tests/unit/user.ts';

export type Language = 'en' | 'zh' | 'zh_hk';
export const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
export const session = { token: 'farm-token', accName: 'etc-5aaeb', algorithmType: 'Etchash' };
export const farm = { hashrate: '512.4', hashrateUnit: 'MH/s' };
export const simulated = { 'x-pool-data': 'simulated' };

/** The pool of a test: a token, then the account's detail. */
export function pool(detail: unknown, headers: Record<string, string> = {}): Sent[] {
  return fakeFetch(({ path }) => answer({ body: envelope(path.endsWith('/login/eth') ? session : { data: detail }), headers }));
}

/** A tab as `window.open` gives it; undefined stands for a browser that refuses. */
export function fakeTab() {
  const page = document.implementation.createHTMLDocument();
  return { opener: window as unknown, closed: false, document: page, location: { replace: vi.fn() }, close: vi.fn() };
}
export function browserOpens(tab: ReturnType<typeof fakeTab> | null) {
  const open = vi.fn((_address: string, _name: string) => tab);
  vi.stubGlobal('open', open);
  return open;
}

export const store = makeStore();
export async function button(language: Language) {
  return (await makeApp(<WalletCheckButton />, { language, namespaces: ['sections', 'anonymous', 'other-coin'], store })).page;
}
export async function pressOpen(): Promise<void> {
  await click(the('button[aria-haspopup="dialog"]'));
  await drawn(() => the('dialog[open] form'));
}
export async function openDialog(language: Language = 'en'): Promise<void> {
  store.set(connectionAtom, 'online');
  await mount(await button(language));
  await pressOpen();
}
export const input = () => the<HTMLInputElement>('dialog[open] input[name="ethAddress"]');
export async function type(value: string): Promise<void> {
  await enter(input(), value);
}
export const choose = async (coin: string) => {
  const option = [...document.querySelectorAll<HTMLElement>('dialog[open] [role="radio"]')].find(({ textContent }) => textContent === coin);
  await click(option!);
};
export async function send(): Promise<void> {
  await click(the('dialog[open] button[type="submit"]'));
  await settled();
}
export const shown = () => the('dialog[open]').textContent ?? '';
export const alertText = () => the('dialog[open] [role="alert"]').textContent ?? '';
