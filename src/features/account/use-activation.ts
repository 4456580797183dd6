import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { AppError } from '#src/lib/app-error.ts';
import { call } from '#src/lib/http.ts';

/** The pool's refusal of a link that is used, unknown or too old. */
const EXPIRED_CODE = '410';

/** How far an activation is (decision C3). */
export type Activation =
  | { step: 'no-code' | 'pending' | 'expired' | 'sending' | 'sent' }
  | { step: 'done'; gid: string }
  | { step: 'failed'; error: unknown; retry: 'activate' | 'resend' };

/** Activates by the code of an emailed link, once a page; `resend` requests another link to the address of an expired one. */
export function useActivation(code: string | undefined) {
  const [state, setState] = useState<Activation>({ step: code === undefined ? 'no-code' : 'pending' });
  const isStarted = useRef(false);

  const activate = async () => {
    if (code === undefined) return;
    setState({ step: 'pending' });
    try {
      const { data } = await call('activate', { code });
      setState({ step: 'done', gid: data.gid });
    } catch (error) {
      const isExpired = error instanceof AppError && error.code === EXPIRED_CODE;
      setState(isExpired ? { step: 'expired' } : { step: 'failed', error, retry: 'activate' });
    }
  };
  const resend = async () => {
    if (code === undefined || state.step === 'sending') return;
    setState({ step: 'sending' });
    try {
      await call('activateResend', { code });
      setState({ step: 'sent' });
    } catch (error) {
      setState({ step: 'failed', error, retry: 'resend' });
    }
  };

  const start = useEffectEvent(() => void activate());
  useEffect(() => {
    // A code is good once: an effect that runs again must not use it again.
    if (isStarted.current) return;
    isStarted.current = true;
    start();
  }, []);
  return { state, activate, resend };
}
