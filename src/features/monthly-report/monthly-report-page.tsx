import { memo, type ReactNode, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { DAY_MS } from '#src/domain/days.ts';
import styles from '#src/parts/sheet/sheet.module.css';
import { SheetProblem, SheetToolbar } from '#src/parts/sheet/sheet.tsx';
import { useIsHydrated } from '#src/page-start/hydration.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import layout from '#src/ui/layout.module.css';
import { useMonthCsv } from './month-csv.ts';
import { type MonthChoice, MonthChooser } from './month-chooser.tsx';
import { MonthComparison } from './sheet/month-comparison.tsx';
import { ReportSheet } from './sheet/report-sheet.tsx';
import { type Month, useMonth } from './use-month.ts';

interface MonthlyReportPageProps {
  choice?: MonthChoice;
  /** The visitor's own farms in the days of the report, ms. */
  farmsOf?: (span: { fromMs: number; toMs: number }) => ReactNode;
}

/**
 * `/monthlyreport`: the pool's last 30 days or a calendar month (YYYY-MM), coin by coin, as a printed sheet, and another month beside it.
 * Names stand before the figures are there.
 */
export function MonthlyReportPage({ choice = {}, farmsOf }: MonthlyReportPageProps) {
  const { t } = useTranslation('monthly-report');
  // The page was built for the last 30 days.
  const { month: chosen, with: other } = useIsHydrated() ? choice : {};
  // Forty responses arrive close together: the sheet is rendered in slices, not in one long task each.
  const month = useDeferredValue(useMonth(chosen));
  const [first, last] = [month.dayStarts[0], month.dayStarts.at(-1)];
  const hasFigures = month.entries.some(({ row }) => row);
  const incomplete = hasFigures ? t('incomplete') : undefined;
  const problem = month.error && !month.isWaiting && (
    <SheetProblem error={month.error} failed={t('failed')} incomplete={incomplete} isBusy={month.isTryingAgain} onRetry={month.retry} />
  );
  return (
    <div className={`${layout.page} ${styles.page}`}>
      {hasFigures && problem}
      <ReportSheet
        month={month}
        toolbar={<ReportToolbar month={month} />}
        chooser={<MonthChooser months={month.months} {...{ month: chosen, with: other }} />}
        comparison={month.month !== undefined && other !== undefined && <MonthComparison month={month} other={other} />}
        problem={hasFigures ? undefined : problem}
        farms={first !== undefined && last !== undefined && farmsOf?.({ fromMs: first, toMs: last + DAY_MS })}
      />
    </div>
  );
}

const ReportToolbar = memo(function ReportToolbar({ month }: { month: Month }) {
  const { t } = useTranslation('monthly-report');
  const { t: common } = useTranslation('common');
  const saveCsv = useMonthCsv(month);
  return (
    <SheetToolbar madeAtMs={month.madeAtMs} isSimulated={month.isSimulated} isWaiting={month.isWaiting}>
      <Button variant="line" size="sm" disabled={!saveCsv} onClick={saveCsv}>
        <Icon name="download" size={18} />
        {t('saveCsv')}
      </Button>
      <Button variant="line" size="sm" disabled={!saveCsv} onClick={() => window.print()}>
        <Icon name="print" size={18} />
        {common('print')}
      </Button>
    </SheetToolbar>
  );
});
