import { useTranslation } from 'react-i18next';
import { brand } from '#src/lib/brand.ts';
import { storeOf } from '#src/lib/media.ts';
import { storesFor } from '#src/parts/app-stores.ts';
import { useIsHydrated } from '#src/page-start/hydration.ts';
import layout from '#src/ui/layout.module.css';
import typography from '#src/ui/type.module.css';
import styles from './download-page.module.css';
import { InstallApp } from './install-app.tsx';
import { PhoneCode } from './phone-code.tsx';
import { PhoneDrawing } from './phone-drawing.tsx';
import { StoreRow } from './store-row.tsx';

const gains = ['rigs', 'farm', 'offline'] as const;

/** `/share/app-download`: what a shared link opens. The right store for this device first, else this site as an app; codes to scan on a PC. */
export function AppSharePage() {
  const { t } = useTranslation('app-share');
  const own = useIsHydrated() ? storeOf(navigator) : undefined;
  const stores = storesFor(own).filter((store) => brand.links[store].isSet);
  return (
    <div className={layout.page}>
      <div className={styles.split}>
        <PhoneDrawing />
        <div className={styles.words}>
          <h1 className={typography.pageTitle}>{t('title')}</h1>
          <p className={typography.lede}>{t('lede')}</p>
          {stores.length > 0 && (
            <ul className={styles.rows}>
              {stores.map((store) => (
                <StoreRow key={store} store={store} isForThisDevice={store === own} />
              ))}
            </ul>
          )}
          {stores.map((store) => (
            <PhoneCode key={store} address={brand.links[store].href} label={t(`codes.${store}`)} text={t(`codes.${store}`)} />
          ))}
          <ul className={styles.gains}>
            {gains.map((gain) => (
              <li key={gain}>{t(`gains.${gain}`)}</li>
            ))}
          </ul>
          <div className={styles.without}>
            <h2 className={typography.h4}>{t(stores.length > 0 ? 'install.instead' : 'install.title')}</h2>
            <p className={typography.body}>{t('install.text')}</p>
            <InstallApp />
          </div>
        </div>
      </div>
    </div>
  );
}
