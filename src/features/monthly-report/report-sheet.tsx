import { BTC_ID } from '#src/domain/coins.ts';
import { memo, type ReactNode } from 'react';
import styles from '#src/parts/sheet/sheet.module.css';
import { DayChart } from './sheet/day-chart.tsx';
import { MonthTable } from './sheet/month-table.tsx';
import { ReportFoot } from './sheet/report-foot.tsx';
import { ReportMasthead } from './sheet/report-masthead.tsx';
import { ReportStrip } from './sheet/report-strip.tsx';
import type { Month } from './use-month.ts';

interface ReportSheetProps {
  month: Month;
  /** Takes the place of the content when there is neither an answer nor a copy. */
  problem: ReactNode;
}

/** The newspaper's grammar for a month (DESIGN 9): masthead, totals, bars by day, coin table, foot. */
export const ReportSheet = memo(function ReportSheet({ month, problem }: ReportSheetProps) {
  const { entries, totals, cnyPerUsd, isSimulated, isWaiting, madeAtMs } = month;
  const lead = entries.find(({ coin }) => coin.id === BTC_ID) ?? entries[0];
  return (
    <article className={styles.sheet} aria-busy={isWaiting}>
      <ReportMasthead days={entries.find(({ row }) => row)?.row?.days} isSimulated={isSimulated} />
      {problem}
      {!problem && (
        <>
          <ReportStrip totals={totals} isWaiting={isWaiting} cnyPerUsd={cnyPerUsd} />
          <DayChart symbol={lead?.coin.symbol ?? ''} row={lead?.row} />
          <MonthTable entries={entries} cnyPerUsd={cnyPerUsd} />
        </>
      )}
      <ReportFoot madeAtMs={madeAtMs} isSimulated={isSimulated} />
    </article>
  );
});
