import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ExampleTag } from '#src/parts/example-tag.tsx';
import { brand } from '#src/lib/brand.ts';
import { type StoreId, storeOf } from '#src/lib/media.ts';
import { storeIcon, storeIds, storesFor } from '#src/parts/app-stores.ts';
import { OutsideLink } from '#src/parts/outside-link.tsx';
import { AddressCode } from '#src/parts/qr-picture.tsx';
import { useIsHydrated } from '#src/page-start/hydration.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Icon } from '#src/ui/icon.tsx';
import layout from '#src/ui/layout.module.css';
import typography from '#src/ui/type.module.css';
import { HallPhone, PoolPhone } from './app-phones.tsx';
import styles from './app-section.module.css';

/** Codes stand for links that are set; without one the words promise none. */
const hasCodes = storeIds.some((store) => brand.links[store].isSet);

/** The app: where to get it, and two drawn screens that say so. */
export function AppSection() {
  const { t } = useTranslation(['sections', 'common']);
  return (
    <section id="app" className={classNames(layout.section, styles.section)} aria-labelledby="app-title">
      <div className={classNames(layout.wrap, styles.columns)}>
        <div>
          <h2 id="app-title" className={typography.h2}>
            {t('app.title')}
          </h2>
          <p className={classNames(typography.lede, styles.lede)}>
            {hasCodes ? (
              <>
                <span className={styles.wide}>{t('app.ledeScan')}</span>
                <span className={styles.narrow}>{t('app.ledeTap')}</span>
              </>
            ) : (
              t('app.lede')
            )}
          </p>
          <StoreList />
        </div>
        <figure className={styles.figure}>
          <div className={styles.phones}>
            <HallPhone />
            <PoolPhone />
          </div>
          <figcaption className={styles.caption}>
            <ExampleTag />
          </figcaption>
        </figure>
      </div>
    </section>
  );
}

/** The three places to get the app from, the one for this device first: the style sheet puts it there before the section is hydrated. */
function StoreList() {
  const { t } = useTranslation('sections');
  const fitting = useIsHydrated() ? storeOf(navigator) : undefined;
  return (
    <ul className={styles.stores} aria-label={t('app.stores')}>
      {!hasCodes && <DownloadRow />}
      {storesFor(fitting)
        .filter((store) => brand.links[store].isSet)
        .map((store) => (
          <StoreRow key={store} store={store} isFitting={store === fitting} />
        ))}
    </ul>
  );
}

/** While no store is set: the code of this site's own page for the app, which knows the phone that opens it. */
function DownloadRow() {
  const { t } = useTranslation('sections');
  return (
    <li className={classNames(styles.store, styles.scan)}>
      <AddressCode label={t('app.qr', { name: t('app.scan.page') })} className={styles.qr} />
      <div className={styles.name}>
        <h3 className={typography.h4}>{t('app.scan.title')}</h3>
        <p className={typography.small}>{t('app.scan.text')}</p>
      </div>
      <Link to="/download" className={buttonClass({ variant: 'primary', className: styles.button })}>
        {t('app.scan.install')}
      </Link>
    </li>
  );
}

/** One ruled row: the code to scan, the name, the button. Only of stores that are set. */
function StoreRow({ store, isFitting }: { store: StoreId; isFitting: boolean }) {
  const { t } = useTranslation(['sections', 'common']);
  const link = brand.links[store];
  const name = t(`app.${store}.name`);
  return (
    <li className={styles.store} data-store={store}>
      <AddressCode address={link.href} label={t('app.qr', { name })} className={styles.qr} />
      <div className={styles.name}>
        <h3 className={typography.h4}>{name}</h3>
        <p className={typography.small}>{t(isFitting ? 'app.fitting' : `app.${store}.hint`)}</p>
      </div>
      <OutsideLink
        link={link}
        className={buttonClass({ variant: isFitting ? 'primary' : 'line', className: styles.button })}
        label={t('app.get', { name, hint: t('common:opensNewTab') })}
      >
        <Icon name={storeIcon(store)} />
        <span className={styles.wide}>{t('app.getIt')}</span>
        <span className={styles.narrow}>{name}</span>
      </OutsideLink>
    </li>
  );
}
