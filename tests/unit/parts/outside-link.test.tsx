import type { ComponentProps } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { createI18n } from '#src/i18n/setup.ts';
import { OutsideLink } from '#src/parts/outside-link.tsx';
import { makeApp } from '../render-app.tsx';
import { mount, the } from '../ui/mount.tsx';

const set = { setting: 'VITE_X_URL', href: 'https://x.example/okkong', isSet: true };
const unset = { setting: 'VITE_X_URL', href: undefined, isSet: false };
const instead = { to: '/tools', search: { type: 'ssh' } };
let i18n: Awaited<ReturnType<typeof createI18n>>;
beforeAll(async () => (i18n = await createI18n('en')));

async function link(props: Omit<ComponentProps<typeof OutsideLink>, 'children'>) {
  const Content = () => <OutsideLink {...props}>X</OutsideLink>;
  const { page } = await makeApp(<Content />, { i18n, paths: ['/', '/tools'] });
  const { rerender } = await mount(page);
  const found = document.querySelector<HTMLAnchorElement>('a') ?? the<HTMLAnchorElement>('span');
  const facts = {
    to: found.getAttribute('href'),
    target: found.target,
    rel: found.rel,
    name: found.getAttribute('aria-label'),
    title: found.title,
    text: found.textContent,
    icons: [...found.querySelectorAll('svg')].map(
      (icon) => `${icon.getAttribute('width')}: ${icon.querySelector('path')?.getAttribute('d')}`,
    ),
  };
  await rerender(null);
  return facts;
}

describe('a link out of the site', () => {
  it('opens in a new tab, which it says where it is marked, and has its name', async () => {
    expect(await link({ link: set, label: 'OKKONG on X' })).toEqual({
      to: set.href,
      target: '_blank',
      rel: 'noopener',
      name: 'OKKONG on X',
      title: '',
      text: 'X',
      icons: [],
    });
    const marked = await link({ link: set, mark: { size: 16 } });
    expect([marked.text, marked.icons[0]?.slice(0, 3)]).toEqual(['Xopens in a new tab', '16:']);
    expect((await link({ link: set, mark: {} })).icons[0]?.slice(0, 3)).toBe('20:');
  });

  it('leads to what the site itself can do while its setting is empty, in its own tab; in a row with an arrow of its own', async () => {
    const own = await link({ link: { ...unset, instead }, label: 'OKKONG on X', mark: { isRow: true } });
    expect([own.to, own.target, own.name, own.title, own.text]).toEqual(['/tools?type=ssh', '', 'OKKONG on X', '', 'X']);
    const { icons } = await link({ link: set, mark: { isRow: true } });
    expect([own.icons.length, icons.length, own.icons[0] === icons[0]]).toEqual([1, 1, false]);
  });

  it('is plain text where nothing stands in for it', async () => {
    expect((await link({ link: unset, mark: { isRow: true } })).to).toBeNull();
  });
});
