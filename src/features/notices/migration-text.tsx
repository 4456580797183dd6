import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import typography from '#src/ui/type.module.css';
import styles from './migration-dialog.module.css';

/** What stands on which page. */
export const migrationPages = [
  { key: 'address', points: ['address.ended', 'address.change', 'address.check', 'address.separate'] },
  { key: 'payout', points: ['payout.etc', 'payout.eth', 'payout.time'] },
] as const;

interface MigrationTextProps {
  page: (typeof migrationPages)[number];
  /** Its heading, which takes the focus when the page is turned. */
  heading?: Ref<HTMLHeadingElement>;
}

/** One page of the announcement of wallet addresses and payouts. */
export function MigrationText({ page, heading }: MigrationTextProps) {
  const { t } = useTranslation('notices');
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className={typography.h4}>
        {t(`migration.${page.key}.title`)}
      </h3>
      <ul className={styles.points}>
        {page.points.map((point) => (
          <li key={point}>{t(`migration.${point}`)}</li>
        ))}
      </ul>
    </>
  );
}
