/**
 * Puts `text` on the clipboard; true when it is there, false when the browser refuses. Never throws. Call it in the visitor's own click.
 * Where there is no clipboard API (plain http, old browsers) or it refuses, a hidden field is copied instead (item 7).
 */
export async function copyText(text: string): Promise<boolean> {
  if (!('clipboard' in navigator)) return copyThroughField(text);
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyThroughField(text);
  }
}

/** Selects what an element shows, so that the visitor can copy it by hand. */
export function selectContents(element: HTMLElement): void {
  getSelection()?.selectAllChildren(element);
}

function copyThroughField(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.tabIndex = -1;
  field.className = 'vh';
  // Outside of an open dialog nothing can be focused, and what is not focused is not copied.
  (focused?.closest('dialog') ?? document.body).append(field);
  field.focus({ preventScroll: true });
  field.setSelectionRange(0, text.length);
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
