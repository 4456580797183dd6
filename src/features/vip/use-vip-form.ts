import { useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import type { VipApplication } from '#src/contracts/vip.ts';
import { poolKeepsOnce } from '#src/lib/pool-promise.ts';
import { addToOutbox } from './outbox.ts';
import { sendApplication } from './send-application.ts';
import type { SendFailure } from './send-problem.tsx';
import { useDraftedForm } from './use-drafted-form.ts';
import { attemptKey } from './vip.draft.ts';
import { vipFields } from './vip.form.ts';

/** The line is the reason, so waiting helps; a portal's page is an error to show (R23). */
const isOffline = (failure: SendFailure): boolean =>
  failure.kind === 'unanswered' && (failure.error === 'offline' || failure.error === 'timeout');

/** The application form and its sending: one press sends once, and only what the pool has taken is forgotten (R23). */
export function useVipForm(onDone: (outcome: 'sent' | 'waiting') => void) {
  const { form, hasText, empty, wasTyped } = useDraftedForm();
  const { isSending, once } = useOnce();
  const [failure, setFailure] = useState<SendFailure>();

  const clear = () => {
    setFailure(undefined);
    empty();
  };
  // The button goes with the text, so the focus leaves it; it does so first, for a cleared form knows its fields only once they are drawn again.
  const startAgain = () => {
    form.setFocus(vipFields[0]);
    clear();
  };
  const finish = (outcome: 'sent' | 'waiting') => {
    clear();
    onDone(outcome);
  };
  const keyOf = (application: VipApplication) => attemptKey(form.getValues(), application);
  const wait = async (application: VipApplication) => {
    await addToOutbox(keyOf(application), application);
    finish('waiting');
  };
  const send = async (application: VipApplication) => {
    setFailure(undefined);
    const outcome = await sendApplication(application, keyOf(application));
    if (outcome.kind === 'sent') finish('sent');
    else if (isOffline(outcome) && poolKeepsOnce()) await wait(application);
    else setFailure(outcome);
  };
  const submit = (event: SubmitEvent) => void form.handleSubmit((application) => once(() => send(application)))(event);
  const keepForLater = () => void form.handleSubmit((application) => once(() => wait(application)))();
  return { form, failure, isSending, hasText, wasTyped, startAgain, submit, keepForLater };
}

/** Runs one piece of work at a time: two presses in one moment are one, for the flag is up before anything waits. */
function useOnce() {
  const isUnderWay = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const once = async (work: () => Promise<void>) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsSending(true);
    try {
      await work();
    } finally {
      isUnderWay.current = false;
      setIsSending(false);
    }
  };
  return { isSending, once };
}
