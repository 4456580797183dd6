import type { ComponentProps } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { createI18n } from '#src/i18n/setup.ts';
import { OutsideLink } from '#src/parts/outside-link.tsx';
import { pageStage } from '../page-stage.tsx';
import { mount, the } from '../ui/mount.tsx';

const set = { setting: 'VITE_X_URL', href: 'https://x.example/okkong', isSet: true };
const unset = { setting: 'VITE_X_URL', href: '/unset?setting=VITE_X_URL', isSet: false };
let i18n: Awaited<ReturnType<typeof createI18n>>;
beforeAll(async () => (i18n = await createI18n('en')));

async function link(props: Omit<ComponentProps<typeof OutsideLink>, 'children'>) {
  const Content = () => <OutsideLink {...props}>X</OutsideLink>;
  const { page } = await pageStage({ Content, i18n, paths: ['/', '/unset', '/tools'] });
  const { rerender } = await mount(page);
  const found = the<HTMLAnchorElement>('a');
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

  it('leads in its tab to the page that names its setting while that is empty, and says so', async () => {
    expect(await link({ link: unset, label: 'OKKONG on X', mark: {} })).toEqual({
      to: '/unset?setting=VITE_X_URL',
      target: '',
      rel: '',
      name: 'OKKONG on X',
      title: 'link not set up yet',
      text: 'X',
      icons: [],
    });
  });

  it('leads to what stands in for it where something does; in a row with an arrow of its own', async () => {
    const instead = await link({ link: unset, instead: '/tools', insteadSearch: { type: 'ssh' }, mark: { isRow: true } });
    expect([instead.to, instead.title, instead.text]).toEqual(['/tools?type=ssh', '', 'X']);
    const { icons } = await link({ link: set, mark: { isRow: true } });
    expect([instead.icons.length, icons.length, instead.icons[0] === icons[0]]).toEqual([1, 1, false]);
    expect((await link({ link: unset, instead: '/tools' })).to).toBe('/tools');
  });
});
