import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BTC_ID } from '#src/domain/coins.ts';
import { beijingDate } from '#src/domain/days.ts';
import type { MonthDay } from '#src/domain/month.ts';
import { useFormats, useMoney } from '#src/i18n/formats.ts';
import { RatioChange } from '#src/parts/ratio-change.tsx';
import styles from '#src/parts/sheet/sheet.module.css';
import { Mark } from '#src/ui/mark.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Tag } from '#src/ui/tag.tsx';
import type { MonthRow, MonthTotals } from '../month.model.ts';
import type { Month } from '../use-month.ts';
import { DayChart } from './day-chart.tsx';
import { MonthTable } from './month-table.tsx';

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

interface ReportMastheadProps {
  days: readonly MonthDay[] | undefined;
  isSimulated: boolean;
}

/** The report's name and its days, Beijing days that say so (decision B16). */
function ReportMasthead({ days, isSimulated }: ReportMastheadProps) {
  const { t } = useTranslation('monthly-report');
  const { t: common } = useTranslation('common');
  const { beijingSpan } = useFormats();
  const [first, last] = [days?.[0], days?.at(-1)];
  const [from, to] = first && last ? beijingSpan(first.dayStartMs, last.dayStartMs) : [];
  return (
    <header className={styles.masthead}>
      <h1 className={styles.title}>{t('title')}</h1>
      <div className={styles.day}>
        <p className={styles.line}>
          {first && last ? (
            <>
              <time dateTime={beijingDate(first.dayStartMs)}>{from}</time> – <time dateTime={beijingDate(last.dayStartMs)}>{to}</time>
            </>
          ) : (
            <Skeleton width="24ch" />
          )}
        </p>
        <p className={styles.line}>{t('beijingDays')}</p>
        <p className={styles.kind}>{isSimulated && <Tag text={common('simulated')} />}</p>
      </div>
      <Mark className={styles.mark} />
    </header>
  );
}

interface ReportStripProps {
  totals: MonthTotals | undefined;
  isWaiting: boolean;
  cnyPerUsd: number | undefined;
}

/** The month of all coins in four figures between two rules. */
function ReportStrip({ totals, isWaiting, cnyPerUsd }: ReportStripProps) {
  const { t } = useTranslation('monthly-report');
  const { percent } = useFormats();
  const money = useMoney();
  const figure = (content: ReactNode) => (isWaiting ? <Skeleton width="10ch" /> : content || '--');
  const changed = (row: MonthRow | undefined) =>
    row?.figures.priceChange !== undefined && (
      <>
        {row.coin.symbol} <RatioChange ratio={row.figures.priceChange} />
      </>
    );
  const share = totals?.largestShare;
  return (
    <section aria-label={t('strip.label')}>
      <dl className={styles.strip}>
        <div>
          <dt>{t('strip.income')}</dt>
          <dd>{figure(money({ USD: totals?.incomeUsd }, cnyPerUsd))}</dd>
        </div>
        <div>
          <dt>{t('strip.share')}</dt>
          <dd>{figure(share?.figures.networkShare !== undefined && `${share.coin.symbol} ${percent(share.figures.networkShare)}`)}</dd>
        </div>
        <div>
          <dt>{t('strip.best')}</dt>
          <dd>{figure(changed(totals?.best))}</dd>
        </div>
        <div>
          <dt>{t('strip.worst')}</dt>
          <dd>{figure(changed(totals?.worst))}</dd>
        </div>
      </dl>
    </section>
  );
}

interface ReportFootProps {
  /** When the oldest of the figures was made; undefined while they are under way. */
  madeAtMs: number | undefined;
  isSimulated: boolean;
}

/** When the figures were made, how they are reckoned and what they are worth. Printed too (decision A2). */
function ReportFoot({ madeAtMs, isSimulated }: ReportFootProps) {
  const { t } = useTranslation('monthly-report');
  const formats = useFormats();
  const asOf = (ms: number) => t('asOf', { date: formats.beijingDate(ms), time: formats.beijingTime(ms) });
  return (
    <footer className={styles.foot}>
      <div className={styles.notes}>
        <p className={styles.time}>{madeAtMs !== undefined && <time dateTime={new Date(madeAtMs).toISOString()}>{asOf(madeAtMs)}</time>}</p>
        <p>{t('footnote')}</p>
        <p className={styles.simulated}>{isSimulated && t('simulatedNote')}</p>
      </div>
    </footer>
  );
}
