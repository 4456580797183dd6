import { useEffect } from 'react';
import { type FieldValues, type Resolver, type UseFormReturn, useWatch } from 'react-hook-form';
import { type Draft, holdsText } from './draft.ts';
import { useHoldReload } from './form-kit.tsx';

/** Keeps a form's values in its draft and the page from reloading over them. True while any field holds something. */
export function useDraft<Values extends FieldValues, Sent>(form: UseFormReturn<Values, unknown, Sent>, draft: Draft<Values>): boolean {
  const hasText = holdsText(useWatch({ control: form.control }));
  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => draft.keep(values) }), [form, draft]);
  useHoldReload(hasText);
  return hasText;
}

/** A resolver whose errors have names of ours as their type, for the sentences of the fields. */
export function namingResolver<Values extends FieldValues, Sent>(
  resolve: Resolver<Values, unknown, Sent>,
  nameOf: (field: string, values: Values) => string,
): Resolver<Values, unknown, Sent> {
  return async (values, context, options) => {
    const result = await resolve(values, context, options);
    for (const [field, error] of Object.entries(result.errors)) if (error) Object.assign(error, { type: nameOf(field, values) });
    return result;
  };
}
