import type { Store } from '#src/state/store.ts';
import { hasUnsavedWork } from '#src/lib/unsaved-work.ts';
import { toastsAtom } from '#src/state/toasts.ts';

/** Events of a visitor who is busy with something. */
const acts = ['scroll', 'wheel', 'pointerdown', 'touchstart', 'keydown', 'input'] as const;
let hasActed = false;

/** From now on no dialog comes by itself until the page is loaded again. */
export function noteAct(): void {
  hasActed = true;
}

/** Follows whether the visitor scrolls, presses or types. A page that came back scrolled, or was used before it ran, is in use already. */
export function watchVisitor(): void {
  hasActed ||= window.scrollY > 0 || (window.earlyEvents?.length ?? 0) > 0;
  for (const act of acts) window.addEventListener(act, noteAct, { once: true, passive: true, capture: true });
}

const fields = 'input, textarea, select, [contenteditable]';

/** Whether a dialog may open by itself: the visitor has done nothing yet, and it would cover no field in use, dialog or toast. */
export function mayCutIn(store: Store): boolean {
  const isFieldFocused = document.activeElement?.matches(fields) === true;
  const isInUse = hasActed || isFieldFocused || hasUnsavedWork();
  return !isInUse && store.get(toastsAtom).length === 0 && document.querySelector('dialog[open]') === null;
}
