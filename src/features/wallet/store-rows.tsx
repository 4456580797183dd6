import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { brand, type ExternalLink } from '#src/lib/brand.ts';
import { Icon } from '#src/ui/icon.tsx';
import styles from './store-rows.module.css';

const stores = [
  { id: 'appStore', icon: 'appstore' },
  { id: 'googlePlay', icon: 'googleplay' },
  { id: 'androidPackage', icon: 'android' },
] as const;

/** Where the app is to be had; each whole row is the link. */
export function StoreRows() {
  const { t } = useTranslation('wallet');
  return (
    <ul className={styles.stores}>
      {stores.map(({ id, icon }) => (
        <li key={id}>
          <Store link={brand.links[id]}>
            <Icon name={icon} size={24} />
            <span className={styles.words}>
              <b>{t(`app.${id}.name`)}</b>
              <span>{t(`app.${id}.text`)}</span>
            </span>
          </Store>
        </li>
      ))}
    </ul>
  );
}

/** Outside places open in a new tab; one without a setting leads to the page that names it (decision A3). */
function Store({ link, children }: { link: ExternalLink; children: ReactNode }) {
  const { t } = useTranslation('common');
  if (!link.isSet) {
    return (
      <Link className={styles.store} to="/unset" search={{ setting: link.setting }}>
        {children}
        <Icon name="arrow-right" className={styles.arrow} />
      </Link>
    );
  }
  return (
    <a className={styles.store} href={link.href} target="_blank" rel="noopener">
      {children}
      <span className="vh">{t('opensNewTab')}</span>
      <Icon name="external" className={styles.arrow} />
    </a>
  );
}
