import type { QueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { Tip } from '#src/contracts/content.ts';
import { isNewTo, noticeKey } from '#src/domain/notices.ts';
import { NoticeHtml } from '#src/parts/notice-html.tsx';
import { storedFirstVisit } from '#src/state/first-visit.ts';
import { markSeenAtom, storedSeenNotices } from '#src/state/seen-notices.ts';
import { Button } from '#src/ui/button.tsx';
import { tipsQuery } from './bell/use-bell-items.ts';
import { PatientDialog } from './patient-dialog.tsx';
import { closeTips } from './session-flags.ts';
import styles from './tips-dialog.module.css';

/** The dialog with the pool's tips that are unread on this device and not older than its first visit; undefined when there are none. Rejects when they cannot be had. */
export async function loadTipsDialog(client: QueryClient): Promise<ComponentType<{ onClose: () => void }> | undefined> {
  const { data } = await client.fetchQuery(tipsQuery());
  const seen = storedSeenNotices();
  const firstVisitMs = storedFirstVisit();
  const isNew = (time: number | undefined) => isNewTo(firstVisitMs, time && time * 1000);
  const tips = data.tips.info.filter(({ id, time }) => !seen.includes(noticeKey('tip', id)) && isNew(time));
  if (tips.length === 0) return undefined;
  return function LoadedTips({ onClose }) {
    return <TipsDialog tips={tips} onClose={onClose} />;
  };
}

/** Dismissible; what was in it is read then, and behind the bell. */
function TipsDialog({ tips, onClose }: { tips: readonly Tip[]; onClose: () => void }) {
  const { t } = useTranslation('notices');
  const markSeen = useSetAtom(markSeenAtom);
  const close = () => {
    closeTips();
    markSeen(tips.map(({ id }) => noticeKey('tip', id)));
    onClose();
  };
  return (
    <PatientDialog onClose={close} title={t('tips.title')} actions={<Button onClick={close}>{t('tips.close')}</Button>}>
      <ul className={styles.tips}>
        {tips.map(({ id, content, language }) => (
          <li key={id}>
            <NoticeHtml html={content} language={language} />
          </li>
        ))}
      </ul>
    </PatientDialog>
  );
}
