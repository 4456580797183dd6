import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConnectionLight } from '#src/parts/connection-light.tsx';
import layout from '#src/ui/layout.module.css';
import typography from '#src/ui/type.module.css';
import { ClearAll } from './clear-all.tsx';
import { DataUseFigures } from './data-use-figures.tsx';
import { Diagnostics } from './diagnostics.tsx';
import { KeepStorage } from './keep-storage.tsx';
import styles from './offline-page.module.css';
import { StoredTable } from './stored-table.tsx';
import { UpdateNow } from './update-now.tsx';
import { useOfflineCopy } from './use-offline-copy.ts';

interface OfflinePageProps {
  /** The pages that open without a network. */
  pages: ReactNode;
  /** What waits to be sent. */
  outbox: ReactNode;
  /** What the visitor keeps, each with its way to remove it: newspapers, films, farms. */
  children: ReactNode;
}

/** `/offline`: what is on this device, how old and how large, and what can be done about it. */
export function OfflinePage({ pages, outbox, children }: OfflinePageProps) {
  const { t } = useTranslation('offline');
  const { copy, lookAgain } = useOfflineCopy();
  return (
    <div className={layout.page}>
      <header className={styles.head}>
        <h1 className={typography.pageTitle}>{t('title')}</h1>
        <p className={typography.lede}>{t('lede')}</p>
        <ConnectionLight />
      </header>
      <div className={styles.parts}>
        <OfflineSection id="stored" title={t('stored.title')}>
          <StoredTable copy={copy} />
          <UpdateNow onStored={lookAgain} />
          <KeepStorage />
        </OfflineSection>
        <OfflineSection id="stored-pages" title={t('pages.title')}>
          {pages}
        </OfflineSection>
        {children}
        <OfflineSection id="waiting" title={t('outbox.title')}>
          {outbox}
        </OfflineSection>
        <OfflineSection id="data-use" title={t('data.title')}>
          <DataUseFigures />
        </OfflineSection>
        <OfflineSection id="diagnostics" title={t('diagnostics.title')}>
          <Diagnostics />
        </OfflineSection>
        <OfflineSection id="clear" title={t('clear.title')}>
          <ClearAll />
        </OfflineSection>
      </div>
    </div>
  );
}

function OfflineSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={typography.h3}>
        {title}
      </h2>
      {children}
    </section>
  );
}
