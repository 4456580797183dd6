import type { TFunction } from 'i18next';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { quotient } from '#src/domain/known.ts';
import { splitHashrate } from '#src/domain/units.ts';
import { useFormats, useMoney } from '#src/i18n/formats.ts';
import { RatioChange } from '#src/parts/ratio-change.tsx';
import { SheetCoin, SheetTable } from '#src/parts/sheet/sheet-table.tsx';
import type { Column } from '#src/ui/data-table.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import typography from '#src/ui/type.module.css';
import { comparedMonths, type ComparedRow } from '../comparison.model.ts';
import { type Month, useMonth } from '../use-month.ts';
import styles from './month-comparison.module.css';
import { usePeriod } from './use-period.ts';

/** The month beside another one, with the change from that to this; of months of different length the means of their days. */
export const MonthComparison = memo(function MonthComparison({ month, other: named }: { month: Month; other: string }) {
  const { t } = useTranslation('monthly-report');
  const formats = useFormats();
  const money = useMoney();
  const other = useMonth(named);
  const [period, otherPeriod] = [usePeriod(month.month), usePeriod(named)];
  const { cnyPerUsd } = month;
  const compared = comparedMonths(month, other);
  const columns = comparisonColumns({ t, formats, usdText: (USD) => money({ USD }, cnyPerUsd), otherPeriod });
  const isReady = !month.isWaiting && !other.isWaiting;
  return (
    <section className={styles.comparison} aria-labelledby="comparison">
      <h2 id="comparison" className={typography.h4}>
        {t('compare.title', { period, other: otherPeriod })}
      </h2>
      {!isReady && <Skeleton shape="block" />}
      {isReady && other.error && <p>{t('compare.failed', { other: otherPeriod })}</p>}
      {isReady && !other.error && (
        <>
          <p className={styles.all}>
            {t('compare.all')}: <Beside pair={compared.incomeUsd} text={(USD) => money({ USD }, cnyPerUsd)} otherPeriod={otherPeriod} />
          </p>
          {[
            { name: period, days: compared.days },
            { name: otherPeriod, days: compared.otherDays },
          ].map(
            ({ name, days: { known, full } }) =>
              known < full && (
                <p key={name} className={styles.detail}>
                  {t('compare.few', { period: name, known, days: full })}
                </p>
              ),
          )}
          <SheetTable
            className={styles.table}
            caption={t('compare.title', { period, other: otherPeriod })}
            columns={columns}
            rows={compared.rows}
            rowKey={({ coin }) => coin.id}
          />
        </>
      )}
    </section>
  );
});

interface ComparisonColumns {
  t: TFunction<'monthly-report'>;
  formats: ReturnType<typeof useFormats>;
  usdText: (usd: number | undefined) => string;
  otherPeriod: string;
}

function comparisonColumns({ t, formats: { usd }, usdText, otherPeriod }: ComparisonColumns): readonly Column<ComparedRow>[] {
  const hashrate = (hs: number | undefined) => {
    const { value, unit } = splitHashrate(hs, 'H/s');
    return `${value} ${unit}`;
  };
  return [
    { id: 'coin', label: t('table.coin'), cell: ({ coin }) => <SheetCoin icon={coin.icon} symbol={coin.symbol} /> },
    {
      id: 'average',
      label: t('compare.average'),
      cell: ({ averageHs }) => <Beside pair={averageHs} text={hashrate} {...{ otherPeriod }} />,
    },
    { id: 'price', label: t('compare.price'), cell: ({ priceUsd }) => <Beside pair={priceUsd} text={usd} {...{ otherPeriod }} /> },
    { id: 'income', label: t('compare.income'), cell: ({ incomeUsd }) => <Beside pair={incomeUsd} text={usdText} {...{ otherPeriod }} /> },
  ];
}

interface BesideProps {
  /** Of the month, and of the one beside it. */
  pair: readonly [now: number | undefined, then: number | undefined];
  text: (figure: number | undefined) => string;
  otherPeriod: string;
}

/** A figure with its change, and what it was in the other month below it. */
function Beside({ pair: [now, then], text, otherPeriod }: BesideProps) {
  const { t } = useTranslation('monthly-report');
  const ratio = quotient(now, then);
  const figure = (value: number | undefined) => (value === undefined ? '--' : text(value));
  return (
    <>
      <Figure value={figure(now)} /> {ratio !== undefined && <RatioChange ratio={ratio - 1} />}
      <span className={styles.detail}>{t('compare.before', { other: otherPeriod, figure: figure(then) })}</span>
    </>
  );
}
