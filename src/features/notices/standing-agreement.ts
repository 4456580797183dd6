import { keepAgreement, noteSessionStart } from './session-flags.ts';

/** Of the agreement's dialog, which stands in every prerendered page but the legal ones; app/boot/agreement.js opens it where it is due. */
export const AGREEMENT_ID = 'agreement';

/** After the agreement the focus is on the page that it stood over: left to the browser it would be on nothing. */
export function focusPage(): void {
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}

/** Takes the consent that comes before the dialog's own code (agreement-dialog.tsx), which goes on from what it finds. */
export function takeEarlyConsent(): void {
  const dialog = document.getElementById(AGREEMENT_ID);
  if (!(dialog instanceof HTMLDialogElement) || dialog.dataset.standing === undefined) return;
  // Closed by an Escape before this ran.
  if (!dialog.open) dialog.showModal();
  noteSessionStart();
  const box = dialog.querySelector('input');
  const confirm = dialog.querySelector<HTMLButtonElement>('button:disabled');
  if (!box || !confirm) return;
  let isConfirmed = false;
  const isHydrated = () => dialog.closest('[data-hydrated]') !== null;
  const follow = () => {
    if (!isHydrated()) confirm.disabled = !box.checked;
  };
  follow();
  box.addEventListener('change', follow);
  // There is no way out but the ticked box and its button. Chromium lets no page refuse a second Escape: the dialog comes back.
  dialog.addEventListener('cancel', (event) => event.preventDefault());
  dialog.addEventListener('close', () => {
    if (!isHydrated() && !isConfirmed) dialog.showModal();
  });
  confirm.addEventListener('click', () => {
    if (isHydrated()) return;
    // Done here: there is nothing to replay.
    window.earlyEvents = [];
    isConfirmed = true;
    keepAgreement();
    dialog.close();
    focusPage();
  });
}
