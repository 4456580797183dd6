import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { patienceMs } from '../until.ts';
import { closeChannels, FakeBroadcastChannel } from './fake-channel.ts';

/** What jsdom lacks and our pages use. Everything here does the least a browser would do. */
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, BroadcastChannel: FakeBroadcastChannel });

configure({ asyncUtilTimeout: patienceMs });
// The testing library knows only Jest's clocks: without one to turn it would wait for ever where a test stops the timers.
Object.assign(globalThis, { jest: { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) } });

window.scrollTo = () => undefined;
Element.prototype.scrollIntoView ??= () => undefined;
window.matchMedia ??= (media) => Object.assign(new EventTarget(), { media, matches: false, onchange: null }) as unknown as MediaQueryList;

// jsdom counts its frames with one interval: begun under fake timers it ends with them, and no later test of the process gets a frame.
const { setTimeout: wait, clearTimeout: stopWaiting } = globalThis;
window.requestAnimationFrame = (draw) => Number(wait(() => draw(performance.now()), 1000 / 60));
window.cancelAnimationFrame = (frame) => stopWaiting(frame);

if (!('showModal' in HTMLDialogElement.prototype)) {
  Object.assign(HTMLDialogElement.prototype, { show: open, showModal: open, close });
}

function open(this: HTMLDialogElement): void {
  this.setAttribute('open', '');
}

function close(this: HTMLDialogElement, returnValue?: string): void {
  if (!this.hasAttribute('open')) return;
  this.removeAttribute('open');
  if (returnValue !== undefined) this.returnValue = returnValue;
  this.dispatchEvent(new Event('close'));
}

// Kept is what TanStack Query, React and the testing library themselves listen to there: their modules stay from file to file.
forgetListenersAtEnd(window, ['visibilitychange', 'online', 'offline']);
forgetListenersAtEnd(document, ['selectionchange']);

/** The window outlives the file, whose modules do not: what they listen to must not answer the steps, keys and messages of the next. */
function forgetListenersAtEnd(target: EventTarget, kept: readonly string[]): void {
  const { addEventListener, removeEventListener } = target;
  const added: Parameters<typeof addEventListener>[] = [];
  target.addEventListener = (...listening) => {
    // The line below this one's own in the stack.
    const caller = new Error().stack?.split('\n')[2] ?? '';
    const isLibrarys = caller.includes('/@testing-library/') || (kept.includes(listening[0]) && caller.includes('/node_modules/'));
    if (!isLibrarys) added.push(listening);
    addEventListener.apply(target, listening);
  };
  afterAll(() => {
    target.addEventListener = addEventListener;
    for (const listening of added) removeEventListener.apply(target, listening);
  });
}

endTimersAtEnd();

/** A retry that a file leaves waiting would call by the network that the next file puts in its place. */
function endTimersAtEnd(): void {
  const { setTimeout: startTimeout, setInterval: startInterval } = globalThis;
  const begun: NodeJS.Timeout[] = [];
  const noted =
    <Given extends unknown[]>(begin: (...given: Given) => NodeJS.Timeout) =>
    (...given: Given) => {
      const timer = begin(...given);
      begun.push(timer);
      return timer;
    };
  globalThis.setTimeout = Object.assign(noted(startTimeout), startTimeout) as typeof setTimeout;
  globalThis.setInterval = Object.assign(noted(startInterval), startInterval) as typeof setInterval;
  afterAll(() => {
    Object.assign(globalThis, { setTimeout: startTimeout, setInterval: startInterval });
    for (const timer of begun) clearTimeout(timer);
  });
}

/** What React and the libraries say went wrong. A test that provokes it listens itself. */
const faults: string[] = [];
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...told) => {
    // On a busy machine a chunk may come between two looks of a test; a test of the prerender may have run in this process before. No fault of the page.
    if (!/not wrapped in act\(|multiple renderers/.test(told.join(' '))) faults.push(told.join(' '));
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
  closeChannels();
  // What tests define on them would be there in the next file, too.
  for (const name of ['execCommand', 'fonts']) Reflect.deleteProperty(document, name);
  Reflect.deleteProperty(navigator, 'clipboard');
  document.body.replaceChildren();
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  localStorage.clear();
  sessionStorage.clear();
  const told = faults.splice(0);
  if (told.length > 0) throw new Error(told.join('\n'));
});
