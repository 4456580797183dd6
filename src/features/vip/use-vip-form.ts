import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { VipApplication } from '#src/contracts/vip.ts';
import { useDraft } from '#src/parts/form/drafted-form.ts';
import { useFields } from '#src/parts/form/use-fields.ts';
import { type Outcome, useSending } from '#src/parts/form/use-sending.ts';
import { vipCoinAtom } from '#src/state/vip-coin.ts';
import { applicationOf, vipFields } from './vip-fields.tsx';
import { vipDraft, vipKind } from './vip.draft.ts';

/**
 * The application over its draft, which outlives dialog and page; its fields are checked when they are left. A double click sends once, and only
 * what the pool has taken is forgotten.
 */
export function useVipForm(onDone: (outcome: Outcome) => void) {
  const ledHereBy = useAtomValue(vipCoinAtom);
  const [values] = useState(() => {
    const typed = vipDraft.read();
    return { ...typed, coin: typed.coin || ledHereBy };
  });
  const { form, empty } = useFields({ fields: vipFields, values, requestOf: applicationOf, mode: 'onBlur', reValidateMode: 'onBlur' });
  const hasText = useDraft(form, vipDraft);
  const forget = () => {
    empty(vipDraft.empty);
    vipDraft.forget();
  };
  const { isSending, failure, forgetFailure, send, keep } = useSending<VipApplication>({
    kind: vipKind,
    keyOf: (application) => vipDraft.attemptKey(form.getValues(), application),
    onDone: (outcome) => {
      forget();
      onDone(outcome);
    },
  });
  // The button disappears with the text, so the focus moves first: a cleared form knows its fields only once they are rendered again.
  const startAgain = () => {
    form.setFocus('name');
    forgetFailure();
    forget();
  };
  const keepForLater = () => void form.handleSubmit(keep)();
  return { form, failure, isSending, hasText, startAgain, send, keepForLater };
}
