import { useDeferredValue } from 'react';
import layout from '#src/ui/layout.module.css';
import styles from '#src/parts/sheet/sheet.module.css';
import { ReportProblem } from './report-problem.tsx';
import { ReportSheet } from './report-sheet.tsx';
import { ReportToolbar } from './report-toolbar.tsx';
import { useMonth } from './use-month.ts';

/** `/monthlyreport`: the pool's last 30 days, coin by coin, as a printed sheet (decision C2). Names stand before the figures come. */
export function MonthlyReportPage() {
  // Forty answers come close together: the sheet follows them in slices, not in one long task each.
  const month = useDeferredValue(useMonth());
  const hasFigures = month.entries.some(({ row }) => row);
  const problem = month.error && !month.isWaiting && <ReportProblem error={month.error} hasFigures={hasFigures} onRetry={month.retry} />;
  return (
    <div className={`${layout.page} ${styles.page}`}>
      <ReportToolbar month={month} />
      {hasFigures && problem}
      <ReportSheet month={month} problem={hasFigures ? undefined : problem} />
    </div>
  );
}
