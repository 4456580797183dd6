import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isKiosk } from '#src/lib/kiosk.ts';
import { buttonClass } from '#src/ui/button.tsx';
import layout from '#src/ui/layout.module.css';
import { Mark } from '#src/ui/mark.tsx';
import typography from '#src/ui/type.module.css';
import styles from './not-found-page.module.css';

/** So long it can be read; then the home page comes (unknown paths redirect to `/`). */
const READING_MS = 2_500;

/** Where nothing is: says so for a moment before it leads home. Not on a kiosk, where no one reads it. */
export function NotFoundPage() {
  const { t } = useTranslation('not-found');
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate({ to: '/', replace: true }), isKiosk(location.search) ? 0 : READING_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <div className={layout.wrap}>
      <div className={styles.page} role="alert">
        <Mark look="hollow" />
        <h1 className={typography.h3}>{t('title')}</h1>
        <p className={typography.lede}>{t('text')}</p>
        <Link className={buttonClass({ variant: 'line' })} to="/" replace>
          {t('home')}
        </Link>
      </div>
    </div>
  );
}
