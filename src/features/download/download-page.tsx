import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { brand } from '#src/lib/brand.ts';
import { storeOf } from '#src/lib/media.ts';
import { storesFor } from '#src/parts/app-stores.ts';
import { useIsHydrated } from '#src/page-start/hydration.ts';
import { classNames } from '#src/ui/class-names.ts';
import layout from '#src/ui/layout.module.css';
import typography from '#src/ui/type.module.css';
import styles from './download-page.module.css';
import { InstallApp } from './install-app.tsx';
import { PhoneDrawing } from './phone-drawing.tsx';
import { StoreRow } from './store-row.tsx';

/** `/download`: the app from the stores that are set, the one that fits this device first, and this site as an app. */
export function DownloadPage() {
  const { t } = useTranslation('download');
  // The prerendered page is everybody's: the device is known once it is hydrated.
  const own = useIsHydrated() ? storeOf(navigator) : undefined;
  const stores = storesFor(own).filter((store) => brand.links[store].isSet);
  return (
    <div className={layout.page}>
      <div className={styles.split}>
        <PhoneDrawing />
        <div className={styles.words}>
          <h1 className={typography.pageTitle}>{t('title')}</h1>
          <p className={typography.lede}>{t(stores.length > 0 ? 'lede' : 'ledeInstall')}</p>
          {stores.length > 0 && (
            <ul className={styles.rows}>
              {stores.map((store) => (
                <StoreRow key={store} store={store} isForThisDevice={store === own} />
              ))}
            </ul>
          )}
          <div className={styles.without}>
            <h2 className={typography.h4}>{t('without.title')}</h2>
            <p className={typography.body}>{t('without.text')}</p>
            <InstallApp />
            <Link className={classNames(typography.link, styles.more)} to="/">
              {t('without.link')}
            </Link>
          </div>
        </div>
      </div>
    </div>
  );
}
