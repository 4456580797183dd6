import { afterEach, vi } from 'vitest';
import { closeChannels, FakeBroadcastChannel } from './fake-channel.ts';

/** What jsdom lacks and our pages use. Everything here does the least a browser would do. */
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, BroadcastChannel: FakeBroadcastChannel });

window.scrollTo = () => undefined;
Element.prototype.scrollIntoView ??= () => undefined;
window.matchMedia ??= (media) => Object.assign(new EventTarget(), { media, matches: false, onchange: null }) as unknown as MediaQueryList;

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

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
  closeChannels();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
