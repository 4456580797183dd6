import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { copyText, selectContents } from '#src/lib/clipboard.ts';

/** What the page's selection held when the old command was given. */
let copied: string | undefined;
let isAllowed = true;

function useClipboard(writeText: ((text: string) => Promise<void>) | undefined): void {
  if (writeText) Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  else Reflect.deleteProperty(navigator, 'clipboard');
}

beforeEach(() => {
  copied = undefined;
  isAllowed = true;
  document.execCommand = () => {
    const field = document.activeElement;
    if (isAllowed && field instanceof HTMLTextAreaElement) copied = field.value.slice(field.selectionStart, field.selectionEnd);
    return isAllowed;
  };
});
afterEach(() => useClipboard(undefined));

describe('copyText', () => {
  it('uses the clipboard', async () => {
    const writeText = vi.fn(async () => undefined);
    useClipboard(writeText);
    expect(await copyText('stratum+tcp://a.example:25')).toBe(true);
    expect(writeText).toHaveBeenCalledWith('stratum+tcp://a.example:25');
    expect(copied).toBeUndefined();
  });

  it('copies through a hidden field where there is no clipboard, and gives the focus back', async () => {
    useClipboard(undefined);
    const button = document.body.appendChild(document.createElement('button'));
    button.focus();
    expect(await copyText('an address')).toBe(true);
    expect(copied).toBe('an address');
    expect(document.activeElement).toBe(button);
    expect(document.querySelector('textarea')).toBeNull();
  });

  it('copies through a hidden field when the clipboard refuses', async () => {
    useClipboard(async () => {
      throw new DOMException('no', 'NotAllowedError');
    });
    expect(await copyText('an address')).toBe(true);
    expect(copied).toBe('an address');
  });

  it('puts the field into the dialog that holds the focus', async () => {
    useClipboard(undefined);
    const dialog = document.body.appendChild(document.createElement('dialog'));
    const button = dialog.appendChild(document.createElement('button'));
    button.focus();
    let place: Element | null | undefined;
    document.execCommand = () => {
      place = document.activeElement?.parentElement;
      return true;
    };
    await copyText('an address');
    expect(place).toBe(dialog);
  });

  it('says so when nothing helps, and never throws', async () => {
    useClipboard(undefined);
    isAllowed = false;
    expect(await copyText('an address')).toBe(false);
    document.execCommand = () => {
      throw new Error('gone');
    };
    expect(await copyText('an address')).toBe(false);
    expect(document.querySelector('textarea')).toBeNull();
  });
});

it('selects what an element shows', () => {
  const code = document.body.appendChild(document.createElement('code'));
  code.append('stratum+tcp://', document.createElement('b'), ':25');
  code.querySelector('b')?.append('a.example');
  selectContents(code);
  expect(String(getSelection())).toBe('stratum+tcp://a.example:25');
});
