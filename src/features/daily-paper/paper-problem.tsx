import { useTranslation } from 'react-i18next';
import { errorKindOf } from '#src/lib/app-error.ts';
import { Button } from '#src/ui/button.tsx';
import { Empty } from '#src/ui/empty.tsx';
import { Notice } from '#src/ui/notice.tsx';
import styles from '#src/ui/paper-sheet.module.css';

interface PaperProblemProps {
  error: Error;
  /** A saved paper is shown below: a line is enough. Without one the problem takes the sheet's place. */
  hasCopy: boolean;
  onRetry: () => void;
}

/** What failed, and the way to try again (DESIGN 10). */
export function PaperProblem({ error, hasCopy, onRetry }: PaperProblemProps) {
  const { t } = useTranslation('daily-paper');
  const { t: common } = useTranslation('common');
  const kind = errorKindOf(error);
  const retry = (
    <Button variant="line" size="sm" onClick={onRetry}>
      {common('retry')}
    </Button>
  );
  if (hasCopy) {
    return (
      <Notice tone="warning" icon={kind === 'offline' ? 'offline' : 'warning'} role="status" action={retry} className={styles.notice}>
        {common(`errors.${kind}`)} {t('notRefreshed')}
      </Notice>
    );
  }
  const isOffline = kind === 'offline';
  return (
    <div role="alert">
      <Empty
        picture="mark"
        title={isOffline ? common('offline.noCopy') : t('failed')}
        {...(isOffline ? {} : { text: common(`errors.${kind}`) })}
        action={retry}
      />
    </div>
  );
}
