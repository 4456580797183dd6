import { Link } from '@tanstack/react-router';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '#src/i18n/use-problem-text.ts';
import { apiQuery } from '#src/lib/api-query.ts';
import { showBadge } from '#src/lib/app-badge.ts';
import { now } from '#src/lib/clock.ts';
import { announcementsQuery } from '#src/parts/announcements.ts';
import { FigureAge } from '#src/parts/figure-age.tsx';
import { markSeenAtom, seenNoticesAtom } from '#src/state/seen-notices.ts';
import { useApiQuery } from '#src/state/use-api-query.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { BellEntry } from './bell-entry.tsx';
import styles from './bell-panel.module.css';
import { isBellOpenAtom, unreadCountAtom } from './bell.atoms.ts';
import { bellItems } from './bell.model.ts';

/** The bell's panel: unread notices and the latest announcements, each to be read in place (decision J6). */
export function BellPanel() {
  const { t } = useTranslation('notices');
  const { t: common } = useTranslation('common');
  const [isOpen, setIsOpen] = useAtom(isBellOpenAtom);
  const markSeen = useSetAtom(markSeenAtom);
  const { items, response, error } = useBellItems();
  const unread = items.filter(({ isUnread }) => isUnread).map(({ key }) => key);
  const setCount = useSetAtom(unreadCountAtom);
  useEffect(() => setCount(unread.length), [setCount, unread.length]);
  const news = response && items.filter(({ kind, isUnread }) => kind === 'announcement' && isUnread).length;
  useEffect(() => {
    if (news !== undefined) showBadge(news);
  }, [news]);
  const problemText = useProblemText();
  const close = () => setIsOpen(false);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={t('bell.title')}
      closeLabel={common('close')}
      actions={
        <>
          <Link to="/historyInfo" className={buttonClass({ variant: 'line' })} onClick={close}>
            {t('bell.all')}
          </Link>
          {unread.length > 0 && (
            <Button variant="quiet" onClick={() => markSeen(unread)}>
              {t('bell.markAll')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.body}>
        <FigureAge of={response} hasLabel={false} isWarning />
        {error && <Notice tone="warning">{t('bell.failed', { reason: problemText(error) })}</Notice>}
        <ul className={styles.list}>
          {items.map((item) => (
            <BellEntry key={item.key} item={item} onRead={() => markSeen([item.key])} />
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

/** What is known of them so far: a call that fails leaves the rest. */
function useBellItems() {
  const announcements = useApiQuery(announcementsQuery(1));
  const tips = useApiQuery(apiQuery('tips', { version: '1' }));
  const seen = useAtomValue(seenNoticesAtom);
  const items = bellItems({
    announcements: announcements.data?.data.list ?? [],
    tips: tips.data?.data.tips.info ?? [],
    seen,
    nowMs: now(),
  });
  return { items, response: announcements.data, error: announcements.error ?? tips.error };
}
