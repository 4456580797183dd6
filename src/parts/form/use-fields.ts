import { useEffect, useState } from 'react';
import { type DefaultValues, type FieldValues, useController, useForm, type UseFormProps, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isSentence } from '#src/i18n/sentence.ts';
import { type FormFields, fieldsResolver } from './form-field.ts';

interface FieldsForm<Values extends FieldValues, Sent> extends Pick<UseFormProps<Values>, 'mode' | 'reValidateMode'> {
  fields: FormFields<Values>;
  /** What the fields hold at the beginning. */
  values: DefaultValues<Values>;
  /** What is sent, by the call's own schema; undefined where that refuses it. */
  requestOf: (values: Values) => Sent | undefined;
}

/** A form over its rows. `empty` has it begin anew with these values. */
export function useFields<Values extends FieldValues, Sent>({
  fields,
  values: start,
  requestOf,
  mode = 'onTouched',
  ...options
}: FieldsForm<Values, Sent>): { form: UseFormReturn<Values, unknown, Sent>; empty: (values: DefaultValues<Values>) => void } {
  const [filled] = useState(() => new Set(namesOfFilled(start)));
  const [resolver] = useState(() => fieldsResolver(fields, requestOf, (name) => filled.has(name)));
  const form = useForm<Values, unknown, Sent>({ ...options, defaultValues: start, mode, resolver });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => namesOfFilled(values).forEach((name) => filled.add(name)),
      }),
    [form, filled],
  );
  const empty = (values: DefaultValues<Values>) => {
    filled.clear();
    form.reset(values);
  };
  return { form, empty };
}

/** Blanks fill nothing in. */
const namesOfFilled = (values: object): string[] =>
  Object.entries(values).flatMap(([name, value]) => (typeof value === 'string' && value.trim() !== '' ? [name] : []));

/** The sentence that the type of an error is. */
export function useProblem(error: { type?: unknown } | undefined): string | undefined {
  const { i18n } = useTranslation();
  const key = error?.type;
  return isSentence(i18n, key) ? i18n.t(key) : undefined;
}

/** A text of the form around: its value, and its problem as a sentence. */
export function useTextField(name: string) {
  const { field, fieldState } = useController<Record<string, string>>({ name });
  return {
    ref: field.ref,
    value: field.value ?? '',
    onText: (text: string) => field.onChange(text),
    onBlur: field.onBlur,
    error: useProblem(fieldState.error),
  };
}
