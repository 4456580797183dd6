import { useTranslation } from 'react-i18next';
import { brand } from '#src/lib/brand.ts';
import type { StoreId } from '#src/lib/media.ts';
import { storeIcon } from '#src/parts/app-stores.ts';
import { OutsideLink } from '#src/parts/outside-link.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Tag } from '#src/ui/tag.tsx';
import styles from './download-page.module.css';

/** A store; the whole row is the link. */
export function StoreRow({ store, isForThisDevice }: { store: StoreId; isForThisDevice: boolean }) {
  const { t } = useTranslation('download');
  return (
    <li data-first={isForThisDevice || undefined}>
      <OutsideLink link={brand.links[store]} className={styles.row} mark={{ className: styles.arrow, isRow: true }}>
        <Icon name={storeIcon(store)} size={24} />
        <span className={styles.name}>
          <strong>{t(`rows.${store}.name`)}</strong>
          <span>{t(`rows.${store}.text`)}</span>
        </span>
        {isForThisDevice && <Tag text={t('thisDevice')} tone="accent" />}
      </OutsideLink>
    </li>
  );
}
