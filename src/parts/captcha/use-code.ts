import { useCallback, useState, useSyncExternalStore } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { now, subscribeTick } from '#src/lib/clock.ts';
import { useAttempt } from '#src/parts/form/form-kit.tsx';
import type { CodeValues } from '#src/parts/account/credentials.ts';
import { accountOf, type Channel } from '#src/parts/account/identity.ts';
import { captchaMissing } from './captcha.tsx';

/** One code a minute for each account. */
const RESEND_SECONDS = 60;

/** Whole seconds until another code may be sent, counted down once a second. */
function useSecondsUntil(atMs: number): number {
  const subscribe = useCallback((tell: () => void) => (atMs > now() ? subscribeTick(1_000, tell) : () => undefined), [atMs]);
  const left = () => Math.min(RESEND_SECONDS, Math.max(0, Math.ceil((atMs - now()) / 1_000)));
  return useSyncExternalStore(subscribe, left, () => 0);
}

/** Sends a code to an account, paid for by a captcha's ticket; `outbox`: on the pool's own machine it can be read there. */
export type CodeCall = (to: { account: string; channel: Channel; ticket: string }) => Promise<{ data: { outbox: boolean } | null }>;

/** The field that pays for a code: a captcha's ticket, or the account's password. */
export type Payment = 'ticket' | 'password';

/** The code of a form: having it sent, and the countdown until it can be sent again, which belongs to one account. */
export function useCode(request: CodeCall, payment: Payment) {
  const { control, getValues, setValue, setError, setFocus, trigger } = useFormContext<CodeValues & { password: string }>();
  const [isInOutbox, setIsInOutbox] = useState(false);
  const [channel, region, phone, email, sentTo, sentAt] = useWatch({
    control,
    name: ['channel', 'region', 'phone', 'email', 'sentTo', 'sentAt'],
  });
  const isSentHere = sentTo !== '' && sentTo === accountOf({ channel, region, phone, email });
  const seconds = useSecondsUntil(isSentHere ? sentAt + RESEND_SECONDS * 1_000 : 0);
  const { isBusy, failure, attempt } = useAttempt();

  const sendOnce = async () => {
    const values = getValues();
    const account = accountOf(values);
    const { ticket } = values;
    try {
      const { data } = await request({ account, channel: values.channel, ticket });
      setIsInOutbox(data?.outbox === true);
      setValue('sentTo', account);
      setValue('sentAt', now());
      setFocus('code');
    } finally {
      // A ticket is good once.
      setValue('ticket', '');
    }
  };
  const send = async () => {
    const needed = [getValues('channel'), ...(payment === 'password' ? [payment] : [])] as const;
    if (!(await trigger(needed, { shouldFocus: true }))) return;
    if (payment === 'password' || getValues('ticket') !== '') return attempt(sendOnce);
    setError('ticket', { type: captchaMissing() }, { shouldFocus: true });
  };
  return { seconds, isBusy, failure, sentTo: isSentHere ? sentTo : undefined, isInOutbox, send: () => void send() };
}
