import { Link } from '@tanstack/react-router';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResponseOf } from '#src/contracts/schemas.ts';
import { call } from '#src/lib/http.ts';
import { CallProblem } from '#src/parts/account/call-problem.tsx';
import type { Channel } from '#src/parts/account/identity.ts';
import { useLazyDialog } from '#src/parts/lazy-dialog.ts';
import { isCallLacking } from '#src/parts/account/reset-offer.ts';
import { showToastAtom } from '#src/state/toasts.ts';
import { usePrivateCall } from '#src/state/use-private-call.ts';
import { Button } from '#src/ui/button.tsx';
import { Tag } from '#src/ui/tag.tsx';
import typography from '#src/ui/type.module.css';
import { AccountSection } from './account-section.tsx';
import styles from './own-account.module.css';

const loadDialog = async () => (await import('./identity-dialog.tsx')).IdentityDialog;

const requestIdentity = (signal?: AbortSignal) => call('identity', {}, signal && { signal });

/** What the account is logged in with, and the way to another email or phone. */
export function IdentitySection() {
  const { t } = useTranslation('own-account');
  return (
    <AccountSection id="identity" title={t('identity.title')}>
      <Identity />
    </AccountSection>
  );
}

function Identity() {
  const { t } = useTranslation(['own-account', 'common']);
  const { data, error, reload } = usePrivateCall(requestIdentity);
  const [changed, setChanged] = useState<Channel>();
  const { Dialog, open } = useLazyDialog(loadDialog);
  const showToast = useSetAtom(showToastAtom);
  if (isCallLacking(error)) return <p>{t('own-account:identity.lacking')}</p>;
  if (error !== undefined) return <CallProblem error={error} onRetry={reload} />;
  if (!data) return <p role="status">{t('common:loading')}</p>;
  const close = () => setChanged(undefined);
  const done = (address: string) => {
    close();
    showToast({ tone: 'success', text: t('own-account:identity.saved', { address }) });
    reload();
  };
  return (
    <>
      <ul className={styles.list} aria-label={t('own-account:identity.title')}>
        {rowsOf(data).map((row) => (
          <IdentityRow key={row.channel} row={row} onChange={() => void open(() => setChanged(row.channel))} />
        ))}
      </ul>
      {Dialog && changed && (
        <Dialog
          channel={changed}
          title={t(`own-account:identity.${data[changed] === '' ? 'add' : 'change'}.${changed}`)}
          onDone={done}
          onClose={close}
        />
      )}
    </>
  );
}

interface Row {
  channel: Channel;
  /** '' where there is none. */
  address: string;
  isConfirmed: boolean;
}

const rowsOf = (identity: ResponseOf<'identity'>): readonly Row[] => [
  { channel: 'email', address: identity.email, isConfirmed: identity.isEmailConfirmed },
  { channel: 'phone', address: identity.phone, isConfirmed: identity.isPhoneConfirmed },
];

function IdentityRow({ row: { channel, address, isConfirmed }, onChange }: { row: Row; onChange: () => void }) {
  const { t } = useTranslation('own-account');
  const isThere = address !== '';
  return (
    <li className={styles.device}>
      <div className={styles.words}>
        <span className={typography.small}>{t(`identity.channel.${channel}`)}</span>
        <strong>{isThere ? address : t('identity.none')}</strong>
        {isThere && !isConfirmed && (
          <Link className={typography.link} to="/activate">
            {t('identity.confirm')}
          </Link>
        )}
      </div>
      {isThere && <Tag text={t(isConfirmed ? 'identity.confirmed' : 'identity.open')} tone={isConfirmed ? 'accent' : 'plain'} />}
      <Button
        variant="line"
        size="sm"
        aria-haspopup="dialog"
        aria-label={t(`identity.${isThere ? 'change' : 'add'}.${channel}`)}
        onClick={onChange}
      >
        {t(isThere ? 'identity.changeIt' : 'identity.addIt')}
      </Button>
    </li>
  );
}
