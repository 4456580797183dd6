import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResponseOf } from '#src/contracts/schemas.ts';
import { call } from '#src/lib/http.ts';
import { CallProblem } from '#src/parts/account/call-problem.tsx';
import { type Declaration as DeclarationId, Declarations, isDeclared } from '#src/parts/account/declarations.tsx';
import { useRegionName } from '#src/parts/countries.ts';
import { useOnce } from '#src/parts/form/form-kit.tsx';
import { sessionAtom } from '#src/state/session.ts';
import { usePrivateCall } from '#src/state/use-private-call.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { AccountNotice } from './account-notice.tsx';
import styles from './account-notice.module.css';

/** `/forbidden`: why an account is restricted, and the declaration that lifts it. */
export function ForbiddenPage() {
  const { t } = useTranslation('forbidden');
  const gid = useAtomValue(sessionAtom)?.gid;
  if (gid !== undefined) return <Restriction key={gid} />;
  return (
    <AccountNotice title={t('loggedOut.title')} text={t('loggedOut.text')}>
      <div className={styles.actions}>
        <a className={buttonClass()} href="/login?redirect=%2Fforbidden">
          {t('logIn')}
        </a>
      </div>
    </AccountNotice>
  );
}

type Info = ResponseOf<'forbiddenInfo'>;
const requestInfo = (signal?: AbortSignal) => call('forbiddenInfo', {}, signal && { signal });

/** The restriction of the account that is logged in, as the pool states it. */
function Restriction() {
  const { t } = useTranslation('forbidden');
  const { data: info, error, reload } = usePrivateCall(requestInfo);
  if (info?.forbidden) return <Declaration info={info} onSent={reload} />;
  const state = error ? 'failed' : info ? 'free' : 'pending';
  return (
    <AccountNotice title={t(`${state}.title`)} text={t(`${state}.text`)}>
      {error !== undefined && <CallProblem error={error} onRetry={reload} />}
      <div className={styles.actions}>
        <Link className={buttonClass({ variant: 'line' })} to="/">
          {t('home')}
        </Link>
      </div>
    </AccountNotice>
  );
}

/** Both declarations must be ticked before they can be sent. */
function Declaration({ info, onSent }: { info: Info; onSent: () => void }) {
  const { t } = useTranslation('forbidden');
  const regionName = useRegionName();
  const [made, setMade] = useState<readonly DeclarationId[]>([]);
  const [error, setError] = useState<unknown>();
  const { isBusy, once } = useOnce();
  const send = () =>
    once(async () => {
      setError(undefined);
      try {
        await call('forbiddenUpdate', { confirmed: true });
        onSent();
      } catch (failure) {
        setError(failure);
      }
    });
  return (
    <AccountNotice title={t('title')} text={info.reason || t('reason', { region: regionName(info.region) || t('unknownRegion') })}>
      <Declarations made={made} onChange={setMade} />
      {error !== undefined && <CallProblem error={error} onRetry={() => void send()} />}
      <div className={styles.actions}>
        <Button isBusy={isBusy} disabled={!isDeclared(made)} onClick={() => void send()}>
          {t('confirm')}
        </Button>
        <Link className={buttonClass({ variant: 'line' })} to="/">
          {t('home')}
        </Link>
      </div>
    </AccountNotice>
  );
}
