import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isKiosk } from '#src/lib/kiosk.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import layout from '#src/ui/layout.module.css';
import { Mark } from '#src/ui/mark.tsx';
import typography from '#src/ui/type.module.css';
import styles from './not-found-page.module.css';

/** So long it can be read, and stopped; then the home page comes (unknown paths redirect to `/`). */
const READING_MS = 5_000;

/** Where nothing is: says so for a moment before it leads home, unless the visitor stays. Not on a kiosk, where no one reads it. */
export function NotFoundPage() {
  const { t } = useTranslation('not-found');
  const navigate = useNavigate();
  const [isStaying, setIsStaying] = useState(false);
  useEffect(() => {
    if (isStaying) return;
    const timer = setTimeout(() => void navigate({ to: '/', replace: true }), isKiosk(location.search) ? 0 : READING_MS);
    return () => clearTimeout(timer);
  }, [navigate, isStaying]);
  return (
    <div className={layout.wrap}>
      <div className={styles.page} role="alert">
        <Mark look="hollow" />
        <h1 className={typography.h3}>{t('title')}</h1>
        <p className={typography.lede}>{t(isStaying ? 'stayed' : 'text')}</p>
        <div className={styles.actions}>
          <Link className={buttonClass({ variant: 'line' })} to="/" replace>
            {t(isStaying ? 'homeLater' : 'home')}
          </Link>
          {!isStaying && (
            <Button variant="quiet" onClick={() => setIsStaying(true)}>
              {t('stay')}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
