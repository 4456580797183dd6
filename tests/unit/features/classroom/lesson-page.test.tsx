import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClassVideo } from '#src/contracts/content.ts';
import { LessonPage } from '#src/features/classroom/lesson-page.tsx';
import { apiQueryKey } from '#src/lib/api-query.ts';
import * as keeping from '#src/lib/keep-video.ts';
import { removeStored, writeStored } from '#src/lib/storage.ts';
import { connectionAtom } from '#src/state/online.ts';
import fixture from '../../../fixtures/api/classList.json';
import { drawn } from '#tests/unit/drawn.ts';
import { quietClient, renderApp } from '#tests/unit/render-app.tsx';
import { FakeCaches } from '#tests/unit/sw/fake-worker.ts';
import { user } from '#tests/unit/user.ts';

const [sample] = fixture.data as ClassVideo[];
const lessons = [
  sample!,
  { ...sample!, id: 'asic-2', title: 'Flash the firmware', webm: '/media/asic-2/video.webm', mp4: '/media/asic-2/video.mp4' },
];
/** jsdom plays nothing, so the file is the one for who plays no webm. */
const film = `${location.origin}/media/asic-1/video.mp4`;

async function open(id: string) {
  const client = quietClient();
  client.setQueryData(apiQueryKey('classList', {}), { data: lessons, madeAt: Date.now(), isCached: false, isSimulated: false });
  const { container: host, store } = await renderApp(<LessonPage id={id} />, {
    namespaces: ['classroom', 'lessons'],
    client,
    paths: ['/', '/classroom'],
  });
  return { host, store };
}
const button = (host: HTMLElement, text: string) =>
  [...host.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith(text));

let caches: FakeCaches;
beforeEach(() => {
  caches = new FakeCaches();
  vi.stubGlobal('caches', caches);
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await removeStored('film-positions');
});

describe('a lesson', () => {
  it('has its film, of which nothing is fetched before it is played, with captions, and its six steps with pictures', async () => {
    const { host } = await open('asic-1');
    const video = host.querySelector('video')!;
    expect([video.preload, video.autoplay, video.src, video.getAttribute('poster')]).toEqual(['none', false, film, sample!.poster]);
    expect([...video.querySelectorAll('track')].map((track) => [track.srclang, track.label])).toEqual([['en', 'English']]);
    expect([...host.querySelectorAll('ol img')].map((image) => image.getAttribute('src'))).toEqual(
      [1, 2, 3, 4, 5, 6].map((step) => `/media/asic-1/step-${step}.webp`),
    );
    expect(host.textContent).toContain('Fill all three slots');
    expect(host.textContent).not.toContain('Example figures');
  });

  it("keeps its keys from the browser's own controls, which would take Space once more", async () => {
    const { host } = await open('asic-1');
    const video = host.querySelector('video')!;
    vi.spyOn(video, 'play').mockResolvedValue();
    const heard: string[] = [];
    video.addEventListener('keydown', ({ key }) => heard.push(key));
    for (const key of [' ', 'Tab']) video.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    expect(video.play).toHaveBeenCalledOnce();
    expect(heard).toEqual(['Tab']);
  });

  it('says where the figures are examples, and leads to the one before', async () => {
    const { host } = await open('asic-2');
    expect(host.textContent).toContain('Example figures');
    expect(host.querySelector('nav a')?.getAttribute('href')).toBe('/classroom?lesson=asic-1');
  });

  it('goes on where its film stopped, or from the start', async () => {
    await writeStored('film-positions', { 'asic-1': 12.4 });
    const { host } = await open('asic-1');
    expect(host.textContent).toContain('Goes on at 0:12, where you stopped.');
    await user.click(button(host, 'From the start')!);
    expect(host.textContent).not.toContain('Goes on at');
  });

  it('that is not in the list says so', async () => {
    const { host } = await open('cooking-1');
    expect(host.textContent).toContain('This lesson is not in the list');
  });

  it('without a network says that its film is not here, and which one is', async () => {
    await (await caches.open('kept-videos')).put(`${location.origin}/media/asic-2/video.mp4`, new Response('film'));
    const { host, store } = await open('asic-1');
    await act(async () => store.set(connectionAtom, 'offline'));
    await drawn(() => expect(host.textContent).toContain('This film is not saved on this device'));
    await drawn(() => expect(host.querySelector('[role="status"] li a')?.textContent).toBe('Flash the firmware'));
    expect(host.querySelector('video')).toBeNull();
  });
});

describe('keeping its film', () => {
  it('shows how far it is, can be cancelled, and says that it is kept', async () => {
    const keep = vi.spyOn(keeping, 'keepVideo').mockImplementation(async (url, { onProgress }) => {
      onProgress(200_000, 496_423);
      await (await caches.open('kept-videos')).put(url, new Response('x', { headers: { 'content-length': '496423' } }));
    });
    const { host } = await open('asic-1');
    await user.click(button(host, 'Save for offline (0.5 MB)')!);
    await drawn(() => expect(host.textContent).toContain('Saved on this device, 0.5 MB'));
    expect(keep.mock.calls[0]?.[0]).toBe(film);
    await user.click(button(host, 'Remove')!);
    await drawn(() => expect(button(host, 'Save for offline')).toBeDefined());
  });

  it.each([
    ['line', 'The line broke.'],
    ['full', 'There is not enough room on this device.'],
    ['gone', 'The site no longer has this film.'],
    ['portal', 'This network answered instead of the site.'],
  ] as const)('that ends with %s says so and can go on', async (problem, sentence) => {
    vi.spyOn(keeping, 'keepVideo').mockRejectedValue(new keeping.KeepError(problem));
    const { host } = await open('asic-1');
    await user.click(button(host, 'Save for offline')!);
    await drawn(() => expect(host.textContent).toContain(sentence));
    expect(button(host, 'Go on saving')).toBeDefined();
  });

  it('that is cancelled leaves nothing', async () => {
    vi.spyOn(keeping, 'keepVideo').mockImplementation(
      (_, { signal }) => new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    );
    const { host } = await open('asic-1');
    await user.click(button(host, 'Save for offline')!);
    expect(host.querySelector('progress')?.max).toBe(496_423);
    await user.click(button(host, 'Cancel')!);
    await drawn(() => expect(button(host, 'Save for offline')).toBeDefined());
  });
});
