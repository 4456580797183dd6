import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { brand } from '#src/lib/brand.ts';
import { OutsideLink } from '#src/parts/outside-link.tsx';
import type_ from '#src/ui/type.module.css';
import styles from './coin-row-more.module.css';

/** Where to read on: the mining tutorial, the site's own help while none is set (decision A3), and the calculator of the landing page. */
export function EstimatorLinks() {
  const { t } = useTranslation('coin-row');
  return (
    <p className={styles.links}>
      <OutsideLink link={brand.links.tutorial} className={type_.link} instead="/help">
        {t('estimator.tutorial')}
      </OutsideLink>
      <Link className={type_.link} to="/" hash="calculator">
        {t('estimator.calculator')}
      </Link>
    </p>
  );
}
