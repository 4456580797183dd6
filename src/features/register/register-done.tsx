import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useCopy } from '#src/parts/use-copy.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Mark } from '#src/ui/mark.tsx';
import typography from '#src/ui/type.module.css';
import type { Registered } from './register-form.tsx';
import styles from './register-form.module.css';

/** In the form's place once the account is there: the mark with its lights on, the GID, and two next steps (DESIGN 9). */
export function RegisterDone({ gid, channel }: Registered) {
  const { t } = useTranslation('register');
  const copy = useCopy();
  const title = useRef<HTMLHeadingElement>(null);
  // What had the focus is gone; the page begins anew.
  useEffect(() => {
    window.scrollTo({ top: 0 });
    title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section className={styles.done} aria-labelledby="register-done">
      <Mark size={88} />
      <h1 id="register-done" ref={title} tabIndex={-1} className={typography.pageTitle}>
        {t('done.title')}
      </h1>
      <p className={styles.gid}>
        <span>{t('done.gid', { gid })}</span>
        <Button variant="icon" aria-label={t('done.copy')} onClick={() => void copy(gid)}>
          <Icon name="copy" size={18} />
        </Button>
      </p>
      <p className={typography.lede}>{t(`done.${channel}`)}</p>
      <div className={styles.next}>
        <Link className={buttonClass({ size: 'lg' })} to="/login">
          {t('done.logIn')}
        </Link>
        <Link className={buttonClass({ variant: 'line', size: 'lg' })} to="/classroom">
          {t('done.lesson')}
        </Link>
      </div>
    </section>
  );
}
