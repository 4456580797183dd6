import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { useAtom, useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { languageRows, languages } from '#src/contracts/languages.ts';
import { brand } from '#src/lib/brand.ts';
import { deviceId } from '#src/lib/device-id.ts';
import { call } from '#src/lib/http.ts';
import { changeLanguage, languageAtom } from '#src/state/language.ts';
import { type Session, sessionAtom } from '#src/state/session.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Menu } from '#src/ui/menu.tsx';
import { loginItem } from '../nav-items.ts';
import { useKnownRoutes } from '../site-link.tsx';
import styles from './header.module.css';

interface LanguageMenuProps {
  /** In the panel: the language's whole name in a bordered button. */
  isWide?: boolean;
}

/** Each language is named in itself (decision H3); a choice reloads the page (spec 4). */
export function LanguageMenu({ isWide = true }: LanguageMenuProps) {
  const { t } = useTranslation('shell');
  const current = useAtomValue(languageAtom);
  const items = languages.map((language) => ({
    id: language,
    label: languageRows[language].ownName,
    lang: languageRows[language].tag,
    isCurrent: language === current,
    onSelect: () => {
      if (language !== current) void changeLanguage(language);
    },
  }));
  const shown = isWide ? t('language.short') : languageRows[current].ownName;
  return (
    <Menu
      button={
        <>
          {!isWide && <Icon name="globe" size={18} />}
          {shown}
        </>
      }
      label={t('language.choose', { language: shown })}
      items={items}
      align={isWide ? 'end' : 'start'}
      buttonClassName={isWide ? undefined : styles.panelMenu}
    />
  );
}

interface AccountMenuProps {
  session: Session;
  isWide?: boolean;
}

/** The account dropdown of spec 2: GID, user centre, log out. */
export function AccountMenu({ session, isWide = true }: AccountMenuProps) {
  const { t } = useTranslation('shell');
  const logOut = useLogOut();
  const { href, isSet } = brand.links.userCentre;
  const name = session.nickname || session.gid;
  return (
    <Menu
      button={
        <>
          <Avatar address={session.avatar} name={name} />
          <span className={styles.name}>{name}</span>
        </>
      }
      label={t('account.menu', { name })}
      header={<span className={styles.gid}>{t('account.gid', { gid: session.gid })}</span>}
      items={[
        { id: 'user-centre', label: t('account.userCentre'), icon: 'account', href, isExternal: isSet },
        { id: 'log-out', label: t('account.logOut'), icon: 'log-out', onSelect: logOut },
      ]}
      align={isWide ? 'end' : 'start'}
      buttonClassName={isWide ? undefined : styles.panelMenu}
    />
  );
}

interface AvatarProps {
  /** Address of the picture; shown only from our own origin (decision D). */
  address: string;
  name: string;
}

function Avatar({ address, name }: AvatarProps) {
  const isOurs = /^\/(?!\/)/.test(address);
  if (isOurs) return <img className={styles.avatar} src={address} alt="" width={28} height={28} />;
  return (
    <span className={styles.avatar} aria-hidden="true">
      {Array.from(name)[0]?.toLocaleUpperCase()}
    </span>
  );
}

/** Logs out whatever the pool responds (decision D), then goes to the log-in page with the way back (spec 4). */
function useLogOut(): () => void {
  const [session, setSession] = useAtom(sessionAtom);
  const router = useRouter<AnyRouter>();
  const isKnown = useKnownRoutes();
  return () => {
    if (!session) return;
    call('logout', { uuid: deviceId() }, { authorization: session.token }).catch(() => undefined);
    setSession(null);
    if (isKnown(loginItem.to)) router.history.push(`${loginItem.to}?redirect=${encodeURIComponent(router.state.location.href)}`);
  };
}
