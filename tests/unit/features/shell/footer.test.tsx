import { act } from 'react';
import { describe, expect, onTestFinished, test } from 'vitest';

import { Footer } from '#src/features/shell/footer.tsx';
import { brand } from '#src/lib/brand.ts';
import { languageAtom } from '#src/state/language.ts';
import { click, the } from '../../ui/mount.tsx';
import { makeStore } from '#src/state/store.ts';
import { renderShell } from './shell-stage.tsx';

const hrefs = () => [...document.querySelectorAll('footer a')].map((link) => link.getAttribute('href'));

describe('Footer', () => {
  test('shows only links to pages that exist', async () => {
    await renderShell(Footer, ['/', '/about-us', '/terms_en']);
    expect(hrefs()).toEqual([
      '/',
      '/about-us?id=wrap',
      '/?id=pool',
      '/?kiosk=1',
      '/help?topic=pool',
      '/about-us',
      '/about-us?id=wrap',
      '/terms_en',
    ]);
    expect(document.querySelector('footer a')?.getAttribute('aria-label')).toBe('OKKONG home');
    expect(the('footer').dataset['print']).toBe('no');
    // A part of the page is not the page.
    expect([...document.querySelectorAll('footer [aria-current]')].map((link) => link.getAttribute('href'))).toEqual(['/']);
  });

  test('each column is named by its heading', async () => {
    await renderShell(Footer, ['/', '/about-us', '/tools']);
    const names = [...document.querySelectorAll('footer nav')].map((nav) => the(`#${nav.getAttribute('aria-labelledby')}`).textContent);
    expect(names).toEqual(['Product', 'Tools', 'Help centre', 'About us']);
  });

  test('each link is named for where it leads', async () => {
    const pages = [
      '/',
      '/okkong-os',
      '/overview',
      '/wallet',
      '/affiliate',
      '/tools',
      '/rack-card',
      '/daily-paper',
      '/monthlyreport',
      '/help',
      '/historyInfo',
    ];
    await renderShell(Footer, [...pages, '/classroom', '/offline', '/about-us', '/terms_en', '/privacy_en']);
    expect([...document.querySelectorAll('footer nav a')].map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['OKKONG OS', '/okkong-os'],
      ['Smart pool', '/?id=pool'],
      ['Your farms', '/overview'],
      ['Wallet', '/wallet'],
      ['Affiliate program', '/affiliate'],
      ['Kiosk', '/?kiosk=1'],
      ['Rig-check tool', '/tools?type=1'],
      ['DAG calculator', '/tools?type=2'],
      ['ASIC calculator', '/tools?type=3'],
      ['GPU calculator', '/tools?type=4'],
      ['Rack card', '/rack-card'],
      ['Daily newspaper', '/daily-paper'],
      ['Monthly report', '/monthlyreport'],
      ['Mining tutorials', '/help?topic=pool'],
      ['FAQ', '/help'],
      ['Past announcements', '/historyInfo'],
      ['Mining class', '/classroom'],
      ['Offline page', '/offline'],
      ['Who we are', '/about-us'],
      ['Contact us', '/about-us?id=wrap'],
      ['Terms of service', '/terms_en'],
      ['Privacy policy', '/privacy_en'],
    ]);
    expect(the('footer').textContent).toContain('Not offered in sanctioned countries, mainland China or Hong Kong.');
    expect(the('footer').textContent).toContain('Rig operating system, rig management and mining pool.');
  });

  test("the documents are those of the page's language", async () => {
    const store = makeStore();
    store.set(languageAtom, 'zh_hk');
    await renderShell(Footer, ['/', '/terms_en', '/terms_hk', '/privacy_hk'], store);
    expect(hrefs().slice(-2)).toEqual(['/terms_hk', '/privacy_hk']);
  });

  test('leads to the app where there is one', async () => {
    await renderShell(Footer, ['/', '/download']);
    expect(the('footer a[href="/download"]').textContent).toBe('Get the app');
  });

  test('links that the operator has set open in a tab of their own, whatever pages there are', async () => {
    const before = structuredClone(brand);
    Object.assign(brand.links.telegram, { isSet: true, href: 'https://telegram.example/' });
    Object.assign(brand.links.discord, { isSet: true, href: 'https://discord.example/' });
    Object.assign(brand, { supportEmail: 'help@okkong.example' });
    onTestFinished(() => {
      Object.assign(brand.links.telegram, before.links.telegram);
      Object.assign(brand.links.discord, before.links.discord);
      Object.assign(brand, { supportEmail: before.supportEmail });
    });
    await renderShell(Footer, ['/']);
    const social = [...the('footer ul[aria-label="Social media"]').querySelectorAll('a')];
    expect(social.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href'), link.target])).toEqual([
      ['Telegram', 'https://telegram.example/', '_blank'],
      ['Discord', 'https://discord.example/', '_blank'],
    ]);
    expect(the('footer a[href^="mailto:"]').getAttribute('href')).toBe('mailto:help@okkong.example');
    expect(the('footer a[href^="mailto:"]').textContent).toBe('Support: help@okkong.example');
  });

  test('a tool link that is opened in a tab of its own is the browser’s business', async () => {
    const { router } = await renderShell(Footer, ['/', '/tools']);
    await click(the('footer a[href="/tools?type=2"]'), { ctrlKey: true });
    expect(router.history.location.pathname).toBe('/');
  });

  test('leads to the contact form while no support address is set, and shows no sign of a place that is not set', async () => {
    await renderShell(Footer, ['/', '/about-us']);
    expect(document.querySelector('footer ul[aria-label="Social media"]')).toBeNull();
    expect([...document.querySelectorAll('footer a')].find(({ textContent }) => textContent === 'Support')?.getAttribute('href')).toBe(
      '/about-us?id=wrap',
    );
  });

  test('a tool link has no q until it is clicked, and then the time', async () => {
    const { router } = await renderShell(Footer, ['/', '/tools']);
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
    await renderShell(Footer, ['/']);
    expect(the('footer [role=radiogroup]').getAttribute('aria-label')).toBe('Text size');
    expect(the('footer [aria-checked=true]').textContent).toBe('100%');
    expect(the('footer').textContent).toContain('© 2026 OKKONG');
    await click(document.querySelectorAll<HTMLElement>('footer [role=radio]')[2]!);
    expect(the('footer [aria-checked=true]').textContent).toBe('130%');
  });
});
