import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { Provider } from 'jotai';
import { act, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, describe, expect, it, vi } from 'vitest';
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

/** One section on a page of its own, with somewhere for its links to lead. */
async function stage(Section: ComponentType) {
  const i18n = await createI18n('en');
  await loadNamespaces(i18n, ['sections']);
  const root = createRootRoute();
  const paths = ['/', '/register', '/affiliate', '/unset'];
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

describe('the phone box', () => {
  beforeEach(() => sessionStorage.clear());

  async function open() {
    const { page, router } = await stage(PhoneBox);
    await mount(page);
    const input = the<HTMLInputElement>('input[type="tel"]');
    const send = async (text: string) => {
      input.value = text;
      await act(async () => input.form?.requestSubmit());
    };
    return { router, input, send };
  }

  it('starts at +86 and lists countries by name', async () => {
    await open();
    const options = [...document.querySelectorAll('option')].map((option) => option.textContent);
    expect(options[0]).toBe('China +86');
    expect(options).toContain('Singapore +65');
    expect(the<HTMLSelectElement>('select').value).toBe('CN');
  });

  it('keeps what was typed and says what is wrong with it', async () => {
    const { router, input, send } = await open();
    await send('138');
    expect(the('[role="alert"]').textContent).toContain('11 digits');
    expect(input.value).toBe('138');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(router.state.location.pathname).toBe('/');
    await act(async () => input.dispatchEvent(new Event('input', { bubbles: true })));
    expect(document.querySelector('[role="alert"]')).toBeNull();
  });

  it('carries a good number to the registration', async () => {
    const { router, send } = await open();
    await send('138 0013 8000');
    await drawn(() => expect(router.state.location.href).toBe('/register?phone=13800138000'));
  });

  it('carries the country code of another country', async () => {
    const { router, send } = await open();
    const select = the<HTMLSelectElement>('select');
    await act(async () => {
      select.value = 'SG';
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await send('9123 4567');
    await drawn(() => expect(router.state.location.href).toBe('/register?phone=%2B6591234567'));
  });

  it('keeps number and region over the reload of a language change, until they are sent', async () => {
    const held = () => [the<HTMLInputElement>('input[type="tel"]').value, the<HTMLSelectElement>('select').value];
    const { page } = await stage(PhoneBox);
    const { rerender } = await mount(page);
    the<HTMLInputElement>('input[type="tel"]').value = '9123 4567';
    the<HTMLSelectElement>('select').value = 'SG';
    await act(async () => the('select').dispatchEvent(new Event('change', { bubbles: true })));
    the<HTMLInputElement>('input[type="tel"]').value = '9123 4568';
    await act(async () => the('input[type="tel"]').dispatchEvent(new Event('input', { bubbles: true })));
    await rerender(null);
    await rerender(page);
    expect(held()).toEqual(['9123 4568', 'SG']);
    await act(async () => the<HTMLInputElement>('input[type="tel"]').form?.requestSubmit());
    await rerender(null);
    await rerender((await stage(PhoneBox)).page);
    expect(held()).toEqual(['', 'CN']);
  });
});

it('leads social places that are not set to the page that names the setting', async () => {
  const { page } = await stage(SocialStrip);
  await mount(page);
  const hrefs = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['TELEGRAM', 'X', 'YOUTUBE', 'DISCORD'].map((name) => `/unset?setting=VITE_${name}_URL`));
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

  it('are hidden before the first anchor', async () => {
    place('os', 900);
    const { page } = await stage(SideDots);
    await mount(page);
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
    expect(the('[aria-current]').textContent).toBe('Rig management');
    const scroll = vi.spyOn(window, 'scrollTo');
    const event = await click(the('a[href="#pool"]'));
    expect(event.defaultPrevented).toBe(true);
    expect(scroll).toHaveBeenCalledWith({ top: 901 });
  });

  it('end where the forms begin', async () => {
    for (const [id, top] of [
      ['os', -3_000],
      ['rigs', -2_000],
      ['pool', -1_000],
      ['vip', 150],
      ['join', 900],
    ] as const)
      place(id, top);
    const { page } = await stage(SideDots);
    await mount(page);
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
  for (const above of [400, 1]) {
    vi.stubGlobal('scrollY', window.innerHeight + above);
    await act(async () => window.dispatchEvent(new Event('scroll')));
    await settled();
  }
  await drawn(() => expect(button.hidden).toBe(false));
  await click(button);
  expect(document.activeElement).toBe(main);
  window.dispatchEvent(new Event('wheel'));
});
