import { useEffect, useEffectEvent, useState } from 'react';
import { type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';
import type { Draft } from './draft.ts';
import { useHoldReload } from './form-kit.tsx';

/** Keeps a form's values in its draft and the page from reloading over them. True while any field holds something. */
export function useDraft<Kept extends FieldValues, Values extends Kept, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  draft: Draft<Kept>,
): boolean {
  const isTyped = draft.isTyped(useWatch({ control: form.control }));
  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => draft.keep(values) }), [form, draft]);
  useHoldReload(isTyped);
  return isTyped;
}

/**
 * The same for a form that is prerendered, and so has empty fields until it is hydrated: the draft is filled in then. What was typed before
 * that is newer, and `linked`, which the page's address brought, newer than the draft. Call it in place of `useDraft`.
 */
export function useHydratedDraft<Kept extends FieldValues, Values extends Kept, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  draft: Draft<Kept>,
  linked?: Partial<Kept>,
): void {
  const [kept] = useState(draft.read);
  const fill = useEffectEvent(() => {
    const values = form.getValues();
    const isUntouched = (field: string) => values[field] === form.formState.defaultValues?.[field];
    const isLinkNewer = Object.keys(linked ?? {}).every(isUntouched);
    const earlier = Object.entries({ ...kept, ...(isLinkNewer && linked) }).filter(([field]) => isUntouched(field));
    form.reset({ ...values, ...Object.fromEntries(earlier) }, { keepDefaultValues: true });
  });
  useEffect(() => fill(), []);
  useDraft(form, draft);
}
