import { act } from 'react';
import { describe, expect, test } from 'vitest';

import { Footer } from '#src/features/shell/footer.tsx';
import { click, mount, the } from '../../ui/mount.tsx';
import { stage } from './shell-stage.tsx';

const hrefs = () => [...document.querySelectorAll('footer a')].map((link) => link.getAttribute('href'));

describe('Footer', () => {
  test('shows only links to pages that exist', async () => {
    const { element } = await stage(Footer, ['/', '/about-us', '/terms_en']);
    await mount(element);
    expect(hrefs()).toEqual(['/', '/?id=pool', '/about-us', '/about-us?id=wrap', '/terms_en']);
  });

  test('says of links that nobody has set where they lead, support included', async () => {
    const { element } = await stage(Footer, ['/', '/unset']);
    await mount(element);
    const unset = [...document.querySelectorAll('footer a[href^="/unset"]')].map((link) => [
      new URLSearchParams(link.getAttribute('href')?.split('?')[1]).get('setting'),
      link.getAttribute('title'),
    ]);
    const settings = [
      'VITE_TELEGRAM_URL',
      'VITE_X_URL',
      'VITE_YOUTUBE_URL',
      'VITE_DISCORD_URL',
      'VITE_SUPPORT_EMAIL',
      'VITE_RIG_MANAGEMENT_URL',
    ];
    expect(unset).toEqual(settings.map((setting) => [setting, 'link not set up yet']));
  });

  test('a tool link has no q until it is clicked, and then the time', async () => {
    const { element, router } = await stage(Footer, ['/', '/tools']);
    await mount(element);
    expect(hrefs().filter((href) => href?.startsWith('/tools'))).toEqual([
      '/tools?type=1',
      '/tools?type=2',
      '/tools?type=3',
      '/tools?type=4',
    ]);
    const before = Date.now();
    await click(the('footer a[href="/tools?type=2"]'));
    await act(async () => router.load());
    const search = new URLSearchParams(router.history.location.search);
    expect(router.history.location.pathname).toBe('/tools');
    expect(search.get('type')).toBe('2');
    expect(Number(search.get('q'))).toBeGreaterThanOrEqual(before);
    expect(hrefs().some((href) => href?.includes('q='))).toBe(false);
  });

  test('the text size is a choice of three that the page keeps', async () => {
    const { element } = await stage(Footer, ['/']);
    await mount(element);
    await click(document.querySelectorAll<HTMLElement>('footer [role=radio]')[2]!);
    expect(the('footer [aria-checked=true]').textContent).toBe('130%');
  });
});
