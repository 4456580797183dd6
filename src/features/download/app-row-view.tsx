import { useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/icon.tsx';
import { Tag } from '#src/ui/tag.tsx';
import type { AppRow } from './download.model.ts';
import styles from './download-page.module.css';

/** One way to get the app: the whole row is the link. Without a setting it leads to the page that names it (decision A3). */
export function AppRowView({ row }: { row: AppRow }) {
  const { t } = useTranslation('download');
  const { t: common } = useTranslation('common');
  const outside = row.link.isSet ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <li>
      <a className={styles.row} href={row.link.href} data-first={row.isForThisDevice || undefined} {...outside}>
        <Icon name={row.icon} size={24} />
        <span className={styles.name}>
          <strong>{t(`rows.${row.id}.name`)}</strong>
          <span>{t(`rows.${row.id}.text`)}</span>
        </span>
        {row.isForThisDevice && <Tag text={t('thisDevice')} tone="accent" />}
        {row.link.isSet && <span className="vh">{common('opensNewTab')}</span>}
        <Icon name={row.link.isSet ? 'external' : 'arrow-right'} className={styles.arrow} />
      </a>
    </li>
  );
}
