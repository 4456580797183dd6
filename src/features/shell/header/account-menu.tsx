import { useTranslation } from 'react-i18next';

import { brand } from '#src/lib/brand.ts';
import type { Session } from '#src/state/session.ts';
import { Menu } from '#src/ui/menu.tsx';
import { Avatar } from './avatar.tsx';
import styles from './header.module.css';
import { useLogOut } from './use-log-out.ts';

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
