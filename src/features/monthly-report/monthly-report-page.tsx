import { memo, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '#src/i18n/failure.ts';
import { CurrencySwitch } from '#src/parts/currency-switch.tsx';
import { FigureAge } from '#src/parts/figure-age.tsx';
import styles from '#src/parts/sheet/sheet.module.css';
import { SheetProblem } from '#src/parts/sheet/sheet.tsx';
import { Button } from '#src/ui/button.tsx';
import { Freshness } from '#src/ui/freshness.tsx';
import { Icon } from '#src/ui/icon.tsx';
import layout from '#src/ui/layout.module.css';
import { useMonthCsv } from './month-csv.ts';
import { ReportSheet } from './sheet/report-sheet.tsx';
import { type Month, useMonth } from './use-month.ts';

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

/** Above the sheet: how old its figures are, the currency of its estimates (decision B14), and the ways to take it along. */
const ReportToolbar = memo(function ReportToolbar({ month }: { month: Month }) {
  const { t } = useTranslation('monthly-report');
  const { t: common } = useTranslation('common');
  const saveCsv = useMonthCsv(month);
  return (
    <div className={styles.toolbar} data-print="no">
      <div className={styles.state}>
        <FigureAge of={{ madeAt: month.madeAtMs }} />
        {month.isWaiting && <Freshness tone="plain" text={common('stillLoading')} dateTime={undefined} className={styles.slow} />}
      </div>
      <CurrencySwitch of="estimates" />
      <div className={styles.exports}>
        <Button variant="line" size="sm" disabled={!saveCsv} onClick={saveCsv}>
          <Icon name="download" size={18} />
          {t('saveCsv')}
        </Button>
        <Button variant="line" size="sm" disabled={!saveCsv} onClick={() => window.print()}>
          <Icon name="print" size={18} />
          {common('print')}
        </Button>
      </div>
    </div>
  );
});

interface ReportProblemProps {
  error: Error;
  /** Some figures are shown below. */
  hasFigures: boolean;
  onRetry: () => void;
}

/** What the sheet says of a call that failed. */
function ReportProblem({ error, hasFigures, onRetry }: ReportProblemProps) {
  const { t } = useTranslation('monthly-report');
  const { noCopy, ...failure } = useFailureWords(error);
  const title = failure.isOffline ? noCopy : t('failed');
  return <SheetProblem {...failure} title={title} line={hasFigures ? failure.followedBy(t('incomplete')) : undefined} onRetry={onRetry} />;
}
