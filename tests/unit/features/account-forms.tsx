import { act } from 'react';
import type { FunctionComponent } from 'react';
import { vi } from 'vitest';
import { drawn, settled } from '#tests/unit/drawn.ts';
import { answer, envelope, fakeFetch, type Sent } from '#tests/unit/lib/fake-fetch.ts';
import { renderApp, type Replies } from '#tests/unit/render-app.tsx';
import { press, the } from '#tests/unit/ui/mount.tsx';
import { enter, user } from '#tests/unit/user.ts';

export type Language = 'en' | 'zh' | 'zh_hk';

/** The browser's first language, whose country phone fields begin with. */
export function browserSpeaks(tag: string): void {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(tag);
}

/** A page of an account in a language, at an address of the site, in a browser of mainland China. */
export async function accountPage(Content: FunctionComponent, language: Language = 'en') {
  browserSpeaks('zh-CN');
  const paths = [
    '/here',
    '/',
    '/login',
    '/register',
    '/classroom',
    '/tools',
    '/reset',
    '/about-us',
    '/terms_en',
    '/privacy_en',
    '/terms',
    '/privacy',
  ];
  return renderApp(<Content />, { language, namespaces: ['register', 'login', 'reset', 'credentials'], paths });
}

const captcha = ({ body }: Sent) =>
  answer({ body: envelope(body?.includes('action=get') ? { id: 'captcha-1234' } : { ticket: 'ticket-12345678' }) });

/** A pool that responds by the last part of a call's path; its captcha is passed by any drag. */
export function pool(replies: Replies): Sent[] {
  return fakeFetch((sent) => {
    const name = Object.keys({ captcha, ...replies }).find((part) => sent.path.includes(part));
    const reply = { captcha, ...replies }[name ?? ''];
    if (!reply) throw new Error(`No reply for ${sent.path}`);
    return reply(sent);
  });
}

/** Without the question whether the pool is there again, which a call that failed before has left under way. */
export const callsOf = (sent: readonly Sent[]): Sent[] => sent.filter(({ path }) => !path.endsWith('/tips'));

export const field = (label: string): HTMLInputElement => {
  const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label);
  return the<HTMLInputElement>(`[id="${found?.htmlFor}"]`);
};
export async function type(label: string, value: string): Promise<void> {
  const element = field(label);
  await enter(element, value);
  await leave(label);
}
export async function leave(label: string): Promise<void> {
  await act(async () => field(label).dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  await settled();
}
export const button = (name: string): HTMLButtonElement => {
  const found = [...document.querySelectorAll('button')].filter((each) => (each.getAttribute('aria-label') ?? each.textContent) === name);
  if (found.length !== 1) throw new Error(`${found.length} buttons are named ${name}`);
  return found[0]!;
};
export async function click(name: string): Promise<void> {
  await user.click(button(name));
  await settled();
}
export const shown = (): string => document.body.textContent ?? '';
export const slider = () => the<HTMLInputElement>('input[type="range"]');

/** Moves the slider to the far right by keyboard. */
export async function slide(): Promise<void> {
  slider().focus();
  for (let key = 0; key < 10; key += 1) await press('ArrowRight');
  await drawn(() => {
    if (slider().getAttribute('aria-valuetext')?.includes('%')) throw new Error('not passed yet');
  });
}
