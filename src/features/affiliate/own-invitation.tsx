import { useTranslation } from 'react-i18next';
import { INVITE_QUERY } from '#src/contracts/invite.ts';
import { siteOrigin } from '#src/lib/brand.ts';
import { call } from '#src/lib/http.ts';
import { canShareLinks, share } from '#src/lib/save-file.ts';
import { CallProblem } from '#src/parts/account/call-problem.tsx';
import { isCallLacking } from '#src/parts/account/reset-offer.ts';
import { AddressCode } from '#src/parts/qr-picture.tsx';
import { useCopy } from '#src/parts/use-copy.ts';
import { usePrivateCall } from '#src/state/use-private-call.ts';
import { Button } from '#src/ui/button.tsx';
import { type Fact, FactList } from '#src/ui/fact-list.tsx';
import layout from '#src/ui/layout.module.css';
import { Notice } from '#src/ui/notice.tsx';
import { useOnOnline } from '#src/ui/use-on-online.ts';
import { InvitedList } from './invited-list.tsx';
import styles from './own-invitation.module.css';

const requestInvitation = (signal?: AbortSignal) => call('invitation', {}, signal && { signal });

/** What an account invites with, and who came by it; held by nothing but this page. */
export function OwnInvitation() {
  const { t } = useTranslation(['invitation', 'common']);
  const { data, error, reload } = usePrivateCall(requestInvitation);
  useOnOnline(error !== undefined, reload);
  // A foreign pool may lack the call.
  if (isCallLacking(error)) return <Notice>{t('invitation:lacking')}</Notice>;
  if (error !== undefined) return <CallProblem error={error} onRetry={reload} />;
  if (!data) return <p role="status">{t('common:loading')}</p>;
  return (
    <div className={styles.own}>
      <InvitationLink code={data.code} />
      <InvitedList invitation={data} />
    </div>
  );
}

/** Link and code to hand on, by copy, by the system's share sheet, or from screen to phone. */
function InvitationLink({ code }: { code: string }) {
  const { t } = useTranslation(['invitation', 'common']);
  const copy = useCopy();
  const link = `${siteOrigin()}/?${INVITE_QUERY}=${encodeURIComponent(code)}`;
  const shareLink = async () => {
    if ((await share({ title: t('invitation:shared'), url: link })) === 'impossible') await copy(link);
  };
  const copyable = (what: 'link' | 'code', text: string): Fact => ({
    label: t(`invitation:own.${what}`),
    value: (
      <>
        <code>{text}</code>
        <Button variant="line" size="sm" aria-label={t(`invitation:copy.${what}`)} onClick={() => void copy(text)}>
          {t('common:copy')}
        </Button>
      </>
    ),
  });
  return (
    <div className={styles.card}>
      <FactList variant="figures" className={styles.values} facts={[copyable('link', link), copyable('code', code)]} />
      <LinkPicture link={link} />
      {canShareLinks() && (
        <div className={layout.row}>
          <Button onClick={() => void shareLink()}>{t('common:share')}</Button>
        </div>
      )}
    </div>
  );
}

/** The link as a code to scan; without one where its drawing cannot be loaded. */
function LinkPicture({ link }: { link: string }) {
  const { t } = useTranslation('invitation');
  return (
    <figure className={styles.scan}>
      <AddressCode address={link} label={t('scan.label')} className={styles.picture} />
      <figcaption>{t('scan.text')}</figcaption>
    </figure>
  );
}
