import { useCallback, useState, useSyncExternalStore } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { now, subscribeTick } from '#src/lib/clock.ts';
import { call } from '#src/lib/http.ts';
import { accountOf } from '#src/parts/account/identity.ts';
import { useOnce } from '#src/parts/form/form-kit.tsx';
import { failureOf } from '#src/parts/outbox/delivery.ts';
import type { SendFailure } from '#src/parts/outbox/outbox-kinds.ts';
import type { RegisterValues } from './register.form.ts';

/** One code a minute for each account (decision D2). */
const RESEND_SECONDS = 60;

/** Whole seconds until another code may be sent, counted down once a second. */
function useSecondsUntil(atMs: number): number {
  const subscribe = useCallback((tell: () => void) => (atMs > now() ? subscribeTick(1_000, tell) : () => undefined), [atMs]);
  const left = () => Math.min(RESEND_SECONDS, Math.max(0, Math.ceil((atMs - now()) / 1_000)));
  return useSyncExternalStore(subscribe, left, () => 0);
}

/** The code of a registration: sending it, and the countdown until it can be sent again, which belongs to one account. */
export function useCode() {
  const { control, getValues, setValue, setError, setFocus, trigger } = useFormContext<RegisterValues>();
  const [channel, region, phone, email, sentTo, sentAt] = useWatch({
    control,
    name: ['channel', 'region', 'phone', 'email', 'sentTo', 'sentAt'],
  });
  const isSentHere = sentTo !== '' && sentTo === accountOf({ channel, region, phone, email });
  const seconds = useSecondsUntil(isSentHere ? sentAt + RESEND_SECONDS * 1_000 : 0);
  const { isBusy, once } = useOnce();
  const [failure, setFailure] = useState<SendFailure>();

  const request = async () => {
    setFailure(undefined);
    const values = getValues();
    const account = accountOf(values);
    const { ticket } = values;
    try {
      await (values.channel === 'phone' ? call('sendSms', { phone: account, ticket }) : call('sendEmailCode', { email: account, ticket }));
      setValue('sentTo', account);
      setValue('sentAt', now());
      setFocus('code');
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      // A ticket is good once.
      setValue('ticket', '');
    }
  };
  const send = async () => {
    if (!(await trigger(getValues('channel'), { shouldFocus: true }))) return;
    if (getValues('ticket') !== '') return once(request);
    setError('ticket', { type: 'captchaMissing' }, { shouldFocus: true });
  };
  return { seconds, isBusy, failure, sentTo: isSentHere ? sentTo : undefined, send: () => void send() };
}
