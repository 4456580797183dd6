import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '#src/lib/brand.ts';
import { OutsideLink } from '#src/parts/outside-link.tsx';
import { useCopy } from '#src/parts/use-copy.ts';
import { type Session, sessionAtom } from '#src/state/session.ts';
import { seenNoticesAtom } from '#src/state/seen-notices.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import layout from '#src/ui/layout.module.css';
import typography from '#src/ui/type.module.css';
import { AccountFarms } from './account-farms.tsx';
import { AccountSection } from './account-section.tsx';
import { AccountWatches } from './account-watches.tsx';
import { CareSection } from './care-section.tsx';
import { DeviceList } from './device-list.tsx';
import { IdentitySection } from './identity-section.tsx';
import { Invitation } from './invitation.tsx';
import { NicknameForm } from './nickname-form.tsx';
import styles from './own-account.module.css';

/** `/account`, in place of a user centre that is not set: all that an account is and does on this site; on a wide screen in two columns. */
export function OwnAccountPage() {
  const session = useAtomValue(sessionAtom);
  // Of another account everything is requested anew.
  return session ? <OwnAccount key={session.gid} session={session} /> : <LoggedOut />;
}

function OwnAccount({ session }: { session: Session }) {
  const { t } = useTranslation('own-account');
  const seen = useAtomValue(seenNoticesAtom);
  return (
    <Frame>
      <div className={styles.columns}>
        <div className={styles.column}>
          <Name session={session} />
          <IdentitySection />
          <AccountSection id="devices" title={t('devices.title')} text={t('devices.text')}>
            <DeviceList />
          </AccountSection>
          <AccountSection id="notices" title={t('notices.title')} text={t('notices.read', { count: seen.length })}>
            <p>
              <a className={typography.link} href="/historyInfo">
                {t('notices.all')}
              </a>
            </p>
          </AccountSection>
        </div>
        <div className={styles.column}>
          <AccountSection id="farms" title={t('farms.title')} text={t('farms.text')}>
            <AccountFarms />
          </AccountSection>
          <AccountWatches />
          {brand.hasAffiliate && (
            <AccountSection id="invitation" title={t('invitation.title')} text={t('invitation.text')}>
              <Invitation />
            </AccountSection>
          )}
          <CareSection gid={session.gid} />
        </div>
      </div>
    </Frame>
  );
}

/** The GID with what it is for, and the name that stands in its place. */
function Name({ session }: { session: Session }) {
  const { t } = useTranslation(['own-account', 'credentials']);
  const copy = useCopy();
  return (
    <AccountSection id="name" title={t('own-account:name.title')}>
      <p className={styles.value}>
        <span className={styles.code}>{t('own-account:name.gid', { gid: session.gid })}</span>
        <Button
          variant="icon"
          aria-label={t('own-account:name.copy')}
          onClick={() => void copy(session.gid, { copied: t('own-account:name.copied') })}
        >
          <Icon name="copy" size={18} />
        </Button>
      </p>
      <p className={typography.body}>{t('credentials:gid', { gid: session.gid })}</p>
      <NicknameForm nickname={session.nickname} />
      {brand.links.userCentre.isSet && (
        <p>
          <OutsideLink link={brand.links.userCentre} className={typography.link} mark={{ size: 16 }}>
            {t('own-account:userCentre')}
          </OutsideLink>
        </p>
      )}
    </AccountSection>
  );
}

/** A session that ended while the page was open; who comes without one is led to the log-in page. */
function LoggedOut() {
  const { t } = useTranslation('own-account');
  return (
    <Frame>
      <p className={typography.lede}>{t('loggedOut')}</p>
      <p>
        <a className={buttonClass()} href="/login?redirect=%2Faccount">
          {t('logIn')}
        </a>
      </p>
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('own-account');
  return (
    <div className={layout.page}>
      <div className={styles.page}>
        <h1 className={typography.pageTitle}>{t('title')}</h1>
        {children}
      </div>
    </div>
  );
}
