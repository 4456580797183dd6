import { useTranslation } from 'react-i18next';
import { useFailureWords } from '#src/i18n/failure.ts';
import { SheetProblem } from '#src/parts/sheet/sheet.tsx';

interface ReportProblemProps {
  error: Error;
  /** Some figures are shown below. */
  hasFigures: boolean;
  onRetry: () => void;
}

/** What the sheet says of a call that failed. */
export function ReportProblem({ error, hasFigures, onRetry }: ReportProblemProps) {
  const { t } = useTranslation('monthly-report');
  const { noCopy, ...failure } = useFailureWords(error);
  const title = failure.isOffline ? noCopy : t('failed');
  return <SheetProblem {...failure} title={title} line={hasFigures ? failure.followedBy(t('incomplete')) : undefined} onRetry={onRetry} />;
}
