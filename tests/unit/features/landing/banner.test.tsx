import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LandingPage } from '#src/features/landing/landing-page.tsx';
import english from '#src/i18n/locales/en/landing.json';
import { createI18n, loadNamespaces } from '#src/i18n/setup.ts';
import { sessionAtom } from '#src/state/session.ts';
import { makeStore } from '#src/state/store.ts';
import type { MotionOptions } from '#src/ui/carousel-motion.ts';
import { drawn, settled } from '#tests/unit/drawn.ts';
import { makeApp } from '#tests/unit/render-app.tsx';
import { click, mount, the } from '../../ui/mount.tsx';

let started: MotionOptions | undefined;
vi.mock('#src/ui/carousel-motion.ts', () => ({
  startMotion: (_viewport: HTMLElement, options: MotionOptions) => {
    started = options;
    return { show: () => undefined, step: () => undefined, setStill: () => undefined, destroy: () => undefined };
  },
}));

/** Tells a watched element how much of it is in view. */
const watched = new Map<Element, (share: number) => void>();

beforeEach(() => {
  // What the stylesheet says, which tests do not load.
  document.head.innerHTML = '<style>* { --autoplay: 40s }</style>';
  started = undefined;
  watched.clear();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly callback: (entries: { intersectionRatio: number }[]) => void) {}
      observe(element: Element) {
        watched.set(element, (intersectionRatio) => this.callback([{ intersectionRatio }]));
      }
      disconnect() {}
    },
  );
});

async function stage(Page = LandingPage, store = makeStore()) {
  const i18n = await createI18n('en');
  await loadNamespaces(i18n, ['landing']);
  const Content = () => (
    <Page farm={<p>The farm</p>} strip={<p>The strip</p>} hall={<p>The hall</p>}>
      <p>Below it</p>
    </Page>
  );
  return (await makeApp(<Content />, { i18n, store })).page;
}

const slides = ['boot', 'os', 'ratio', 'affiliate'] as const;
const slide = (id: (typeof slides)[number]) => the(`#highlight-${id}`);
const waysOf = (element: HTMLElement) =>
  [...element.querySelectorAll('a')].map((link) => `${link.textContent} ${link.getAttribute('href')}`);
const river = () => document.querySelector<HTMLElement>('#highlight-boot [aria-hidden="true"]:has(svg)');

describe('the banner', () => {
  it('is prerendered above the hall and the sections, with the only h1 and without the drawing behind it', async () => {
    // The build waits for what comes late; here a first time around brings it.
    await mount(await stage());
    await drawn(() => expect(river() === null).toBe(false));
    const page = new DOMParser().parseFromString(renderToString(await stage()), 'text/html');
    const text = page.body.textContent;
    const places = ['From first boot to daily payout', 'The farm', 'The strip', 'The hall', 'Below it'].map((words) => text.indexOf(words));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
    expect([...page.querySelectorAll('h1')].map((title) => title.textContent)).toEqual(['From first boot to daily payout']);
    expect(page.querySelector('#highlight-boot svg')).toBeNull();
  });

  it('has four slides in their order, each with its words and its ways on', async () => {
    await mount(await stage());
    expect([...document.querySelectorAll('[role="tab"]')].map((tab) => tab.textContent)).toEqual(
      slides.map((id) => english.banner[id].name),
    );
    expect(the('[aria-roledescription="carousel"]').getAttribute('aria-label')).toBe('Highlights');
    expect(the('[role="tablist"]').getAttribute('aria-label')).toBe('Choose a highlight');
    expect(slides.map((id) => slide(id).getAttribute('aria-roledescription'))).toEqual(slides.map(() => 'slide'));
    expect(slides.map((id) => slide(id).getAttribute('aria-label'))).toEqual(slides.map((id) => english.banner[id].name));
    expect(slides.map((id) => slide(id).querySelector('h1, h2')?.textContent)).toEqual(slides.map((id) => english.banner[id].title));
    const { boot, os, ratio, affiliate } = english.banner;
    expect(slides.map((id) => [...slide(id).querySelectorAll('p')].map((lede) => lede.textContent))).toEqual([
      [boot.products, boot.mining + boot.anonymous + boot.stop, 'The farm'],
      [os.lede],
      [ratio.lede],
      [affiliate.lede],
    ]);
    expect(slides.map((id) => waysOf(slide(id)))).toEqual([
      ['just a wallet address #addresses', 'See pool earnings #pool-coins', 'Calculators /tools?type=3'],
      ['How it works /okkong-os', 'See the lessons /classroom'],
      ['See the chart #pool', 'Mining addresses #addresses'],
      ['How it works #AffiliateProgram', 'Register /register'],
    ]);
    // The line is drawn, not measured.
    expect(slides.map((id) => slide(id).textContent.includes('Example'))).toEqual([false, false, true, false]);
  });

  it('does not speak of AI(BTC) on a pool that has none', async () => {
    vi.stubGlobal('__HAS_AI_BTC__', false);
    vi.resetModules();
    const { LandingPage: Page } = await import('#src/features/landing/landing-page.tsx');
    await mount(await stage(Page));
    expect([...document.querySelectorAll('[role="tab"]')].map((tab) => tab.textContent)).not.toContain(english.banner.ratio.name);
    expect(document.querySelectorAll('[role="tab"]')).toHaveLength(3);
    // Its coins' rows say whose machines need an account.
    expect(slide('boot').textContent).not.toContain(english.banner.boot.mining);
    vi.unstubAllGlobals();
  });

  it('leads who is logged in to the invitation, not to the register page', async () => {
    const store = makeStore();
    store.set(sessionAtom, { token: 't', gid: '40718826', nickname: '', avatar: '' });
    await mount(await stage(LandingPage, store));
    await drawn(() =>
      expect(waysOf(slide('affiliate'))).toEqual(['How it works #AffiliateProgram', 'Your invitation /affiliate#invitation']),
    );
  });

  it('fetches the pictures of its later slides once they may be seen soon', async () => {
    await mount(await stage());
    const pictures = () =>
      [...document.querySelectorAll('img')].map((image) => [image.getAttribute('src'), image.getAttribute('loading'), image.alt]);
    const named = (loading: string) => ['usb', 'ratio', 'affiliate'].map((name) => [`/art/${name}.svg`, loading, '']);
    expect(pictures()).toEqual(named('lazy'));
    await act(async () => the('[aria-selected="true"]').focus());
    await drawn(() => expect(pictures()).toEqual(named('eager')));
  });

  it('says which slide is shown, and by its button what a press of it does', async () => {
    await mount(await stage());
    expect(the('[aria-roledescription="carousel"] button:not([role])').getAttribute('aria-label')).toBe('Pause the highlights');
    await click(document.querySelectorAll<HTMLElement>('[role="tab"]')[1]!);
    await drawn(() => expect(started).toBeDefined());
    await act(async () => started?.onSlide(1));
    expect(the('[aria-live="polite"]').textContent).toBe('OKKONG OS is free, 2 of 4');
    await click(the('[aria-roledescription="carousel"] button:not([role])'));
    expect(the('[aria-roledescription="carousel"] button:not([role])').getAttribute('aria-label')).toBe('Resume the highlights');
  });
});

describe('the hash river behind the first slide', () => {
  it('comes after the page, moves from a fifth in view on and rests below', async () => {
    await mount(await stage());
    const art = await drawn(() => river()!.closest<HTMLElement>('[data-moving], [aria-hidden]')!);
    const tell = (share: number) => act(async () => watched.get(art)!(share));
    expect(art.dataset['moving']).toBeUndefined();
    await tell(0.19);
    expect(art.dataset['moving']).toBeUndefined();
    await tell(0.2);
    expect(art.dataset['moving']).toBe('true');
    await tell(0.1);
    expect(art.dataset['moving']).toBeUndefined();
    // What leaves the pool begins with many zeros.
    expect(art.querySelector('text')?.textContent).toBe(`${'0'.repeat(20)}4f1c`);
  });

  it('has every paint that it is drawn with, and the mark between both rivers', async () => {
    await mount(await stage());
    const art = await drawn(() => river()!);
    const used = [...new Set([...art.innerHTML.matchAll(/url\(#([\w-]+)\)/g)].map(([, id]) => id))];
    const made = [...art.querySelectorAll('defs > [id]')].map((paint) => paint.id);
    expect(used.toSorted()).toEqual(made.toSorted());
    // From the end of the cold lines to the start of the hot ones.
    const [, x, scale] =
      /translate\((\S+) \S+\) scale\((\S+)\)/.exec(art.querySelector('g[transform]')?.getAttribute('transform') ?? '') ?? [];
    expect(Number(x)).toBeLessThan(1_006);
    expect(Number(x) + 64 * Number(scale)).toBeGreaterThan(1_138);
    expect(Number(x) + 64 * Number(scale)).toBeLessThan(1_440);
  });

  it('lights its lines alone: the light moves behind a mask of them', async () => {
    await mount(await stage());
    const art = await drawn(() => river()!);
    const mask = [...art.querySelectorAll('div')].map(({ style }) => style.getPropertyValue('mask-image')).find(Boolean) ?? '';
    const [, picture = ''] = /^url\("?data:image\/svg\+xml,([^"]*)"?\)$/.exec(mask) ?? [];
    expect(picture).not.toContain('<');
    const masked = new DOMParser().parseFromString(decodeURIComponent(picture), 'image/svg+xml');
    const lines = [...art.querySelectorAll('g > path[stroke^="url(#river-"]')].map((path) => path.getAttribute('d'));
    expect([...masked.querySelectorAll('path')].map((path) => path.getAttribute('d'))).toEqual(lines.slice(0, 2));
  });

  it('comes later where its file could not be had at first', async () => {
    vi.resetModules();
    let isNetworkDown = true;
    vi.doMock('#src/features/landing/hash-river.tsx', async (original) => {
      if (isNetworkDown) throw new TypeError('Failed to fetch');
      return original();
    });
    await mount(await stage((await import('#src/features/landing/landing-page.tsx')).LandingPage));
    await settled();
    expect(river() === null).toBe(true);
    isNetworkDown = false;
    await act(async () => window.dispatchEvent(new Event('online')));
    await drawn(() => expect(river() === null).toBe(false));
  });
});
