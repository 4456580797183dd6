import { describe, expect, it, vi } from 'vitest';
import { deviceClassAtom, deviceClassOf, screenWidthEvent, watchDevice } from '#src/state/device.ts';
import { makeStore } from '#src/state/store.ts';

describe('device classes', () => {
  it.each([
    [0, 'small-phone'],
    [374, 'small-phone'],
    [375, 'phone'],
    [767, 'phone'],
    [768, 'pad'],
    [1339, 'pad'],
    [1340, 'pc'],
    [7680, 'pc'],
  ])('a viewport of %i px is a %s', (width, expected) => {
    expect(deviceClassOf(width)).toBe(expected);
  });

  it('start as a PC everywhere, so that server and browser agree, and are measured on start', () => {
    const store = makeStore();
    expect(store.get(deviceClassAtom)).toBe('pc');
    window.innerWidth = 390;
    watchDevice(store);
    expect(store.get(deviceClassAtom)).toBe('phone');
  });

  it('follow a resize, and the page is told the width', () => {
    const store = makeStore();
    const heard = vi.fn<(width: number) => void>();
    window.addEventListener(screenWidthEvent, (event) => heard((event as CustomEvent).detail));
    watchDevice(store);
    expect(heard).not.toHaveBeenCalled();
    window.innerWidth = 800;
    window.dispatchEvent(new Event('resize'));
    expect(store.get(deviceClassAtom)).toBe('pad');
    expect(heard).toHaveBeenCalledWith(800);
  });
});
