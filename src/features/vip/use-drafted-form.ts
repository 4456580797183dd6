import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { VipApplication } from '#src/contracts/vip.ts';
import { holdReload } from '#src/lib/unsaved-work.ts';
import { forgetDraft, holdsText, keepDraft, readDraft } from './vip.draft.ts';
import { emptyValues, vipFields, type VipField, type VipValues } from './vip.form.ts';
import { vipResolver } from './vip.resolver.ts';

/** The application form over its draft, which outlives dialog and page; fields are checked when they are left (spec 5). */
export function useDraftedForm() {
  const [draft] = useState(readDraft);
  // Decision B15: an empty field that has held something is a cleared one.
  const [filled] = useState(() => new Set<VipField>(vipFields.filter((field) => draft[field])));
  const [resolver] = useState(() => vipResolver((field) => filled.has(field)));
  const form = useForm<VipValues, unknown, VipApplication>({ defaultValues: draft, mode: 'onBlur', reValidateMode: 'onBlur', resolver });
  const hasText = holdsText(useWatch({ control: form.control }));

  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(values) }), [form]);
  // R2: another tab's update does not reload this one while something is typed and not sent.
  useEffect(() => (hasText ? holdReload() : undefined), [hasText]);

  const empty = () => {
    filled.clear();
    form.reset(emptyValues);
    forgetDraft();
  };
  const wasTyped = (field: VipField, value: string) => {
    if (value.trim() !== '') filled.add(field);
  };
  return { form, hasText, empty, wasTyped };
}
