import { useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/icon.tsx';
import type { ContactRow } from './about.model.ts';
import styles from './contact-block.module.css';

/** One ruled row of the contact block: the whole row is the link. */
export function ContactLink({ row }: { row: ContactRow }) {
  const { t } = useTranslation('about');
  const { t: common } = useTranslation('common');
  const outside = row.isNewTab ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <a className={styles.row} href={row.href} {...outside}>
      <span className={styles.name}>{t(`contact.${row.id}`)}</span>
      <span className={styles.address} data-missing={row.address === undefined || undefined}>
        {row.address ?? t('contact.notSet')}
      </span>
      {row.isNewTab && <span className="vh">{common('opensNewTab')}</span>}
      <Icon name={row.isNewTab ? 'external' : 'arrow-right'} className={styles.arrow} />
    </a>
  );
}
