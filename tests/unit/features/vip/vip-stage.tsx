import { act } from 'react';
import { vi } from 'vitest';
import { vipFields } from '#src/features/vip/vip-fields.tsx';
import { VipSection } from '#src/features/vip/vip-section.tsx';
import { observePoolIdempotency } from '#src/lib/pool-idempotency.ts';
import { removeStored, writeStored } from '#src/lib/storage.ts';
import { OUTBOX_KEY } from '#src/parts/outbox/outbox-kinds.ts';
import { makeStore } from '#src/state/store.ts';
import { drawn, settled } from '#tests/unit/drawn.ts';
import { makeApp } from '#tests/unit/render-app.tsx';
import { click, mount, the } from '#tests/unit/ui/mount.tsx';
import { enter } from '#tests/unit/user.ts';

export type Language = 'en' | 'zh' | 'zh_hk';
export const filled = { name: '陈先生', phone: '138 0013 8000', hashrate: '20 PH/s' };

/** The section in a browser whose language names mainland China. */
export async function section(language: Language, store = makeStore()) {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('zh-CN');
  return (await makeApp(<VipSection />, { language, namespaces: ['vip'], store })).page;
}

export async function openForm(language: Language = 'zh'): Promise<void> {
  await mount(await section(language));
  await pressOpen();
}
export async function pressOpen(): Promise<void> {
  await click(the('#vip button[aria-haspopup="dialog"]'));
  await drawn(() => the('dialog[open] form'));
}
/** An input of the application, by the name of its row. */
export function input(name: string): HTMLInputElement {
  const names = vipFields.flatMap((row) => (row.label === undefined ? [] : [row.name]));
  const found = document.querySelectorAll<HTMLInputElement>('dialog[open] input')[names.findIndex((each) => each === name)];
  if (!found) throw new Error(`No field ${name}`);
  return found;
}
export async function type(name: string, value: string): Promise<void> {
  await enter(input(name), value);
}
export async function leave(name: string): Promise<void> {
  await act(async () => input(name).dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  await settled();
}
export const fill = async (values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) await type(name, value);
};
export const send = async (presses = 1) => {
  for (let press = 0; press < presses; press += 1) the('dialog[open] button[type="submit"]').click();
  await settled();
};
export const shown = () => the('dialog[open]').textContent ?? '';
export const dialogs = () => document.querySelectorAll('dialog[open]').length;

/** A browser that has kept nothing yet, at a pool that takes each application once. */
export async function forget(): Promise<void> {
  observePoolIdempotency('1');
  await writeStored(OUTBOX_KEY, []);
  await removeStored('vip-draft');
}
