import { zodResolver } from '@hookform/resolvers/zod';
import { type SubmitEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { type VipApplication, vipApplyRequest } from '#src/contracts/vip.ts';
import { DEFAULT_REGION, readPhone } from '#src/domain/phone.ts';
import { countryOfBrowser } from '#src/parts/countries.ts';
import { namingResolver, useDraft } from '#src/parts/form/drafted-form.ts';
import { type Outcome, useSending } from '#src/parts/form/use-sending.ts';
import { emptyValues, vipDraft, vipKind, type VipValues } from './vip.draft.ts';

/** The fields in the order of the form. */
export const vipFields = ['name', 'phone', 'accName', 'minerType', 'hashrate', 'remark'] as const;
export type VipField = (typeof vipFields)[number];

/** What can be wrong; each is a sentence of `vip:problems`, in Chinese word for word the specification's. */
const problemIds = [
  'nameRequired',
  'nameTooLong',
  'phoneRequired',
  'phoneCleared',
  'phoneFormat',
  'phoneCountry',
  'phoneForeign',
  'accNameTooLong',
  'minerTypeTooLong',
  'hashrateRequired',
  'hashrateTooLong',
  'remarkTooLong',
] as const;
type ProblemId = (typeof problemIds)[number];
const problemId = z.enum(problemIds);

/** The country of the number that is typed; '' where none was chosen and the browser names none. */
export const regionOf = (values: Pick<VipValues, 'region'>): string => values.region || countryOfBrowser();

/** What is wrong with a phone; one of +86 has the specification's sentence. An empty one has two: never filled in, or cleared. */
function phoneProblem(values: VipValues, wasFilled: boolean): ProblemId {
  const region = regionOf(values);
  const { problem } = readPhone(values.phone, region);
  if (problem === 'missing') return wasFilled ? 'phoneCleared' : 'phoneRequired';
  if (problem === 'country') return 'phoneCountry';
  return problem === 'mainland' || region === DEFAULT_REGION ? 'phoneFormat' : 'phoneForeign';
}

/** The problem of a value its schema refused. */
export function problemOf(field: VipField, values: VipValues, wasFilled: boolean): ProblemId {
  if (field === 'phone') return phoneProblem(values, wasFilled);
  const isEmpty = (values[field] ?? '').trim() === '';
  if (isEmpty && (field === 'name' || field === 'hashrate')) return `${field}Required`;
  return `${field}TooLong`;
}

/** The problem behind a field's error. */
export function problemIn(error: { type?: unknown } | undefined): ProblemId | undefined {
  const parsed = problemId.safeParse(error?.type);
  return parsed.success ? parsed.data : undefined;
}

/** The values as the pool takes them: bare digits for +86, else E.164; what cannot be read as written. */
function sentValues(values: VipValues): VipValues {
  return { ...values, phone: readPhone(values.phone, regionOf(values)).phone ?? values.phone };
}

/** Checks with the endpoint's own request schema and names each problem. `wasFilled`: the field has held something. */
export function vipResolver(wasFilled: (field: VipField) => boolean) {
  const resolve = zodResolver(vipApplyRequest);
  return namingResolver<VipValues, VipApplication>(
    // The country is no field of what is sent.
    (values, context, options) => resolve(sentValues(values), context, { ...options, names: undefined }),
    (name, values) => {
      const field = vipFields.find((each) => each === name) ?? 'name';
      return problemOf(field, values, wasFilled(field));
    },
  );
}

/** The form over its draft, which outlives dialog and page; fields are checked when they are left. */
function useVipDraft() {
  const [draft] = useState(vipDraft.read);
  // An empty field that has held something is a cleared one.
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

/** The application form and its sending: a double click sends once, and only what the pool has taken is forgotten. */
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
