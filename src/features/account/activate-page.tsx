import { Link, useNavigate } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallProblem } from '#src/parts/account/call-problem.tsx';
import { sessionAtom } from '#src/state/session.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { AccountNotice } from './account-notice.tsx';
import styles from './account-notice.module.css';
import { LinkForm } from './link-form.tsx';
import { useActivation } from './use-activation.ts';

/** `/activate?code=`: the code leaves the address bar once read. */
export function ActivatePage({ code: linked }: { code: string | undefined }) {
  const { t } = useTranslation('activate');
  const [code] = useState(linked);
  const { state, activate, resend, noteSent } = useActivation(code);
  const navigate = useNavigate();
  useEffect(() => {
    if (linked !== undefined) void navigate({ href: '/activate', replace: true });
  }, [linked, navigate]);

  const text = state.step === 'done' ? t('done.text', { gid: state.gid }) : t(`${state.step}.text`);
  const retry = state.step === 'failed' && state.retry === 'resend' ? resend : activate;
  return (
    <AccountNotice title={t(`${state.step}.title`)} text={text}>
      {state.step === 'failed' && <CallProblem error={state.error} onRetry={() => void retry()} />}
      {(state.step === 'no-code' || state.step === 'unknown') && <LinkForm onSent={noteSent} />}
      <div className={styles.actions}>
        {(state.step === 'expired' || state.step === 'sending') && (
          <Button isBusy={state.step === 'sending'} onClick={() => void resend()}>
            {t('resend')}
          </Button>
        )}
        {state.step === 'done' && <LoginLink />}
        <Link className={buttonClass({ variant: 'line' })} to="/">
          {t('home')}
        </Link>
      </div>
    </AccountNotice>
  );
}

/** The way to the log-in page, for who is not logged in yet. */
function LoginLink() {
  const { t } = useTranslation('activate');
  const session = useAtomValue(sessionAtom);
  if (session) return null;
  return (
    <a className={buttonClass()} href="/login">
      {t('logIn')}
    </a>
  );
}
