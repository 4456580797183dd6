import { Link } from '@tanstack/react-router';
import { useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '#src/lib/clipboard.ts';
import { showToastAtom } from '#src/state/toasts.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Mark } from '#src/ui/mark.tsx';
import typography from '#src/ui/type.module.css';
import type { Registered } from './register-form.tsx';
import styles from './register-form.module.css';

/** In the form's place once the account is there: the mark with its lights on, the GID, and two next steps (DESIGN 9). */
export function RegisterDone({ gid, channel }: Registered) {
  const { t } = useTranslation(['register', 'common']);
  const showToast = useSetAtom(showToastAtom);
  const title = useRef<HTMLHeadingElement>(null);
  // What had the focus is gone; the page begins anew.
  useEffect(() => {
    window.scrollTo({ top: 0 });
    title.current?.focus({ preventScroll: true });
  }, []);
  const copy = async () => {
    const isCopied = await copyText(gid);
    showToast({ tone: isCopied ? 'success' : 'error', text: t(isCopied ? 'common:copied' : 'common:copyFailed') });
  };
  return (
    <section className={styles.done} aria-labelledby="register-done">
      <Mark size={88} />
      <h1 id="register-done" ref={title} tabIndex={-1} className={typography.pageTitle}>
        {t('register:done.title')}
      </h1>
      <p className={styles.gid}>
        <span>{t('register:done.gid', { gid })}</span>
        <Button variant="icon" aria-label={t('register:done.copy')} onClick={() => void copy()}>
          <Icon name="copy" size={18} />
        </Button>
      </p>
      <p className={typography.lede}>{t(`register:done.${channel}`)}</p>
      <div className={styles.next}>
        <Link className={buttonClass({ size: 'lg' })} to="/login">
          {t('register:done.logIn')}
        </Link>
        <Link className={buttonClass({ variant: 'line', size: 'lg' })} to="/classroom">
          {t('register:done.lesson')}
        </Link>
      </div>
    </section>
  );
}
