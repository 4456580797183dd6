import { useState } from 'react';
import { useOnce } from './form-kit.tsx';
import type { OutboxKind, SendFailure } from '../outbox/outbox-kinds.ts';
import { addToOutbox } from '../outbox/outbox.ts';

/** sent: who takes it has it. waiting: it is in the outbox. unkept: there, too, but only as long as the page is open. */
export type Outcome = 'sent' | 'waiting' | 'unkept';

interface Sending<Content> {
  kind: OutboxKind;
  /** The key of an attempt to send this content. */
  keyOf: (content: Content) => string;
  /** It has left the form. */
  onDone: (outcome: Outcome, content: Content) => void;
}

/** Nobody responded, so waiting helps; a portal's page is an error to show. */
const isUnreachable = (failure: SendFailure): boolean =>
  failure.kind === 'no-response' && (failure.error === 'offline' || failure.error === 'server' || failure.error === 'timeout');

/** Sends a form's content, once however often it is asked to; what cannot be sent now waits in the outbox, where its kind may. */
export function useSending<Content>({ kind, keyOf, onDone }: Sending<Content>) {
  const { isBusy: isSending, once } = useOnce();
  const [failure, setFailure] = useState<SendFailure>();
  const forgetFailure = () => setFailure(undefined);
  const finish = (outcome: Outcome, content: Content) => {
    forgetFailure();
    onDone(outcome, content);
  };
  const wait = async (content: Content) => {
    const isKept = await addToOutbox(keyOf(content), kind.name, content);
    finish(isKept ? 'waiting' : 'unkept', content);
  };
  const attempt = async (content: Content) => {
    forgetFailure();
    const outcome = await kind.send(content, keyOf(content));
    if (outcome.kind === 'sent') finish('sent', content);
    else if (isUnreachable(outcome) && kind.mayWait()) await wait(content);
    else setFailure(outcome);
  };
  return {
    isSending,
    failure,
    forgetFailure,
    send: (content: Content) => once(() => attempt(content)),
    /** Into the outbox without another attempt. */
    keep: (content: Content) => once(() => wait(content)),
  };
}
