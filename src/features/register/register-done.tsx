import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AccountDone } from '#src/parts/account/account-done.tsx';
import { useCopy } from '#src/parts/use-copy.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import typography from '#src/ui/type.module.css';
import type { Registered } from './register-form.tsx';
import styles from './register-form.module.css';

/** Once the account is there: the GID with what it is for, and two next steps. */
export function RegisterDone({ gid, channel, isLoggedIn }: Registered) {
  const { t } = useTranslation(['register', 'credentials']);
  const copy = useCopy();
  const next = (
    <>
      <Link className={buttonClass({ size: 'lg' })} to={isLoggedIn ? '/account' : '/login'}>
        {t(isLoggedIn ? 'register:done.account' : 'register:done.logIn')}
      </Link>
      <Link className={buttonClass({ variant: 'line', size: 'lg' })} to="/classroom">
        {t('register:done.lesson')}
      </Link>
    </>
  );
  return (
    <AccountDone title={t('register:done.title')} next={next}>
      <p className={styles.gid}>
        <span>{t('register:done.gid', { gid })}</span>
        <Button variant="icon" aria-label={t('register:done.copy')} onClick={() => void copy(gid)}>
          <Icon name="copy" size={18} />
        </Button>
      </p>
      <p className={typography.body}>{t('credentials:gid', { gid })}</p>
      <p className={typography.lede}>{t(`register:done.${channel}`)}</p>
    </AccountDone>
  );
}
