import { Provider } from 'jotai';
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { VideoHero } from '#src/features/landing/video-hero.tsx';
import { createI18n } from '#src/i18n/setup.ts';
import { languageAtom } from '#src/state/language.ts';
import { connectionAtom } from '#src/state/online.ts';
import { makeStore } from '#src/state/store.ts';
import { iconsIn } from '../../ui/drawing.tsx';
import { click, mount, the } from '../../ui/mount.tsx';

/** Tells the page how much of the video is in view. */
let scrollTo: (share: number) => Promise<void>;
let isPaused = true;

beforeEach(() => {
  isPaused = true;
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { intersectionRatio: number }[]) => void) {
        scrollTo = (share) => act(async () => callback([{ intersectionRatio: share }]));
      }
      observe() {}
      disconnect() {}
    },
  );
  const video = HTMLMediaElement.prototype;
  vi.spyOn(video, 'paused', 'get').mockImplementation(() => isPaused);
  vi.spyOn(video, 'canPlayType').mockReturnValue('probably');
  const turn = (paused: boolean, event: string) =>
    function turned(this: HTMLMediaElement) {
      isPaused = paused;
      this.dispatchEvent(new Event(event));
    };
  vi.spyOn(video, 'pause').mockImplementation(turn(true, 'pause'));
  vi.spyOn(video, 'play').mockImplementation(async function play(this: HTMLMediaElement) {
    turn(false, 'playing').call(this);
  });
});

async function stage() {
  const i18n = await createI18n('en');
  const store = makeStore();
  const element = (
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <VideoHero />
      </I18nextProvider>
    </Provider>
  );
  return { element, store };
}

describe('the video hero', () => {
  it('is prerendered still: a poster, no source, nothing to fetch, no style', async () => {
    const { element, store } = await stage();
    const html = renderToString(element);
    expect(html).toMatch(/<video[^>]*muted=""[^>]*preload="none"/);
    expect(html).not.toMatch(/hall-720|autoplay|style=/i);
    const page = new DOMParser().parseFromString(html, 'text/html');
    expect([...page.querySelectorAll('dl > div')].map((claim) => claim.textContent)).toEqual([
      'rigs managed740,000+',
      'countries20+',
      'online rate99%+',
      'higher earnings30%+',
      'lower cost30%+',
    ]);
    // Chinese counts in ten thousands.
    store.set(languageAtom, 'zh');
    expect(renderToString(element)).toContain('74万+');
    expect(page.getElementById(page.querySelector('section')?.getAttribute('aria-labelledby') ?? '')?.tagName).toBe('H2');
    expect([page.querySelector('button')?.disabled, page.querySelector('button')?.hasAttribute('title')]).toEqual([false, false]);
  });

  it('is decoration: silent, in its place, over and over, and nothing that a keyboard or a screen reader meets', async () => {
    const { element } = await stage();
    const page = new DOMParser().parseFromString(renderToString(element), 'text/html');
    const names = page.querySelector('video')?.getAttributeNames() ?? [];
    for (const name of ['muted', 'loop', 'playsinline', 'disablepictureinpicture']) expect(names).toContain(name);
    expect(page.querySelector('video')?.getAttribute('aria-hidden')).toBe('true');
    expect(page.querySelector('video')?.getAttribute('tabindex')).toBe('-1');
    // Phones get the upright picture, nobody else.
    const pictures = [...page.querySelectorAll('source')].map((source) => [source.media, source.srcset, source.type]);
    expect(pictures).toEqual([
      ['(max-width: 767px)', '/media/hero/hall-poster-portrait.avif', 'image/avif'],
      ['(max-width: 767px)', '/media/hero/hall-poster-portrait.webp', 'image/webp'],
      ['', '/media/hero/hall-poster.avif', 'image/avif'],
    ]);
    expect(page.querySelector('img')?.getAttribute('src')).toBe('/media/hero/hall-poster.webp');
    expect(page.querySelector('img')?.getAttribute('alt')).toBe('');
  });

  it('fetches and plays from a fifth in view, and pauses below', async () => {
    const { element } = await stage();
    await mount(element);
    await scrollTo(0.19);
    expect(the('video').getAttribute('src')).toBeNull();
    expect(the('video').dataset['shown']).toBeUndefined();
    await scrollTo(0.2);
    expect(the('video').getAttribute('src')).toBe('/media/hero/hall-720.webm');
    expect(isPaused).toBe(false);
    expect(the('video').dataset['shown']).toBe('true');
    expect(iconsIn(the('button'), ['play', 'pause'])).toEqual(['pause']);
    // A source that is set again is fetched again and starts over.
    const sources = vi.fn();
    new MutationObserver(sources).observe(the('video'), { attributeFilter: ['src'] });
    await scrollTo(0.1);
    expect(isPaused).toBe(true);
    expect(iconsIn(the('button'), ['play', 'pause'])).toEqual(['play']);
    // Its picture stands where it stopped.
    expect(the('video').dataset['shown']).toBe('true');
    await scrollTo(0.2);
    expect(isPaused).toBe(false);
    expect(sources).not.toHaveBeenCalled();
  });

  it('is fetched as mp4 where the browser plays no webm', async () => {
    vi.mocked(HTMLMediaElement.prototype.canPlayType).mockReturnValue('');
    const { element } = await stage();
    await mount(element);
    await scrollTo(1);
    expect(the('video').getAttribute('src')).toBe('/media/hero/hall-720.mp4');
  });

  const still = (media: string) => Object.assign(new EventTarget(), { media, matches: media.includes('reduced-motion') }) as never;
  it.each([
    ['pays by the byte', () => void vi.stubGlobal('navigator', { userAgent: '', maxTouchPoints: 0, connection: { saveData: true } })],
    ['wants nothing to move', () => void vi.spyOn(window, 'matchMedia').mockImplementation(still)],
  ])('does not play by itself for who %s, but at a click', async (_, wish) => {
    wish();
    const { element } = await stage();
    await mount(element);
    await scrollTo(1);
    expect(the('video').getAttribute('src')).toBeNull();
    await click(the('[aria-label="Play background video"]'));
    expect(the('video').getAttribute('src')).not.toBeNull();
    expect(isPaused).toBe(false);
  });

  it('can be played again after a fault in its file', async () => {
    const { element } = await stage();
    await mount(element);
    await scrollTo(1);
    isPaused = true;
    await act(async () => the('video').dispatchEvent(new Event('error')));
    await click(the('[aria-label="Play background video"]'));
    expect(isPaused).toBe(false);
  });

  it('stays paused once the visitor has paused it', async () => {
    const { element } = await stage();
    await mount(element);
    await scrollTo(1);
    await click(the('[aria-label="Pause background video"]'));
    expect(isPaused).toBe(true);
    await scrollTo(0);
    await scrollTo(1);
    expect(isPaused).toBe(true);
    await click(the('[aria-label="Play background video"]'));
    expect(isPaused).toBe(false);
  });

  it('plays at a second click what the browser refused to play at the first', async () => {
    // Still loading: nothing plays by itself.
    vi.stubGlobal('requestIdleCallback', () => 0);
    const { element } = await stage();
    await mount(element);
    await scrollTo(1);
    vi.mocked(HTMLMediaElement.prototype.play).mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    await click(the('[aria-label="Play background video"]'));
    expect(isPaused).toBe(true);
    await click(the('[aria-label="Play background video"]'));
    expect(isPaused).toBe(false);
  });

  it('plays at a click what a phone that saves power refused to play by itself', async () => {
    const { element } = await stage();
    await mount(element);
    const video = the<HTMLVideoElement>('video');
    // No spy, which would take the refusals: one that nobody takes is an error of the page.
    video.play = async () => {
      throw new DOMException('', 'NotAllowedError');
    };
    await scrollTo(1);
    expect(isPaused).toBe(true);
    // And once more, at a click.
    await click(the('[aria-label="Play background video"]'));
    expect(isPaused).toBe(true);
    Reflect.deleteProperty(video, 'play');
    await click(the('[aria-label="Play background video"]'));
    expect(isPaused).toBe(false);
  });

  it.each(['offline', 'server'] as const)('%s it is not fetched, and the button says why it cannot be played', async (connection) => {
    const { element, store } = await stage();
    store.set(connectionAtom, connection);
    await mount(element);
    await scrollTo(1);
    expect(the('video').getAttribute('src')).toBeNull();
    expect(the<HTMLButtonElement>('button').disabled).toBe(true);
    expect(the('button').title).toBe('Needs a connection');
  });
});
