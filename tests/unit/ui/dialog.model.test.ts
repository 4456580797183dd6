import { describe, expect, test } from 'vitest';

import { closeDecision } from '#src/ui/dialog.tsx';

const open = { isOpen: true, isBackdropInert: false, isDismissible: true };

describe('closeDecision', () => {
  test.each(['button', 'escape', 'back', 'backdrop', 'browser'] as const)('an ordinary dialog closes by %s', (request) => {
    expect(closeDecision(request, open)).toBe('close');
  });

  test('an inert backdrop keeps the dialog, Escape still closes it', () => {
    const policy = { ...open, isBackdropInert: true };
    expect(closeDecision('backdrop', policy)).toBe('stay');
    expect(closeDecision('escape', policy)).toBe('close');
  });

  test('the agreement stays whatever is clicked, and comes back when the browser closes it', () => {
    const policy = { ...open, isDismissible: false };
    expect(closeDecision('escape', policy)).toBe('stay');
    expect(closeDecision('backdrop', policy)).toBe('stay');
    expect(closeDecision('back', policy)).toBe('stay');
    expect(closeDecision('browser', policy)).toBe('reopen');
    // Its own button may.
    expect(closeDecision('button', policy)).toBe('close');
  });

  test('a dialog that its owner has closed asks nobody', () => {
    expect(closeDecision('browser', { ...open, isOpen: false, isDismissible: false })).toBe('stay');
  });
});
