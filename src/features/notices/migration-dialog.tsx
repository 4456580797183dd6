import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button.tsx';
import typography from '#src/ui/type.module.css';
import styles from './migration-dialog.module.css';
import { PatientDialog } from './patient-dialog.tsx';
import { confirmMigration } from './session-flags.ts';

/** What stands on which page (spec 2, 9). */
const pages = [
  { key: 'address', points: ['address.ended', 'address.change', 'address.check', 'address.separate'] },
  { key: 'payout', points: ['payout.etc', 'payout.eth', 'payout.time'] },
] as const;

/** The announcement of wallet addresses and payouts: closed, it comes again with the next page load; confirmed, not in this session (spec 4). */
export function MigrationDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('notices');
  const [isLast, setIsLast] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const page = pages[isLast ? 1 : 0];
  const turn = (toLast: boolean) => {
    flushSync(() => setIsLast(toLast));
    heading.current?.focus();
  };
  const confirm = () => {
    confirmMigration();
    onClose();
  };
  return (
    <PatientDialog
      onClose={onClose}
      title={t('migration.title')}
      actions={
        isLast ? (
          <>
            <Button onClick={confirm}>{t('migration.confirm')}</Button>
            <Button variant="quiet" onClick={() => turn(false)}>
              {t('migration.back')}
            </Button>
          </>
        ) : (
          <Button onClick={() => turn(true)}>{t('migration.next')}</Button>
        )
      }
    >
      <p className={styles.step}>
        <span className={styles.track} aria-hidden="true">
          {pages.map((each) => (
            <i key={each.key} data-is-current={each === page} />
          ))}
        </span>
        {t('migration.page', { page: pages.indexOf(page) + 1, of: pages.length })}
      </p>
      <h3 ref={heading} tabIndex={-1} className={typography.h4}>
        {t(`migration.${page.key}.title`)}
      </h3>
      <ul className={styles.points}>
        {page.points.map((point) => (
          <li key={point}>{t(`migration.${point}`)}</li>
        ))}
      </ul>
    </PatientDialog>
  );
}
