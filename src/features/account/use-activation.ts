import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { AppError } from '#src/lib/app-error.ts';
import { call } from '#src/lib/http.ts';

/** What the pool's refusals say of a link: it is too old and may ask for another, or the pool knows nothing of it (any more). */
const stepOfRefusal: Readonly<Record<string, 'expired' | 'unknown'>> = { '410': 'expired', '404': 'unknown' };
const stepAfter = (error: unknown) => (error instanceof AppError ? stepOfRefusal[error.code ?? ''] : undefined);

/** How far an activation is. */
export type Activation =
  | { step: 'no-code' | 'pending' | 'expired' | 'unknown' | 'sending' | 'sent' }
  | { step: 'done'; gid: string }
  | { step: 'failed'; error: unknown; retry: 'activate' | 'resend' };

/**
 * Activates by the code of an emailed link, once a page; `resend` requests another link to the address of an expired one, `noteSent` takes
 * down that one was requested for an address that was typed.
 */
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
      const step = stepAfter(error);
      setState(step ? { step } : { step: 'failed', error, retry: 'activate' });
    }
  };
  const resend = async () => {
    if (code === undefined || state.step === 'sending') return;
    setState({ step: 'sending' });
    try {
      await call('activateResend', { code });
      setState({ step: 'sent' });
    } catch (error) {
      setState(stepAfter(error) ? { step: 'unknown' } : { step: 'failed', error, retry: 'resend' });
    }
  };

  const start = useEffectEvent(() => void activate());
  useEffect(() => {
    // A code is good once: an effect that runs again must not use it again.
    if (isStarted.current) return;
    isStarted.current = true;
    start();
  }, []);
  const noteSent = () => setState({ step: 'sent' });
  return { state, activate, resend, noteSent };
}
