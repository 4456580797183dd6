import { isUnattended } from '#src/lib/kiosk.ts';
import { isAgreementKept, keepAgreement, noteSessionStart } from './session-flags.ts';

/** Of the agreement's dialog, which stands closed in every prerendered page but the legal ones. */
export const AGREEMENT_ID = 'agreement';

/**
 * Opens the agreement that stands in the prerendered page where it is due, with the first paint instead of some seconds into the visit, and
 * takes the consent that comes before its own code (agreement-dialog.tsx), which goes on from what it finds.
 */
export function openStandingAgreement(): void {
  const dialog = document.getElementById(AGREEMENT_ID);
  if (!(dialog instanceof HTMLDialogElement) || isAgreementKept() || isUnattended(location.search, navigator.userAgent)) return;
  noteSessionStart();
  dialog.querySelector('h2')?.setAttribute('autofocus', '');
  dialog.dataset.standing = '';
  dialog.showModal();
  takeConsent(dialog);
}

function takeConsent(dialog: HTMLDialogElement): void {
  const box = dialog.querySelector('input');
  const confirm = dialog.querySelector<HTMLButtonElement>('button:disabled');
  if (!box || !confirm) return;
  const isHydrated = () => dialog.closest('[data-hydrated]') !== null;
  box.addEventListener('change', () => {
    if (!isHydrated()) confirm.disabled = !box.checked;
  });
  confirm.addEventListener('click', () => {
    if (isHydrated()) return;
    // Done here: there is nothing to replay.
    window.earlyClick = null;
    keepAgreement();
    dialog.close();
  });
}
