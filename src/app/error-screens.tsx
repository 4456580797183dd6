import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { errorKindOf } from '#src/lib/app-error.ts';
import { Button } from '#src/ui/button.tsx';
import styles from './error-screens.module.css';

/** What a route shows when it cannot: the sentence for the kind of error, and one way out. It never prints the error (R28). */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation('common');
  const router = useRouter();
  const kind = errorKindOf(error);
  const retry = () => {
    if (kind === 'chunk') location.reload();
    else void router.invalidate().then(reset);
  };
  return (
    <main className={styles.screen} role="alert">
      <h1 className={styles.title}>{t('errors.title')}</h1>
      <p>{t(`errors.${kind}`)}</p>
      <Button variant="primary" onClick={retry}>
        {kind === 'chunk' ? t('reload') : t('retry')}
      </Button>
    </main>
  );
}
