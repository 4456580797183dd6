import { zodResolver } from '@hookform/resolvers/zod';
import { type SubmitEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { type VipApplication, vipApplyRequest } from '#src/contracts/vip.ts';
import { namingResolver, useDraft } from '#src/parts/form/drafted-form.ts';
import { type Outcome, useSending } from '#src/parts/form/use-sending.ts';
import { emptyValues, vipDraft, vipKind, type VipValues } from './vip.draft.ts';

/** The fields in the order of the form (spec 3). */
export const vipFields = ['name', 'phone', 'accName', 'minerType', 'hashrate', 'remark'] as const;
export type VipField = (typeof vipFields)[number];

/** What can be wrong; each is a sentence of `vip:problems`, in Chinese word for word the specification's (spec 5). */
const problemIds = [
  'nameRequired',
  'nameTooLong',
  'phoneRequired',
  'phoneCleared',
  'phoneFormat',
  'accNameTooLong',
  'minerTypeTooLong',
  'hashrateRequired',
  'hashrateTooLong',
  'remarkTooLong',
] as const;
type ProblemId = (typeof problemIds)[number];
const problemId = z.enum(problemIds);

/** The problem of a value its schema refused. An empty phone has two sentences: never filled in, or cleared (decision B15). */
export function problemOf(field: VipField, value: string, wasFilled: boolean): ProblemId {
  const isEmpty = value.trim() === '';
  if (field === 'phone') {
    if (!isEmpty) return 'phoneFormat';
    return wasFilled ? 'phoneCleared' : 'phoneRequired';
  }
  if (isEmpty && (field === 'name' || field === 'hashrate')) return `${field}Required`;
  return `${field}TooLong`;
}

/** The problem behind a field's error. */
export function problemIn(error: { type?: unknown } | undefined): ProblemId | undefined {
  const parsed = problemId.safeParse(error?.type);
  return parsed.success ? parsed.data : undefined;
}

/** People write a number in groups, full width or with the country's code; the pool takes eleven digits. */
export const bareDigits = (phone: string): string =>
  phone
    .normalize('NFKC')
    .replaceAll(/[\s-]/g, '')
    .replace(/^(?:\+|00)86/, '');

/** Checks with the endpoint's own request schema and names each problem. `wasFilled`: the field has held something. */
export function vipResolver(wasFilled: (field: VipField) => boolean) {
  return namingResolver<VipValues, VipApplication>(zodResolver(vipApplyRequest), (name, values) => {
    const field = vipFields.find((each) => each === name) ?? 'name';
    return problemOf(field, values[field] ?? '', wasFilled(field));
  });
}

/** The form over its draft, which outlives dialog and page; fields are checked when they are left (spec 5). */
function useVipDraft() {
  const [draft] = useState(vipDraft.read);
  // Decision B15: an empty field that has held something is a cleared one.
  const [filled] = useState(() => new Set<VipField>(vipFields.filter((field) => draft[field])));
  const [resolver] = useState(() => vipResolver((field) => filled.has(field)));
  const form = useForm<VipValues, unknown, VipApplication>({ defaultValues: draft, mode: 'onBlur', reValidateMode: 'onBlur', resolver });
  const hasText = useDraft(form, vipDraft);
  const empty = () => {
    filled.clear();
    form.reset(emptyValues);
    vipDraft.forget();
  };
  const wasTyped = (field: VipField, value: string) => {
    if (value.trim() !== '') filled.add(field);
  };
  return { form, hasText, empty, wasTyped };
}

/** The application form and its sending: a double click sends once, and only what the pool has taken is forgotten (R23). */
export function useVipForm(onDone: (outcome: Outcome) => void) {
  const { form, hasText, empty, wasTyped } = useVipDraft();
  const { isSending, failure, forgetFailure, send, keep } = useSending<VipApplication>({
    kind: vipKind,
    keyOf: (application) => vipDraft.attemptKey(form.getValues(), application),
    onDone: (outcome) => {
      empty();
      onDone(outcome);
    },
  });
  // The button disappears with the text, so the focus moves first: a cleared form knows its fields only once they are rendered again.
  const startAgain = () => {
    form.setFocus(vipFields[0]);
    forgetFailure();
    empty();
  };
  const submit = (event: SubmitEvent) => void form.handleSubmit(send)(event);
  const keepForLater = () => void form.handleSubmit(keep)();
  return { form, failure, isSending, hasText, wasTyped, startAgain, submit, keepForLater };
}
