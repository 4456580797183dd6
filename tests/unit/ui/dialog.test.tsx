import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { Dialog } from '#src/ui/dialog.tsx';
import { click, mount, the } from './mount.tsx';

const onClose = vi.fn<() => void>();
beforeEach(() => onClose.mockReset());

function sheet(props: Partial<Parameters<typeof Dialog>[0]> = {}) {
  return (
    <>
      <button type="button" id="opener">
        Open
      </button>
      <Dialog isOpen onClose={onClose} title="Anonymous mining" closeLabel="Close" {...props}>
        <input id="address" />
      </Dialog>
    </>
  );
}

async function pressBackdrop(startedOn: HTMLElement) {
  startedOn.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await click(the('dialog'));
}

describe('Dialog', () => {
  test('is named by its title and keeps the page behind still while it is open', async () => {
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(window.innerWidth);
    const { rerender } = await mount(sheet());
    expect(the('dialog').getAttribute('aria-labelledby')).toBe(the('dialog h2').id);
    expect(the('dialog').hasAttribute('open')).toBe(true);
    expect(document.documentElement.dataset.scrollLock).toBe('plain');
    await rerender(sheet({ isOpen: false }));
    expect(document.documentElement.dataset.scrollLock).toBeUndefined();
    expect(the('dialog').hasAttribute('open')).toBe(false);
    expect(the('dialog').textContent).toBe('');
  });

  test('keeps the page still until the last of two is closed, and the space of its scroll bar', async () => {
    const lock = () => document.documentElement.dataset.scrollLock;
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(window.innerWidth - 15);
    const two = (isFirst: boolean, isSecond: boolean) => (
      <>
        <Dialog isOpen={isFirst} onClose={onClose} title="First">
          text
        </Dialog>
        <Dialog isOpen={isSecond} onClose={onClose} title="Second">
          text
        </Dialog>
      </>
    );
    const { rerender } = await mount(two(true, false));
    expect(lock()).toBe('gutter');
    // The bar is hidden by then.
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(window.innerWidth);
    await rerender(two(true, true));
    expect(lock()).toBe('gutter');
    await rerender(two(false, true));
    expect(lock()).toBe('gutter');
    await rerender(two(false, false));
    expect(lock()).toBeUndefined();
  });

  test('is a modal: the page behind it is inert', async () => {
    const modal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    await mount(sheet());
    expect(modal).toHaveBeenCalledTimes(1);
  });

  test('has its title between what stands above it and its words, then its buttons', async () => {
    await mount(sheet({ id: 'anonymous', top: <img alt="" />, actions: <button type="button">Start</button> }));
    const parts = [...the('#anonymous').querySelectorAll('img, h2, #address, button')];
    expect(parts.map((part) => part.tagName)).toEqual(['IMG', 'H2', 'BUTTON', 'INPUT', 'BUTTON']);
    expect(parts[2]?.getAttribute('aria-label')).toBe('Close');
  });

  test('that comes by itself has the focus on its title, another one does not', async () => {
    const { rerender } = await mount(sheet({ isUnbidden: true }));
    expect([the('dialog h2').hasAttribute('autofocus'), the('dialog h2').getAttribute('tabindex')]).toEqual([true, '-1']);
    await rerender(null);
    await mount(sheet());
    expect([the('dialog h2').hasAttribute('autofocus'), the('dialog h2').hasAttribute('tabindex')]).toEqual([false, false]);
  });

  test('its text is scrolled by keys where it is longer than its box and nothing in it takes the focus', async () => {
    vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(900);
    const stop = () => the('dialog p').parentElement?.getAttribute('tabindex');
    const text = (end: string | null) => (
      <Dialog isOpen onClose={onClose} title="Terms">
        <p>Long {end && <a href="/more">{end}</a>}</p>
      </Dialog>
    );
    const { rerender } = await mount(text(null));
    expect(stop()).toBe('0');
    await rerender(text('More'));
    expect(stop()).toBeNull();
    vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(0);
    await rerender(text(null));
    expect(stop()).toBeNull();
  });

  test('so it is once its box has become smaller than the text, as when a phone is turned', async () => {
    const watched = new Map<Element, () => void>();
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(private readonly seen: () => void) {}
        observe(element: Element) {
          watched.set(element, this.seen);
        }
        disconnect() {
          watched.clear();
        }
      },
    );
    const { rerender } = await mount(
      <Dialog isOpen onClose={onClose} title="Terms">
        <p>Long</p>
      </Dialog>,
    );
    const body = the('dialog p').parentElement!;
    // Just as high as its text.
    expect(body.getAttribute('tabindex')).toBeNull();
    vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(900);
    watched.get(body)?.();
    expect(body.getAttribute('tabindex')).toBe('0');
    await rerender(null);
    expect(watched.size).toBe(0);
  });

  test('gives the focus back to what opened it', async () => {
    const { rerender } = await mount(sheet({ isOpen: false }));
    the('#opener').focus();
    await rerender(sheet());
    the('#address').focus();
    const focus = vi.spyOn(the('#opener'), 'focus');
    await rerender(sheet({ isOpen: false }));
    expect(document.activeElement).toBe(the('#opener'));
    // The page stays where it is.
    expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
  });

  test('closes by its button, by Escape and by a click beside it', async () => {
    await mount(sheet());
    await click(the('dialog button[aria-label]'));
    await act(async () => the('dialog').dispatchEvent(new Event('cancel', { cancelable: true })));
    await pressBackdrop(the('dialog'));
    expect(onClose).toHaveBeenCalledTimes(3);
    // It is the owner who closes it.
    expect(the('dialog').hasAttribute('open')).toBe(true);
  });

  test('stays when the choice of a file inside it was cancelled', async () => {
    await mount(sheet());
    await act(async () => the('#address').dispatchEvent(new Event('cancel', { bubbles: true })));
    expect(onClose).not.toHaveBeenCalled();
  });

  test('stays when text was selected from inside out', async () => {
    await mount(sheet());
    await pressBackdrop(the('#address'));
    expect(onClose).not.toHaveBeenCalled();
  });

  test('stays when a press on the backdrop ends inside', async () => {
    await mount(sheet());
    the('dialog').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await click(the('#address'));
    expect(onClose).not.toHaveBeenCalled();
  });

  test('stays when a double click opened it and ends beside it', async () => {
    await mount(sheet());
    the('dialog').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await act(async () => the('dialog').dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 })));
    expect(onClose).not.toHaveBeenCalled();
  });

  test('an inert backdrop does nothing', async () => {
    await mount(sheet({ isBackdropInert: true }));
    await pressBackdrop(the('dialog'));
    expect(onClose).not.toHaveBeenCalled();
  });

  test('the agreement has no close button and refuses Escape', async () => {
    await mount(
      <Dialog isOpen onClose={onClose} title="Before you continue" isDismissible={false}>
        text
      </Dialog>,
    );
    const escape = new Event('cancel', { cancelable: true });
    await act(async () => the('dialog').dispatchEvent(escape));
    expect(escape.defaultPrevented).toBe(true);
    expect(document.querySelector('dialog button[aria-label]')).toBeNull();
    // A second Escape cannot be refused in Chromium.
    const modal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    await act(async () => the<HTMLDialogElement>('dialog').close());
    expect(modal).toHaveBeenCalledTimes(1);
    expect(the('dialog').hasAttribute('open')).toBe(true);
    expect(onClose).not.toHaveBeenCalled();
  });
});
