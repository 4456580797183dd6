import { useTranslation } from 'react-i18next';

import { brand } from '#src/lib/brand.ts';
import { copyrightYear } from '../shell.constants.ts';
import styles from './footer.module.css';
import { TextSizeSetting } from './text-size-setting.tsx';

/** The last line of every page: whose it is, where it is not offered, how large it is set. */
export function FooterEnd() {
  const { t } = useTranslation('shell');
  return (
    <div className={styles.end}>
      <p>{t('footer.copyright', { year: copyrightYear, name: brand.name })}</p>
      <p>{t('footer.region')}</p>
      <TextSizeSetting />
    </div>
  );
}
