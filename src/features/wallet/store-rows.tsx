import { useTranslation } from 'react-i18next';
import { brand } from '#src/lib/brand.ts';
import { OutsideLink } from '#src/parts/outside-link.tsx';
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
          <OutsideLink link={brand.links[id]} className={styles.store} mark={{ className: styles.arrow, isRow: true }}>
            <Icon name={icon} size={24} />
            <span className={styles.words}>
              <b>{t(`app.${id}.name`)}</b>
              <span>{t(`app.${id}.text`)}</span>
            </span>
          </OutsideLink>
        </li>
      ))}
    </ul>
  );
}
