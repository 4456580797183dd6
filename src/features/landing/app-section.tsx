import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import qrCodes from 'virtual:qr-codes';
import { brand } from '#src/lib/brand.ts';
import { type StoreId, storeOf } from '#src/lib/media.ts';
import { OutsideLink } from '#src/parts/outside-link.tsx';
import { useIsHydrated } from '#src/state/use-is-hydrated.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Icon } from '#src/ui/icon.tsx';
import layout from '#src/ui/layout.module.css';
import { Tag } from '#src/ui/tag.tsx';
import typography from '#src/ui/type.module.css';
import { HallPhone, PoolPhone } from './app-phones.tsx';
import styles from './app-section.module.css';

/** Where the app is to be had (spec 2). */
const stores = ['appStore', 'googlePlay', 'androidPackage'] as const;

/** Codes stand for links that are set; without one the words promise none. */
const hasCodes = stores.some((store) => brand.links[store].isSet);

/** The app: where to get it, and two drawn screens that say so (decision A2). */
export function AppSection() {
  const { t } = useTranslation(['sections', 'common']);
  return (
    <section id="app" className={layout.section} aria-labelledby="app-title">
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
            <Tag text={t('common:example')} />
          </figcaption>
        </figure>
      </div>
    </section>
  );
}

/** The three places to get the app from, the one for this device first. */
function StoreList() {
  const { t } = useTranslation('sections');
  const list = useRef<HTMLUListElement>(null);
  const fitting = useFittingStore(list);
  const ordered = stores.toSorted((one, other) => Number(other === fitting) - Number(one === fitting));
  return (
    <ul ref={list} className={styles.stores} aria-label={t('app.stores')}>
      {ordered.map((store) => (
        <StoreRow key={store} store={store} isFitting={store === fitting} />
      ))}
    </ul>
  );
}

/** Undefined in prerendered HTML, and for good when the list is in the viewport at hydration: rows must not jump. */
function useFittingStore(list: { readonly current: HTMLElement | null }): StoreId | undefined {
  const isHydrated = useIsHydrated();
  const [fitting, setFitting] = useState(() => (isHydrated ? storeOf(navigator) : undefined));
  useEffect(() => {
    if (!list.current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect();
      if (!entries.some((entry) => entry.isIntersecting)) setFitting(storeOf(navigator));
    });
    observer.observe(list.current);
    return () => observer.disconnect();
  }, [list]);
  return fitting;
}

const icons = { appStore: 'appstore', googlePlay: 'googleplay', androidPackage: 'android' } as const;

/** One ruled row: the code to scan, the name, the button. An unset link leads to the page that names its setting (decision A3). */
function StoreRow({ store, isFitting }: { store: StoreId; isFitting: boolean }) {
  const { t } = useTranslation(['sections', 'common']);
  const link = brand.links[store];
  const name = t(`app.${store}.name`);
  return (
    <li className={styles.store}>
      <QrCode setting={link.setting} label={t('app.qr', { name })} />
      <div className={styles.name}>
        <h3 className={typography.h4}>{name}</h3>
        <p className={typography.small}>{t(isFitting ? 'app.fitting' : `app.${store}.hint`)}</p>
      </div>
      <OutsideLink
        link={link}
        className={buttonClass({ variant: isFitting ? 'primary' : 'line', className: styles.button })}
        label={link.isSet ? t('app.get', { name, hint: t('common:opensNewTab') }) : t('app.getUnset', { name })}
      >
        <Icon name={icons[store]} />
        {name}
      </OutsideLink>
    </li>
  );
}

/** The QR code of a link, drawn at build; none where no link is set. */
function QrCode({ setting, label }: { setting: string; label: string }) {
  const code = qrCodes[setting];
  if (!code) return null;
  return (
    <svg className={styles.qr} viewBox={`0 0 ${code.edge} ${code.edge}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={code.path} />
    </svg>
  );
}
