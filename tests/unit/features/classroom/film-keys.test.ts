import { describe, expect, it, vi } from 'vitest';
import { pressFilmKey } from '#src/features/classroom/player/film-keys.ts';

function film(changes: Partial<Record<'paused' | 'muted', boolean>> = {}) {
  return { paused: true, muted: false, currentTime: 12, play: vi.fn(async () => undefined), pause: vi.fn(), ...changes };
}
const press = (video: ReturnType<typeof film>, key: string, held = {}, onCaptions = vi.fn()) =>
  pressFilmKey(video as never, { key, altKey: false, ctrlKey: false, metaKey: false, ...held }, onCaptions);

describe('the keys of a film', () => {
  it('space plays and pauses', () => {
    const [still, playing] = [film(), film({ paused: false })];
    expect([press(still, ' '), press(playing, 'k')]).toEqual([true, true]);
    expect(still.play).toHaveBeenCalledOnce();
    expect(playing.pause).toHaveBeenCalledOnce();
  });

  it('arrows jump, not before the beginning', () => {
    const video = film();
    press(video, 'ArrowRight');
    expect(video.currentTime).toBe(17);
    for (let times = 0; times < 5; times += 1) press(video, 'ArrowLeft');
    expect(video.currentTime).toBe(0);
  });

  it('M mutes, C changes the captions, in capitals too', () => {
    const video = film();
    press(video, 'M');
    expect(video.muted).toBe(true);
    const onCaptions = vi.fn();
    expect(press(video, 'c', {}, onCaptions)).toBe(true);
    expect(onCaptions).toHaveBeenCalledOnce();
  });

  it.each([
    ['a', {}],
    ['Tab', {}],
    ['toString', {}],
    ['c', { ctrlKey: true }],
    ['f', { metaKey: true }],
    ['ArrowLeft', { altKey: true }],
  ])('%s with %o is left to the browser', (key, held) => expect(press(film(), key, held)).toBe(false));
});
