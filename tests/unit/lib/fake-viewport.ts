import { vi } from 'vitest';

/** A browser that is idle, and a viewport that elements come near to, when the test says so. */
export function fakeViewport() {
  const idle = new Set<() => void>();
  const watched = new Map<Element, (isNear: boolean) => void>();
  const requestIdleCallback = vi.fn((work: () => void, _options?: IdleRequestOptions) => void idle.add(work));
  vi.stubGlobal('requestIdleCallback', requestIdleCallback);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #callback: (entries: { isIntersecting: boolean }[]) => void;
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        this.#callback = callback;
      }
      observe(element: Element) {
        watched.set(element, (isIntersecting) => this.#callback([{ isIntersecting }]));
      }
      disconnect() {
        watched.clear();
      }
    },
  );
  return {
    watched,
    requestIdleCallback,
    comeNear: (element: Element, isNear = true) => watched.get(element)?.(isNear),
    becomeIdle: () => {
      for (const work of idle) work();
      idle.clear();
    },
  };
}
