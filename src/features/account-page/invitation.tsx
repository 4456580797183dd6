import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { siteOrigin } from '#src/lib/brand.ts';
import { call } from '#src/lib/http.ts';
import { CallProblem } from '#src/parts/account/call-problem.tsx';
import { isCallLacking } from '#src/parts/account/reset-offer.ts';
import { useCopy } from '#src/parts/use-copy.ts';
import { usePrivateCall } from '#src/state/use-private-call.ts';
import { Button } from '#src/ui/button.tsx';
import typography from '#src/ui/type.module.css';
import styles from './own-account.module.css';

const requestInvitation = (signal?: AbortSignal) => call('invitation', {}, signal && { signal });

/** The account's invitation: its code and link, and how many came by it; the rest is the programme's page. */
export function Invitation() {
  const { t } = useTranslation(['own-account', 'common']);
  const { data, error, reload } = usePrivateCall(requestInvitation);
  if (isCallLacking(error)) return <p>{t('own-account:invitation.lacking')}</p>;
  if (error !== undefined) return <CallProblem error={error} onRetry={reload} />;
  if (!data) return <p role="status">{t('common:loading')}</p>;
  const link = `${siteOrigin()}/?invite=${encodeURIComponent(data.code)}`;
  return (
    <>
      <p className={styles.value}>
        <span>{t('own-account:invitation.code', { code: data.code })}</span>
        <CopyButton text={data.code} what="code" />
      </p>
      <p className={styles.value}>
        <span className={styles.code}>{link}</span>
        <CopyButton text={link} what="link" />
      </p>
      <p>{t('own-account:invitation.registered', { count: data.list.length })}</p>
      <p>
        <Link className={typography.link} to="/affiliate">
          {t('own-account:invitation.more')}
        </Link>
      </p>
    </>
  );
}

function CopyButton({ text, what }: { text: string; what: 'code' | 'link' }) {
  const { t } = useTranslation(['own-account', 'common']);
  const copy = useCopy();
  return (
    <Button variant="line" size="sm" aria-label={t(`own-account:invitation.copy.${what}`)} onClick={() => void copy(text)}>
      {t('common:copy')}
    </Button>
  );
}
