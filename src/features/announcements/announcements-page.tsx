import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ListAge } from '#src/parts/list/list-age.tsx';
import { ListProblem } from '#src/parts/list/list-problem.tsx';
import { usePageThing } from '#src/state/page-thing.ts';
import { Button } from '#src/ui/button.tsx';
import { Empty } from '#src/ui/empty.tsx';
import layout from '#src/ui/layout.module.css';
import { Notice } from '#src/ui/notice.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import typography from '#src/ui/type.module.css';
import { AnnouncementEntry } from './announcement-entry.tsx';
import styles from './announcements-page.module.css';
import { useAnnouncements } from './use-announcements.ts';

/** `/historyInfo`: everything that the pool has announced, newest first, out of its list or the stored one. */
export function AnnouncementsPage({ linked }: { linked: string | undefined }) {
  const { t } = useTranslation('announcements');
  const { items, newest, left, error, isFetching, isLinkUnknown, showMore, retry } = useAnnouncements(linked);
  const name = items?.find(({ id }) => id === linked)?.title;
  usePageThing(useMemo(() => (name === undefined ? undefined : { name }), [name]));
  return (
    <div className={layout.page}>
      <header className={styles.head}>
        <h1 className={typography.pageTitle}>{t('title')}</h1>
        <p className={typography.lede}>{t('lede')}</p>
        <ListAge response={newest} isFetching={isFetching} savedIn={(language) => t('otherLanguage', { language })} />
      </header>
      {isLinkUnknown && (
        <Notice role="status" className={styles.line}>
          {t('unknownLink')}
        </Notice>
      )}
      {error && (
        <ListProblem
          className={styles.line}
          error={error}
          failed={t('failed')}
          stored={items && t('notAll')}
          isBusy={isFetching}
          onRetry={retry}
        />
      )}
      {items?.length === 0 && <Empty title={t('empty')} text={t('emptyHint')} />}
      {!items && !error && <ListSkeleton />}
      <ol className={styles.list} aria-label={t('title')} aria-busy={isFetching && !items}>
        {items?.map((item) => (
          <AnnouncementEntry key={item.id} item={item} isLinked={item.id === linked} />
        ))}
      </ol>
      {left > 0 && (
        <Button variant="line" isBusy={isFetching} onClick={showMore}>
          {t('more', { left })}
        </Button>
      )}
    </div>
  );
}

/** Rows at their final height before the list is there. */
function ListSkeleton() {
  return (
    <div className={styles.list} aria-hidden="true">
      {(['24ch', '16ch', 'full', '12ch'] as const).map((width) => (
        <div key={width} className={styles.waiting}>
          <Skeleton width={width} />
        </div>
      ))}
    </div>
  );
}
