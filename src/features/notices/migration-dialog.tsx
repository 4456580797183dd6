import type { QueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { markSeenAtom } from '#src/state/seen-notices.ts';
import { Button } from '#src/ui/button.tsx';
import { tipsQuery } from './bell/use-bell-items.ts';
import styles from './migration-dialog.module.css';
import { MIGRATION_KEY } from './migration-key.ts';
import { migrationPages as pages, MigrationText } from './migration-text.tsx';
import { PatientDialog } from './patient-dialog.tsx';
import { confirmMigration } from './session-flags.ts';

/** The dialog, unless the operator has ended the announcement. Rejects when that cannot be told. */
export async function loadMigrationDialog(client: QueryClient): Promise<typeof MigrationDialog | undefined> {
  const { data } = await client.fetchQuery(tipsQuery());
  return data.tips.isMigrationOver ? undefined : MigrationDialog;
}

/** The announcement of wallet addresses and payouts. It comes once; afterwards it stands behind the bell. */
export function MigrationDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('notices');
  const [isLast, setIsLast] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const page = pages[isLast ? 1 : 0];
  const turn = (toLast: boolean) => {
    flushSync(() => setIsLast(toLast));
    heading.current?.focus();
  };
  const markSeen = useSetAtom(markSeenAtom);
  const close = () => {
    markSeen([MIGRATION_KEY]);
    onClose();
  };
  const confirm = () => {
    confirmMigration();
    close();
  };
  return (
    <PatientDialog
      onClose={close}
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
      <MigrationText page={page} heading={heading} />
    </PatientDialog>
  );
}
