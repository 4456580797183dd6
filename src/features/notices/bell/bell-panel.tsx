import { Link } from '@tanstack/react-router';
import { useAtom, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '#src/i18n/use-problem-text.ts';
import { FigureAge } from '#src/parts/figure-age.tsx';
import { markSeenAtom } from '#src/state/seen-notices.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { BellEntry } from './bell-entry.tsx';
import styles from './bell-panel.module.css';
import { isBellOpenAtom } from './bell.atoms.ts';
import { useBellItems } from './use-bell-items.ts';

/** The bell's panel: unread notices and the latest announcements, each to be read in place. */
export function BellPanel() {
  const { t } = useTranslation('notices');
  const { t: common } = useTranslation('common');
  const [isOpen, setIsOpen] = useAtom(isBellOpenAtom);
  const markSeen = useSetAtom(markSeenAtom);
  const { items, response, error } = useBellItems();
  const unread = items.filter(({ isUnread }) => isUnread).map(({ key }) => key);
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
