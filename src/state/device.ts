import { atom } from 'jotai';
import type { Store } from './store.ts';

/** Phone below 768 (below 375 a small one), Pad to below 1340, PC from there. */
export const breakpoints = { phone: 375, pad: 768, pc: 1340 } as const;
type DeviceClass = 'small-phone' | 'phone' | 'pad' | 'pc';

/** The class of a viewport width in CSS pixels. */
export function deviceClassOf(width: number): DeviceClass {
  if (width < breakpoints.phone) return 'small-phone';
  if (width < breakpoints.pad) return 'phone';
  return width < breakpoints.pc ? 'pad' : 'pc';
}

/** The page starts as a PC everywhere, so that server and browser agree; the real class follows on start. */
export const deviceClassAtom = atom<DeviceClass>('pc');

/** The event other parts (and pages around this one) listen to. Its detail is the width in CSS pixels. */
export const screenWidthEvent = 'screen-width';

/** Keeps the device class current and sends the screen-width event on every resize. */
export function watchDevice(store: Store): void {
  const measure = () => store.set(deviceClassAtom, deviceClassOf(window.innerWidth));
  measure();
  window.addEventListener('resize', () => {
    measure();
    window.dispatchEvent(new CustomEvent(screenWidthEvent, { detail: window.innerWidth }));
  });
}
