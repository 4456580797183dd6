import { useAnswer } from '#src/state/use-answer.ts';
import { useMemo } from 'react';
import layout from '#src/ui/layout.module.css';
import styles from '#src/ui/paper-page.module.css';
import { dailyNewsQuery } from './paper.query.ts';
import { paperOf } from './paper.model.ts';
import { DailyProblem } from './daily-problem.tsx';
import { PaperSheet } from './paper-sheet.tsx';
import { PaperToolbar } from './paper-toolbar.tsx';

/** `/daily-paper`: the day of the coins as a printed sheet. Without an answer the sheet stands at its final size (decision A5). */
export function DailyPaperPage() {
  const { data: answer, error, refetch } = useAnswer(dailyNewsQuery());
  const paper = useMemo(() => answer && paperOf(answer.data), [answer]);
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
