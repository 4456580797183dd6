import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { brand } from '#src/lib/brand.ts';
import type_ from '#src/ui/type.module.css';
import styles from './coin-row-more.module.css';

/** Where to read on: the mining tutorial, the site's own help while none is set (decision A3), and the calculator of the landing page. */
export function EstimatorLinks() {
  const { t } = useTranslation('coin-row');
  const { tutorial } = brand.links;
  return (
    <p className={styles.links}>
      {tutorial.isSet ? (
        <a className={type_.link} href={tutorial.href} target="_blank" rel="noopener">
          {t('estimator.tutorial')}
        </a>
      ) : (
        <Link className={type_.link} to="/help">
          {t('estimator.tutorial')}
        </Link>
      )}
      <Link className={type_.link} to="/" hash="calculator">
        {t('estimator.calculator')}
      </Link>
    </p>
  );
}
