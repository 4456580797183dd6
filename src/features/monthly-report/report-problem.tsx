import { useTranslation } from 'react-i18next';
import { errorKindOf } from '#src/lib/app-error.ts';
import { Button } from '#src/ui/button.tsx';
import { Empty } from '#src/ui/empty.tsx';
import { Notice } from '#src/ui/notice.tsx';
import styles from '#src/ui/paper-sheet.module.css';

interface ReportProblemProps {
  error: Error;
  /** Some figures are shown below: a line is enough. Without any the problem takes the sheet's place. */
  hasFigures: boolean;
  onRetry: () => void;
}

/** What failed, and the way to try again (DESIGN 10). */
export function ReportProblem({ error, hasFigures, onRetry }: ReportProblemProps) {
  const { t } = useTranslation('monthly-report');
  const { t: common } = useTranslation('common');
  const kind = errorKindOf(error);
  const isOffline = kind === 'offline';
  const retry = (
    <Button variant="line" size="sm" onClick={onRetry}>
      {common('retry')}
    </Button>
  );
  if (hasFigures) {
    return (
      <Notice tone="warning" icon={isOffline ? 'offline' : 'warning'} role="status" action={retry} className={styles.notice}>
        {common(`errors.${kind}`)} {t('incomplete')}
      </Notice>
    );
  }
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
