import { Provider } from 'jotai';
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { VideoHero } from '#src/features/landing/video-hero.tsx';
import { createI18n } from '#src/i18n/setup.ts';
import { connectionAtom } from '#src/state/online.ts';
import { makeStore } from '#src/state/store.ts';
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
    const { element } = await stage();
    const html = renderToString(element);
    expect(html).toMatch(/<video[^>]*muted=""[^>]*preload="none"/);
    expect(html).not.toMatch(/hall-720|autoplay|style=/i);
    expect(html).toContain('740,000+');
  });

  it('fetches and plays from a fifth in view, and pauses below', async () => {
    const { element } = await stage();
    await mount(element);
    await scrollTo(0.19);
    expect(the('video').getAttribute('src')).toBeNull();
    await scrollTo(0.2);
    expect(the('video').getAttribute('src')).toBe('/media/hero/hall-720.webm');
    expect(isPaused).toBe(false);
    await scrollTo(0.1);
    expect(isPaused).toBe(true);
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

  it('plays at the first click what a phone that saves power refused to play by itself', async () => {
    const { element } = await stage();
    await mount(element);
    vi.mocked(HTMLMediaElement.prototype.play).mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    await scrollTo(1);
    expect(isPaused).toBe(true);
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
