import { useTranslation } from 'react-i18next';
import { useFailureWords } from '#src/i18n/failure.ts';
import { SheetProblem } from '#src/parts/sheet/sheet.tsx';

interface DailyProblemProps {
  error: Error;
  /** A saved paper is shown below. */
  hasCopy: boolean;
  onRetry: () => void;
}

/** What the sheet says of a call that failed. */
export function DailyProblem({ error, hasCopy, onRetry }: DailyProblemProps) {
  const { t } = useTranslation('daily-paper');
  const { noCopy, ...failure } = useFailureWords(error);
  const title = failure.isOffline ? noCopy : t('failed');
  return <SheetProblem {...failure} title={title} line={hasCopy ? failure.followedBy(t('notRefreshed')) : undefined} onRetry={onRetry} />;
}
