import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AccountDone } from '#src/parts/account/account-done.tsx';
import { useCopy } from '#src/parts/use-copy.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import typography from '#src/ui/type.module.css';
import type { Registered } from './register-form.tsx';
import styles from './register-form.module.css';

/** Once the account is there: the GID, and two next steps. */
export function RegisterDone({ gid, channel }: Registered) {
  const { t } = useTranslation('register');
  const copy = useCopy();
  const next = (
    <>
      <Link className={buttonClass({ size: 'lg' })} to="/login">
        {t('done.logIn')}
      </Link>
      <Link className={buttonClass({ variant: 'line', size: 'lg' })} to="/classroom">
        {t('done.lesson')}
      </Link>
    </>
  );
  return (
    <AccountDone title={t('done.title')} next={next}>
      <p className={styles.gid}>
        <span>{t('done.gid', { gid })}</span>
        <Button variant="icon" aria-label={t('done.copy')} onClick={() => void copy(gid)}>
          <Icon name="copy" size={18} />
        </Button>
      </p>
      <p className={typography.lede}>{t(`done.${channel}`)}</p>
    </AccountDone>
  );
}
