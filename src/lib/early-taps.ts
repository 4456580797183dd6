/** The button of the last tap that nobody heard. */
let unheard: HTMLElement | undefined;

/**
 * A tap on a button whose part of the page has not been taken over yet would be lost: React drops it while the code is on its way.
 * From now on such a tap is remembered, until `repeatEarlyTap` gives it again.
 */
export function rememberEarlyTaps(root: HTMLElement): void {
  // Where React listens, and after it: it may have taken the part over for this very tap; if not it lets nobody else hear of it.
  root.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
      unheard = button && !isTakenOver(button) ? button : undefined;
    },
    { capture: true },
  );
}

/** Called when a part has been taken over: repeats the tap that was meant for it, once. */
export function repeatEarlyTap(): void {
  const button = unheard;
  if (!button?.isConnected || !isTakenOver(button)) return;
  unheard = undefined;
  button.click();
}

/** Undocumented: React marks the elements it answers for. Without the mark a tap is never repeated, as if this file did not exist. */
function isTakenOver(element: HTMLElement): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactProps$'));
}
