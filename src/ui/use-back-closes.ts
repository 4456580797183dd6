import { useEffect, useEffectEvent } from 'react';

/** In the state of the history entry that stands for open dialogs. */
const MARK = 'isDialog';
/** Where going back is a button or a swipe, and a dialog looks like a page. */
const phone = '(max-width: 767px)';

/** What each open dialog does when the visitor goes back, the topmost last. */
const open: (() => void)[] = [];
/** The address whose marked entry is the current one, as far as dialogs have brought it about. */
let entryOf: string | undefined;
let marks = 0;
/** The mark of the entry that a step back of ours is leaving. A navigation may cut the step short: then another entry's mark is not it. */
let leaving: unknown;
let isListening = false;

/** On a phone a step back closes the dialog and stays on the page: there is one history entry for all open dialogs, which goes with the last. */
export function useBackCloses(isOpen: boolean, onBack: () => void): void {
  const goBack = useEffectEvent(onBack);
  useEffect(() => {
    if (!isOpen || !matchMedia(phone).matches) return undefined;
    const close = () => goBack();
    open.push(close);
    settleSoon();
    return () => {
      open.splice(open.indexOf(close), 1);
      settleSoon();
    };
  }, [isOpen]);
}

/** In a task of its own: a link that closes its dialog has pushed its page by then, a dialog that follows another is open. */
function settleSoon(): void {
  setTimeout(settleDialogEntry);
}

/** Makes the entry where a dialog is open, and leaves it where none is any more: after a reload, too. */
export function settleDialogEntry(): void {
  listen();
  if (open.length === 0) {
    entryOf = undefined;
    if (isMarked()) leave();
    return;
  }
  // Not through the router, which has wrapped the method of its own `history`: for it nothing has changed.
  if (!isMarked()) {
    marks += 1;
    History.prototype.pushState.call(history, { ...history.state, [MARK]: marks }, '');
    leaving = undefined;
  }
  entryOf = location.href;
}

/** The mark of the current entry; undefined where it has none. */
function currentMark(): unknown {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && MARK in state ? state[MARK] : undefined;
}

const isMarked = (): boolean => currentMark() !== undefined;

function leave(): void {
  entryOf = location.href;
  if (leaving === currentMark()) return;
  leaving = currentMark();
  history.back();
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  // Before the router's own listener: a step that only closes a dialog is no navigation.
  window.addEventListener('popstate', follow, { capture: true });
}

function follow(event: PopStateEvent): void {
  const wasLeaving = leaving !== undefined;
  leaving = undefined;
  if (!isMarked() && entryOf === location.href) {
    event.stopImmediatePropagation();
    entryOf = undefined;
    if (!wasLeaving) open.at(-1)?.();
  }
  // Forward, or back from a page that a link in the dialog led to: no dialog is there any more.
  settleSoon();
}
