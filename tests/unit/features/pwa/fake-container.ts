import { vi } from 'vitest';

export interface FakeServiceWorker extends EventTarget {
  readonly postMessage: ReturnType<typeof vi.fn<(message: unknown, transfer?: Transferable[]) => void>>;
}

export const fakeWorker = (answer = (_message: unknown, _ports: readonly Transferable[]): void => undefined): FakeServiceWorker =>
  Object.assign(new EventTarget(), {
    postMessage: vi.fn((message: unknown, transfer: Transferable[] = []) => answer(message, transfer)),
  });

interface Parts {
  controller?: FakeServiceWorker | null;
  active?: FakeServiceWorker | null;
  waiting?: FakeServiceWorker | null;
  /** Comes once there is an active worker. */
  ready?: Promise<unknown>;
}

/** A `navigator.serviceWorker` whose registration a test can change. */
export function fakeContainer({ controller = null, active = null, waiting = null, ready = new Promise(() => undefined) }: Parts = {}) {
  const installing: FakeServiceWorker | null = null;
  const registration = Object.assign(new EventTarget(), { active, waiting, installing, update: vi.fn(async () => undefined) });
  const events = new EventTarget();
  const container = Object.assign(events, {
    controller,
    /** Another worker (or the same one) becomes the page's. */
    take(worker: FakeServiceWorker) {
      container.controller = worker;
      events.dispatchEvent(new Event('controllerchange'));
    },
    registration,
    getRegistration: vi.fn(async () => registration),
    register: vi.fn(async () => registration),
    ready,
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  return container as typeof container & ServiceWorkerContainer;
}

/** As in a browser without workers. */
export function removeContainer(): void {
  Reflect.deleteProperty(navigator, 'serviceWorker');
}
