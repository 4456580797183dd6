import { useAnswer } from '#src/state/use-answer.ts';
import { useDeferredValue, useMemo } from 'react';
import layout from '#src/ui/layout.module.css';
import styles from '#src/parts/sheet/sheet.module.css';
import { dailyNewsQuery } from './paper.query.ts';
import { paperOf } from './paper.model.ts';
import { DailyProblem } from './daily-problem.tsx';
import { PaperSheet } from './paper-sheet.tsx';
import { PaperToolbar } from './paper-toolbar.tsx';

/** `/daily-paper`: the day of the coins as a printed sheet. Without an answer the sheet stands at its final size (decision A5). */
export function DailyPaperPage() {
  const { data, error, refetch } = useAnswer(dailyNewsQuery());
  // The sheet follows the answer in slices, not in one long task.
  const answer = useDeferredValue(data);
  // A newer answer mostly brings the same figures, and these stay the same object.
  const news = answer?.data;
  const paper = useMemo(() => news && paperOf(news), [news]);
  const isSimulated = answer?.isSimulated ?? false;
  const printed = answer && paper && paper.rows.length > 0 ? { paper, madeAtMs: answer.madeAt, isSimulated } : undefined;
  const retry = () => void refetch();
  const problem = error && <DailyProblem error={error} hasCopy={answer !== undefined} onRetry={retry} />;
  return (
    <div className={`${layout.page} ${styles.page}`}>
      <PaperToolbar madeAtMs={answer?.madeAt} copyLanguage={answer?.language} isWaiting={!answer && !error} printed={printed} />
      {answer && problem}
      <PaperSheet paper={paper} madeAtMs={answer?.madeAt} isSimulated={isSimulated} problem={answer ? undefined : problem} />
    </div>
  );
}
