import { zodResolver } from '@hookform/resolvers/zod';
import { type SubmitEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { type ContactMessage, contactRequest } from '#src/contracts/contact.ts';
import type { ContactTopic } from '#src/contracts/contact-topics.ts';
import { namingResolver, useHydratedDraft } from '#src/parts/form/drafted-form.ts';
import { type Outcome, useSending } from '#src/parts/form/use-sending.ts';
import { contactDraft, contactKind, type ContactValues, emptyValues } from './contact.draft.ts';

/** What can be wrong; each is a sentence of `contact:problems`. */
const problemIds = ['nameTooLong', 'reachMissing', 'reachTooLong', 'textMissing', 'textTooLong'] as const;
export const contactProblem = z.enum(problemIds);

/** The problem of a value that its schema refused. */
export function problemOf(field: string, value: string): (typeof problemIds)[number] {
  if (field === 'name') return 'nameTooLong';
  const isEmpty = value.trim() === '';
  if (field === 'reach') return isEmpty ? 'reachMissing' : 'reachTooLong';
  return isEmpty ? 'textMissing' : 'textTooLong';
}

/** Checks with the endpoint's own request schema and names each problem. */
export const contactResolver = namingResolver<ContactValues, ContactMessage>(zodResolver(contactRequest), (field, values) =>
  problemOf(field, String(new Map<string, string>(Object.entries(values)).get(field) ?? '')),
);

/** What the page's address says of the message: its topic, and words to begin with. */
export interface LinkedMessage {
  readonly topic?: ContactTopic | undefined;
  readonly text?: string | undefined;
}

/** Of a link only what there is; its words never in place of a text that was typed earlier. */
function linkedValues({ topic, text }: LinkedMessage): Partial<ContactValues> {
  const isFree = contactDraft.read().text.trim() === '';
  return { ...(topic && { topic }), ...(text !== undefined && isFree && { text }) };
}

/** Where a message that has left the form is now, and how its sender is reached. */
export interface Done {
  readonly outcome: Outcome;
  readonly reach: string;
}

/** The contact form over its draft, which outlives the page and a change of language; a double click sends once. */
export function useContactForm(link: LinkedMessage) {
  const form = useForm<ContactValues, unknown, ContactMessage>({
    defaultValues: emptyValues,
    mode: 'onTouched',
    resolver: contactResolver,
  });
  const [linked] = useState(() => linkedValues(link));
  useHydratedDraft(form, contactDraft, linked);
  const [done, setDone] = useState<Done>();
  const { isSending, failure, send, keep } = useSending<ContactMessage>({
    kind: contactKind,
    keyOf: (message) => contactDraft.attemptKey(form.getValues(), message),
    onDone: (outcome, { reach }) => {
      form.reset(emptyValues);
      contactDraft.forget();
      setDone({ outcome, reach });
    },
  });
  /** A message that waited is changed: it is in the draft. */
  const takeBack = () => {
    form.reset(contactDraft.read(), { keepDefaultValues: true });
    setDone(undefined);
  };
  return {
    form,
    failure,
    isSending,
    done,
    takeBack,
    writeAnother: () => setDone(undefined),
    submit: (event: SubmitEvent) => void form.handleSubmit(send)(event),
    keepForLater: () => void form.handleSubmit(keep)(),
  };
}
