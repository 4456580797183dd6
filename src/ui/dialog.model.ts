/** How a dialog was asked to close; 'browser': it is closed already (a second Escape cannot be refused in Chromium). */
export type CloseRequest = 'button' | 'escape' | 'backdrop' | 'browser';

interface DialogPolicy {
  isOpen: boolean;
  isBackdropInert: boolean;
  isDismissible: boolean;
}

/** What a request to close leads to; 'reopen' when the browser closed what only its owner may close. */
export function closeDecision(request: CloseRequest, policy: DialogPolicy): 'close' | 'stay' | 'reopen' {
  if (!policy.isOpen) return 'stay';
  if (request === 'button') return 'close';
  if (!policy.isDismissible) return request === 'browser' ? 'reopen' : 'stay';
  return request === 'backdrop' && policy.isBackdropInert ? 'stay' : 'close';
}
