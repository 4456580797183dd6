import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { brand } from '#src/lib/brand.ts';
import { useCopy } from '#src/parts/use-copy.ts';
import { logOutAtom, type Session } from '#src/state/session.ts';
import { Menu } from '#src/ui/menu.tsx';
import header from '../header/header.module.css';
import { loginItem } from '../nav-items.ts';
import { useKnownRoutes } from '#src/parts/known-routes.ts';
import styles from './account-menu.module.css';

export interface AccountMenuProps {
  session: Session;
  /** False in the panel of narrow screens. */
  isWide?: boolean;
}

/** The account dropdown: GID with copy, user centre (or what the site has in its place), my devices, log out. */
export function AccountMenu({ session, isWide = true }: AccountMenuProps) {
  const { t } = useTranslation('account');
  const copy = useCopy();
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
      label={t('menu', { name })}
      header={<span className={styles.gid}>{t('gid', { gid: session.gid })}</span>}
      items={[
        { id: 'copy-gid', label: t('copyGid'), icon: 'copy', onSelect: () => void copy(session.gid, { copied: t('gidCopied') }) },
        { id: 'account', label: t('account'), icon: 'account', href: '/account' },
        ...(isSet && href !== undefined
          ? [{ id: 'user-centre', label: t('userCentre'), icon: 'external', href, isExternal: true } as const]
          : []),
        { id: 'devices', label: t('devices'), icon: 'phone', href: '/account#devices' },
        { id: 'log-out', label: t('logOut'), icon: 'log-out', onSelect: logOut },
      ]}
      align={isWide ? 'end' : 'start'}
      buttonClassName={isWide ? undefined : header.panelMenu}
    />
  );
}

interface AvatarProps {
  /** Address of the picture; shown only from our own origin. */
  address: string;
  name: string;
}

function Avatar({ address, name }: AvatarProps) {
  const isOurs = /^\/(?![/\\])/.test(address);
  if (isOurs) return <img className={styles.avatar} src={address} alt="" width={28} height={28} />;
  return (
    <span className={styles.avatar} aria-hidden="true">
      {Array.from(name)[0]?.toLocaleUpperCase()}
    </span>
  );
}

/** Logs out, then goes to the log-in page with the way back. */
function useLogOut(): () => void {
  const logOut = useSetAtom(logOutAtom);
  const router = useRouter<AnyRouter>();
  const isKnown = useKnownRoutes();
  return () => {
    const { href } = router.state.location;
    if (logOut() && isKnown(loginItem.to)) router.history.push(`${loginItem.to}?redirect=${encodeURIComponent(href)}`);
  };
}
