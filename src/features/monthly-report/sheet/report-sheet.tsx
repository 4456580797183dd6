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
import { usePeriod } from './use-period.ts';

interface ReportSheetProps {
  month: Month;
  /** The page's tools, under the masthead. */
  toolbar: ReactNode;
  /** Which month it is, and which one stands beside it. */
  chooser: ReactNode;
  comparison: ReactNode;
  /** Takes the place of the content when there is neither a response nor a stored one. */
  problem: ReactNode;
  /** The visitor's own farms, under all that the page was built with. */
  farms: ReactNode;
}

/** The newspaper's grammar for a month: masthead, totals, income by day, coin table, foot. */
export const ReportSheet = memo(function ReportSheet({ month, toolbar, chooser, comparison, problem, farms }: ReportSheetProps) {
  const { t } = useTranslation('monthly-report');
  const { entries, fullDays, cnyPerUsd, isSimulated, isWaiting, madeAtMs, priceFrom } = month;
  const period = usePeriod(month.month);
  const hasCoins = entries.length > 0;
  const madeAt = useMadeAt(madeAtMs, { asOf: (beijing) => t('asOf', beijing), localTime: (visitors) => t('localTime', visitors) });
  return (
    <article className={styles.sheet} aria-busy={isWaiting}>
      <ReportMasthead month={month} />
      {toolbar}
      {chooser}
      {problem}
      {!problem && (
        <>
          <ReportStrip month={month} />
          {comparison}
          {hasCoins ? <IncomeChart month={month} /> : <Empty title={t('empty')} />}
          {hasCoins && <MonthTable {...{ entries, period, fullDays, cnyPerUsd }} />}
        </>
      )}
      {farms}
      <SheetFoot {...{ madeAtMs, madeAt, priceFrom }} footnote={t('footnote')} warning={isSimulated ? t('simulatedNote') : undefined} />
    </article>
  );
});

/** The report's name and its days, Beijing days that say so; the running one stands apart. A month says how many of its days are known. */
function ReportMasthead({ month: { month, entries, dayStarts, fullDays, isSimulated, isWaiting } }: { month: Month }) {
  const { t } = useTranslation('monthly-report');
  const { beijingSpan } = useFormats();
  const period = usePeriod(month);
  const rows = entries.flatMap(({ row }) => row ?? []);
  const [first, last] = [dayStarts[0], dayStarts[fullDays - 1]];
  const isKnown = first !== undefined && last !== undefined && (rows.length > 0 || (month !== undefined && !isWaiting));
  const [from, to] = isKnown ? beijingSpan(first, last) : [];
  const known = Math.max(0, ...rows.map(({ figures }) => figures.knownDays));
  const daysText = () => {
    if (!isKnown) return t('beijingDays');
    if (month !== undefined && known < fullDays) return t('fewDays', { known, days: fullDays });
    return t(dayStarts.length > fullDays ? 'daysAndRunning' : 'wholeDays', { days: fullDays });
  };
  return (
    <SheetMasthead title={t('title')} isSimulated={isSimulated}>
      <p className={styles.line}>
        {isKnown && month === undefined && (
          <>
            <time dateTime={beijingDate(first)}>{from}</time> – <time dateTime={beijingDate(last)}>{to}</time>
          </>
        )}
        {isKnown && month !== undefined && <time dateTime={month}>{period}</time>}
        {!isKnown && <Skeleton width="24ch" />}
      </p>
      <p className={styles.line}>{daysText()}</p>
    </SheetMasthead>
  );
}

/** The month of all coins in four figures. */
function ReportStrip({ month: { month, totals, isWaiting, cnyPerUsd } }: { month: Month }) {
  const { t } = useTranslation('monthly-report');
  const period = usePeriod(month);
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
  return <SheetStrip label={t('strip.label', { period })} facts={[fact('income'), fact('share'), fact('best'), fact('worst')]} />;
}
