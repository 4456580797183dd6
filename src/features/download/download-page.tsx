import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { brand } from '#src/lib/brand.ts';
import { classNames } from '#src/ui/class-names.ts';
import layout from '#src/ui/layout.module.css';
import type from '#src/ui/type.module.css';
import { AppRowView } from './app-row-view.tsx';
import { appRows } from './download.model.ts';
import styles from './download-page.module.css';
import { PhoneDrawing } from './phone-drawing.tsx';
import { usePlatform } from './use-platform.ts';

/** `/download`: the app in three ways, the one that fits this device first (DESIGN 9). */
export function DownloadPage() {
  const { t } = useTranslation('download');
  const platform = usePlatform();
  return (
    <div className={layout.page}>
      <div className={styles.split}>
        <PhoneDrawing />
        <div className={styles.words}>
          <h1 className={type.pageTitle}>{t('title')}</h1>
          <p className={type.lede}>{t('lede')}</p>
          <ul className={styles.rows}>
            {appRows(brand.links, platform).map((row) => (
              <AppRowView key={row.id} row={row} />
            ))}
          </ul>
          <div className={styles.without}>
            <h2 className={type.h4}>{t('without.title')}</h2>
            <p className={type.body}>{t('without.text')}</p>
            <Link className={classNames(type.link, styles.more)} to="/">
              {t('without.link')}
            </Link>
          </div>
        </div>
      </div>
    </div>
  );
}
