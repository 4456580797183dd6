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
    const { rerender } = await mount(sheet());
    expect(the('dialog').getAttribute('aria-labelledby')).toBe(the('dialog h2').id);
    expect(document.documentElement.dataset.scrollLock).toBeDefined();
    await rerender(sheet({ isOpen: false }));
    expect(document.documentElement.dataset.scrollLock).toBeUndefined();
  });

  test('gives the focus back to what opened it', async () => {
    const { rerender } = await mount(sheet({ isOpen: false }));
    the('#opener').focus();
    await rerender(sheet());
    the('#address').focus();
    await rerender(sheet({ isOpen: false }));
    expect(document.activeElement).toBe(the('#opener'));
  });

  test('closes by its button, by Escape and by a click beside it', async () => {
    await mount(sheet());
    await click(the('dialog button[aria-label]'));
    await act(async () => the('dialog').dispatchEvent(new Event('cancel', { cancelable: true })));
    await pressBackdrop(the('dialog'));
    expect(onClose).toHaveBeenCalledTimes(3);
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
    expect(onClose).not.toHaveBeenCalled();
  });
});
