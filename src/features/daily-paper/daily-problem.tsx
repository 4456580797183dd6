import { useTranslation } from 'react-i18next';
import { errorKindOf } from '#src/lib/app-error.ts';
import { PaperProblem } from '#src/ui/paper-problem.tsx';

interface DailyProblemProps {
  error: Error;
  /** A saved paper is shown below. */
  hasCopy: boolean;
  onRetry: () => void;
}

/** What the sheet says of a call that failed. */
export function DailyProblem({ error, hasCopy, onRetry }: DailyProblemProps) {
  const { t } = useTranslation('daily-paper');
  const { t: common } = useTranslation('common');
  const kind = errorKindOf(error);
  const isOffline = kind === 'offline';
  return (
    <PaperProblem
      message={common(`errors.${kind}`)}
      isOffline={isOffline}
      remark={hasCopy ? t('notRefreshed') : undefined}
      title={isOffline ? common('offline.noCopy') : t('failed')}
      retryLabel={common('retry')}
      onRetry={onRetry}
    />
  );
}
