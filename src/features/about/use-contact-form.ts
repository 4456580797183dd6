import { useState } from 'react';
import { type ContactMessage, contactRequest } from '#src/contracts/contact.ts';
import type { ContactTopic } from '#src/contracts/contact-topics.ts';
import { useHydratedDraft } from '#src/parts/form/drafted-form.ts';
import { useFields } from '#src/parts/form/use-fields.ts';
import { type Outcome, useSending } from '#src/parts/form/use-sending.ts';
import { contactFields } from './contact-fields.tsx';
import { contactDraft, contactKind, type ContactValues } from './contact.draft.ts';

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

const messageOf = (values: ContactValues): ContactMessage | undefined => contactRequest.safeParse(values).data;

/** The contact form over its draft, which outlives the page and a change of language; a double click sends once. */
export function useContactForm(link: LinkedMessage) {
  const { form, empty } = useFields({ fields: contactFields, values: contactDraft.empty, requestOf: messageOf });
  const [linked] = useState(() => linkedValues(link));
  useHydratedDraft(form, contactDraft, linked);
  const [done, setDone] = useState<Done>();
  const { isSending, failure, send, keep } = useSending<ContactMessage>({
    kind: contactKind,
    keyOf: (message) => contactDraft.attemptKey(form.getValues(), message),
    onDone: (outcome, { reach }) => {
      empty(contactDraft.empty);
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
    send,
    keepForLater: () => void form.handleSubmit(keep)(),
  };
}
