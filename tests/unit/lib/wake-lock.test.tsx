import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepAwake } from '#src/lib/wake-lock.ts';

class Lock extends EventTarget {
  released = false;
  release = vi.fn(async () => {
    this.released = true;
    this.dispatchEvent(new Event('release'));
  });
}

let locks: Lock[] = [];
let stop = () => {};
const request = vi.fn(async () => {
  const lock = new Lock();
  locks.push(lock);
  return lock;
});
const states: boolean[] = [];
const start = () => (stop = keepAwake((isAwake) => void states.push(isAwake)));
const task = () => new Promise((done) => setTimeout(done));

beforeEach(() => {
  locks = [];
  states.length = 0;
  request.mockClear();
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
});
afterEach(() => {
  stop();
  Reflect.deleteProperty(navigator, 'wakeLock');
});

it('keeps the screen awake, asks again on return, and once', async () => {
  start();
  await task();
  document.dispatchEvent(new Event('visibilitychange'));
  await task();
  expect([request.mock.calls.length, states]).toEqual([1, [true]]);
  // The browser lets go of it while the page is hidden.
  await locks[0]?.release();
  document.dispatchEvent(new Event('visibilitychange'));
  await task();
  expect([request.mock.calls.length, states]).toEqual([2, [true, false, true]]);
});

it('is asked for again by the next touch where it was refused', async () => {
  request.mockRejectedValueOnce(new DOMException('low battery', 'NotAllowedError'));
  start();
  await task();
  expect(states).toEqual([false]);
  window.dispatchEvent(new Event('pointerdown'));
  await task();
  expect(states).toEqual([false, true]);
});

it('lets the screen rest when the board goes, also while it is still being asked for', async () => {
  start();
  await task();
  stop();
  expect(locks[0]?.released).toBe(true);
  start();
  stop();
  await task();
  expect(locks[1]?.released).toBe(true);
  window.dispatchEvent(new Event('keydown'));
  await task();
  expect(request).toHaveBeenCalledTimes(2);
});

it('does nothing in a browser that cannot', () => {
  Reflect.deleteProperty(navigator, 'wakeLock');
  start();
  expect(states).toEqual([]);
});
