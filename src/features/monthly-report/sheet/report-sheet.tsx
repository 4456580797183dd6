import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { beijingDate } from '#src/domain/days.ts';
import { useFormats, useMoney } from '#src/i18n/formats.ts';
import { RatioChange } from '#src/parts/ratio-change.tsx';
import styles from '#src/parts/sheet/sheet.module.css';
import { SheetFoot, SheetMasthead, SheetStrip, useMadeAt } from '#src/parts/sheet/sheet.tsx';
import { Empty } from '#src/ui/empty.tsx';
import type { Fact } from '#src/ui/fact-list.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import type { MonthRow } from '../month.model.ts';
import type { Month } from '../use-month.ts';
import { IncomeChart } from './income-chart.tsx';
import { MonthTable } from './month-table.tsx';

interface ReportSheetProps {
  month: Month;
  /** The page's tools, under the masthead. */
  toolbar: ReactNode;
  /** Takes the place of the content when there is neither a response nor a stored one. */
  problem: ReactNode;
}

/** The newspaper's grammar for a month: masthead, totals, income by day, coin table, foot. */
export const ReportSheet = memo(function ReportSheet({ month, toolbar, problem }: ReportSheetProps) {
  const { t } = useTranslation('monthly-report');
  const { entries, dayStarts, cnyPerUsd, isSimulated, isWaiting, madeAtMs, priceFrom } = month;
  const hasCoins = entries.length > 0;
  const madeAt = useMadeAt(madeAtMs, { asOf: (beijing) => t('asOf', beijing), localTime: (visitors) => t('localTime', visitors) });
  return (
    <article className={styles.sheet} aria-busy={isWaiting}>
      <ReportMasthead dayStarts={entries.some(({ row }) => row) ? dayStarts : undefined} isSimulated={isSimulated} />
      {toolbar}
      {problem}
      {!problem && (
        <>
          <ReportStrip month={month} />
          {hasCoins ? <IncomeChart month={month} /> : <Empty title={t('empty')} />}
          {hasCoins && <MonthTable entries={entries} fullDays={dayStarts.length - 1} cnyPerUsd={cnyPerUsd} />}
        </>
      )}
      <SheetFoot {...{ madeAtMs, madeAt, priceFrom }} footnote={t('footnote')} warning={isSimulated ? t('simulatedNote') : undefined} />
    </article>
  );
});

/** The report's name and its days, Beijing days that say so; the running one stands apart. */
function ReportMasthead({ dayStarts = [], isSimulated }: { dayStarts: readonly number[] | undefined; isSimulated: boolean }) {
  const { t } = useTranslation('monthly-report');
  const { beijingSpan } = useFormats();
  const [first, last] = [dayStarts[0], dayStarts.at(-2)];
  const isKnown = first !== undefined && last !== undefined;
  const [from, to] = isKnown ? beijingSpan(first, last) : [];
  return (
    <SheetMasthead title={t('title')} isSimulated={isSimulated}>
      <p className={styles.line}>
        {isKnown ? (
          <>
            <time dateTime={beijingDate(first)}>{from}</time> – <time dateTime={beijingDate(last)}>{to}</time>
          </>
        ) : (
          <Skeleton width="24ch" />
        )}
      </p>
      <p className={styles.line}>{isKnown ? t('daysAndRunning', { days: dayStarts.length - 1 }) : t('beijingDays')}</p>
    </SheetMasthead>
  );
}

/** The month of all coins in four figures. */
function ReportStrip({ month: { totals, isWaiting, cnyPerUsd } }: { month: Month }) {
  const { t } = useTranslation('monthly-report');
  const { percent } = useFormats();
  const money = useMoney();
  const changed = (row: MonthRow | undefined) =>
    row?.figures.priceChange !== undefined && (
      <>
        {row.coin.symbol} <RatioChange ratio={row.figures.priceChange} />
      </>
    );
  const share = totals?.largestShare;
  const figures = {
    income: totals && (
      <>
        {money({ USD: totals.incomeUsd }, cnyPerUsd)}
        {totals.incomeUsd !== undefined && totals.knownDays < totals.fullDays && (
          <small> {t('knownDays', { known: totals.knownDays, days: totals.fullDays })}</small>
        )}
      </>
    ),
    share: share?.figures.networkShare !== undefined && `${share.coin.symbol} ${percent(share.figures.networkShare)}`,
    best: changed(totals?.best),
    worst: changed(totals?.worst),
  };
  const fact = (name: keyof typeof figures): Fact => ({
    label: t(`strip.${name}`),
    value: isWaiting ? <Skeleton width="10ch" /> : figures[name] || '--',
  });
  return <SheetStrip label={t('strip.label')} facts={[fact('income'), fact('share'), fact('best'), fact('worst')]} />;
}
