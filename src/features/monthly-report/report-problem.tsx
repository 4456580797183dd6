import { useTranslation } from 'react-i18next';
import { errorKindOf } from '#src/lib/app-error.ts';
import { PaperProblem } from '#src/ui/paper-problem.tsx';

interface ReportProblemProps {
  error: Error;
  /** Some figures are shown below. */
  hasFigures: boolean;
  onRetry: () => void;
}

/** What the sheet says of a call that failed. */
export function ReportProblem({ error, hasFigures, onRetry }: ReportProblemProps) {
  const { t } = useTranslation('monthly-report');
  const { t: common } = useTranslation('common');
  const kind = errorKindOf(error);
  const isOffline = kind === 'offline';
  return (
    <PaperProblem
      message={common(`errors.${kind}`)}
      isOffline={isOffline}
      remark={hasFigures ? t('incomplete') : undefined}
      title={isOffline ? common('offline.noCopy') : t('failed')}
      retryLabel={common('retry')}
      onRetry={onRetry}
    />
  );
}
