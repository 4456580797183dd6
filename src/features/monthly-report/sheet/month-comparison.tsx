import type { TFunction } from 'i18next';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { splitHashrate } from '#src/domain/units.ts';
import { useFormats, useMoney } from '#src/i18n/formats.ts';
import { Beside, SheetComparison } from '#src/parts/sheet/sheet-comparison.tsx';
import { SheetCoin, SheetTable } from '#src/parts/sheet/sheet-table.tsx';
import type { Column } from '#src/ui/data-table.tsx';
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
  const before = (figure: string) => t('compare.before', { other: otherPeriod, figure });
  const columns = comparisonColumns({ t, formats, usdText: (USD) => money({ USD }, cnyPerUsd), before });
  const isReady = !month.isWaiting && !other.isWaiting;
  return (
    <SheetComparison title={t('compare.title', { period, other: otherPeriod })} isReady={isReady}>
      {other.error && <p>{t('compare.failed', { other: otherPeriod })}</p>}
      {!other.error && (
        <>
          <p className={styles.all}>
            {t('compare.all')}: <Beside pair={compared.incomeUsd} text={(USD) => money({ USD }, cnyPerUsd)} before={before} />
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
    </SheetComparison>
  );
});

interface ComparisonColumns {
  t: TFunction<'monthly-report'>;
  formats: ReturnType<typeof useFormats>;
  usdText: (usd: number | undefined) => string;
  before: (figure: string) => string;
}

function comparisonColumns({ t, formats: { usd }, usdText, before }: ComparisonColumns): readonly Column<ComparedRow>[] {
  const hashrate = (hs: number | undefined) => {
    const { value, unit } = splitHashrate(hs, 'H/s');
    return `${value} ${unit}`;
  };
  return [
    { id: 'coin', label: t('table.coin'), cell: ({ coin }) => <SheetCoin icon={coin.icon} symbol={coin.symbol} /> },
    {
      id: 'average',
      label: t('compare.average'),
      cell: ({ averageHs }) => <Beside pair={averageHs} text={hashrate} before={before} />,
    },
    { id: 'price', label: t('compare.price'), cell: ({ priceUsd }) => <Beside pair={priceUsd} text={usd} before={before} /> },
    { id: 'income', label: t('compare.income'), cell: ({ incomeUsd }) => <Beside pair={incomeUsd} text={usdText} before={before} /> },
  ];
}
