import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { Provider } from 'jotai';
import { act, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it, vi } from 'vitest';
import { AffiliateBand } from '#src/features/affiliate/affiliate-band.tsx';
import { affiliateProgramEvent } from '#src/features/affiliate/affiliate-program.ts';
import { PhoneBox } from '#src/features/landing/phone-box.tsx';
import { ScrollToTop } from '#src/features/landing/scroll-to-top.tsx';
import { SideDots } from '#src/features/landing/side-dots.tsx';
import { SocialStrip } from '#src/features/landing/social-strip.tsx';
import { createI18n, loadNamespaces } from '#src/i18n/setup.ts';
import { makeStore } from '#src/state/store.ts';
import { click, mount, the } from '#tests/unit/ui/mount.tsx';
import { drawn, settled } from '#tests/unit/drawn.ts';
import { iconsIn } from '#tests/unit/ui/drawing.tsx';

/** One section on a page of its own, with somewhere for its links to lead. */
async function stage(Section: ComponentType) {
  const i18n = await createI18n('en');
  await loadNamespaces(i18n, ['sections']);
  const root = createRootRoute();
  const paths = ['/', '/register', '/affiliate', '/about-us'];
  const routes = paths.map((path) =>
    createRoute({ getParentRoute: () => root, path, component: () => (path === '/' ? <Section /> : path) }),
  );
  const router = createRouter({ routeTree: root.addChildren(routes), history: createMemoryHistory({ initialEntries: ['/'] }) });
  await router.load();
  const page = (
    <Provider store={makeStore()}>
      <I18nextProvider i18n={i18n}>
        <RouterProvider router={router as never} />
      </I18nextProvider>
    </Provider>
  );
  return { page, router };
}

describe.each(Object.entries({ AffiliateBand, PhoneBox, SocialStrip, SideDots, ScrollToTop }))('%s on the server', (_, Section) => {
  it('is the same twice, without a style attribute', async () => {
    const { page } = await stage(Section);
    const html = renderToString(page);
    expect(html).not.toMatch(/ style=|undefined|NaN/);
    expect(renderToString(page)).toBe(html);
  });
});

it('has one small place for the social ones that are not set, which leads to the contact form', async () => {
  const { page } = await stage(SocialStrip);
  await mount(page);
  const hrefs = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/about-us?id=wrap']);
  const places = [...the('section[aria-label="Social media"]').querySelectorAll('li')];
  expect(places.map((place) => place.textContent)).toEqual(['Write to us Telegram · X · YouTube · Discord']);
  // The arrow says that the way stays on this site.
  expect(places.map((place) => iconsIn(place, ['telegram', 'x', 'youtube', 'discord', 'arrow-right']))).toEqual([
    ['telegram', 'x', 'youtube', 'discord', 'arrow-right'],
  ]);
});

describe('the affiliate band', () => {
  it('has the anchor of the specification, 200 cells and one, and no pool button', async () => {
    const { page } = await stage(AffiliateBand);
    await mount(page);
    const band = the('#AffiliateProgram');
    expect(band.textContent).toContain('0.5%');
    expect(the('[role="img"]').getAttribute('aria-label')).toContain('200');
    expect([...band.querySelectorAll('a, button')].map((link) => link.getAttribute('href'))).toEqual(['/affiliate']);
  });

  it('comes into view on the event, and says that it has taken it', async () => {
    const { page } = await stage(AffiliateBand);
    await mount(page);
    const scroll = vi.spyOn(the('#AffiliateProgram'), 'scrollIntoView');
    const event = new CustomEvent(affiliateProgramEvent, { cancelable: true });
    window.dispatchEvent(event);
    expect(scroll).toHaveBeenCalledOnce();
    expect(event.defaultPrevented).toBe(true);
  });
});

describe('the side dots', () => {
  const place = (id: string, top: number) => {
    const section = document.body.appendChild(document.createElement('section'));
    section.id = id;
    section.getBoundingClientRect = () => new DOMRect(0, top, 100, 100);
  };

  it('are hidden before the first anchor, also where later ones are not there', async () => {
    place('os', 900);
    place('join', 4_000);
    const { page } = await stage(SideDots);
    await mount(page);
    await settled();
    expect(the('nav').hidden).toBe(true);
  });

  it('mark the section that is being read, and lead to 200 px above one', async () => {
    for (const [id, top] of [
      ['os', -900],
      ['rigs', 120],
      ['pool', 1_100.4],
      ['join', 4_000],
    ] as const)
      place(id, top);
    const { page } = await stage(SideDots);
    await mount(page);
    await drawn(() => expect(the('nav').hidden).toBe(false));
    expect(the('nav').getAttribute('aria-label')).toBe('On this page');
    expect([...the('nav').querySelectorAll('a')].map((dot) => dot.textContent)).toEqual(['OKKONG OS', 'Rig management', 'Smart pool']);
    expect(the('[aria-current]').textContent).toBe('Rig management');
    const scroll = vi.spyOn(window, 'scrollTo');
    vi.stubGlobal('scrollY', 5_000);
    const dot = the('a[href="#pool"]');
    // A new tab or window is the browser's affair, and so is a section that is not there yet.
    for (const key of ['metaKey', 'ctrlKey', 'shiftKey']) expect((await click(dot, { [key]: true })).defaultPrevented).toBe(false);
    the('#os').remove();
    expect((await click(the('a[href="#os"]'))).defaultPrevented).toBe(false);
    expect(scroll).not.toHaveBeenCalled();
    expect((await click(dot)).defaultPrevented).toBe(true);
    expect(scroll.mock.calls).toEqual([[{ top: 5_901 }]]);
  });

  it('end where the form behind them begins', async () => {
    for (const [id, top] of [
      ['vip', -4_000],
      ['os', -3_000],
      ['rigs', -2_000],
      ['pool', -1_000],
      ['join', 150],
    ] as const)
      place(id, top);
    const { page } = await stage(SideDots);
    await mount(page);
    await settled();
    expect(the('nav').hidden).toBe(true);
  });
});

it('offers the way up once a viewport lies above, and hands the focus to the page', async () => {
  const { page } = await stage(ScrollToTop);
  const main = document.body.appendChild(document.createElement('main'));
  main.tabIndex = -1;
  await mount(page);
  const button = the('button');
  expect(button.hidden).toBe(true);
  expect(button.getAttribute('aria-label')).toBe('Back to top');
  for (const above of [400, 1]) {
    vi.stubGlobal('scrollY', window.innerHeight + above);
    await act(async () => window.dispatchEvent(new Event('scroll')));
    await settled();
  }
  await drawn(() => expect(button.hidden).toBe(false));
  const focus = vi.spyOn(main, 'focus');
  const scroll = vi.spyOn(window, 'scrollTo');
  await click(button);
  expect(document.activeElement).toBe(main);
  // The focus would jump to the top by itself: the ride is to be seen.
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
  await drawn(() => expect(scroll).toHaveBeenCalledWith({ top: window.innerHeight + 1 - 100, behavior: 'instant' }));
  window.dispatchEvent(new Event('wheel'));
});
