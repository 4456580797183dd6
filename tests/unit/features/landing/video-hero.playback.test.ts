import { describe, expect, it } from 'vitest';
import { type Circumstances, shouldPlay } from '#src/features/landing/video-hero.playback.ts';

const ideal: Circumstances = { wish: 'none', isShown: true, isOffline: false, isStill: false, isSpared: false };
const plays = (changes: Partial<Circumstances>) => shouldPlay({ ...ideal, ...changes });

describe('the background video', () => {
  it('plays by itself when it is seen and harms nobody', () => {
    expect(plays({})).toBe(true);
  });

  it.each([{ isShown: false }, { isOffline: true }, { isStill: true }, { isSpared: true }, { wish: 'pause' }] as const)(
    'not with %j',
    (changes) => {
      expect(plays(changes)).toBe(false);
    },
  );

  it('plays on a click of the button under reduced motion and Save-Data, but never unseen or offline', () => {
    expect(plays({ wish: 'play', isStill: true, isSpared: true })).toBe(true);
    expect(plays({ wish: 'play', isShown: false })).toBe(false);
    expect(plays({ wish: 'play', isOffline: true })).toBe(false);
  });
});
