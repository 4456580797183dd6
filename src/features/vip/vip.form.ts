import { zodResolver } from '@hookform/resolvers/zod';
import { type SubmitEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { type VipApplication, vipApplyRequest } from '#src/contracts/vip.ts';
import { isPoolIdempotent } from '#src/lib/pool-idempotency.ts';
import { namingResolver, useDraft } from '#src/parts/form/drafted-form.ts';
import { useOnce } from '#src/parts/form/form-kit.tsx';
import type { SendFailure } from '#src/parts/outbox/outbox-kinds.ts';
import { addToOutbox } from '#src/parts/outbox/outbox.ts';
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

/** Nobody responded, so waiting helps; a portal's page is an error to show (R23). */
const isOffline = (failure: SendFailure): boolean =>
  failure.kind === 'no-response' && (failure.error === 'offline' || failure.error === 'server' || failure.error === 'timeout');

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

/** sent: the pool has the application. waiting: it is in the outbox. unkept: there, too, but only as long as the page is open. */
export type VipOutcome = 'sent' | 'waiting' | 'unkept';

/** The application form and its sending: a double click sends once, and only what the pool has taken is forgotten (R23). */
export function useVipForm(onDone: (outcome: VipOutcome) => void) {
  const { form, hasText, empty, wasTyped } = useVipDraft();
  const { isBusy: isSending, once } = useOnce();
  const [failure, setFailure] = useState<SendFailure>();

  const clear = () => {
    setFailure(undefined);
    empty();
  };
  // The button disappears with the text, so the focus moves first: a cleared form knows its fields only once they are rendered again.
  const startAgain = () => {
    form.setFocus(vipFields[0]);
    clear();
  };
  const finish = (outcome: VipOutcome) => {
    clear();
    onDone(outcome);
  };
  const keyOf = (application: VipApplication) => vipDraft.attemptKey(form.getValues(), application);
  const wait = async (application: VipApplication) => {
    const isKept = await addToOutbox(keyOf(application), vipKind.name, application);
    finish(isKept ? 'waiting' : 'unkept');
  };
  const send = async (application: VipApplication) => {
    setFailure(undefined);
    const outcome = await vipKind.send(application, keyOf(application));
    if (outcome.kind === 'sent') finish('sent');
    else if (isOffline(outcome) && isPoolIdempotent()) await wait(application);
    else setFailure(outcome);
  };
  const submit = (event: SubmitEvent) => void form.handleSubmit((application) => once(() => send(application)))(event);
  const keepForLater = () => void form.handleSubmit((application) => once(() => wait(application)))();
  return { form, failure, isSending, hasText, wasTyped, startAgain, submit, keepForLater };
}
