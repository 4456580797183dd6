import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { brand } from '#src/lib/brand.ts';
import { isThisMachine } from '#src/lib/this-machine.ts';
import { useIsHydrated } from '#src/page-start/hydration.ts';
import styles from './layouts.module.css';

/** What a demonstration is, once, on top of every page; who opens it on the machine itself also gets to the settings. */
export function DemoLine() {
  const { t } = useTranslation('shell');
  const isOperator = useIsHydrated() && isThisMachine(location.hostname);
  if (!brand.isDemonstration) return null;
  return (
    <aside className={styles.demo} data-print="no" aria-label={t('demo.label')}>
      {t('demo.line')}
      {isOperator && <Link to="/unset">{t('demo.settings')}</Link>}
    </aside>
  );
}
