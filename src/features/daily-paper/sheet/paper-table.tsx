import type { TFunction } from 'i18next';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Coin, reportedCoins } from '#src/domain/coins.ts';
import { useFormats, useMinute, useMoney } from '#src/i18n/formats.ts';
import { RatioChange } from '#src/parts/ratio-change.tsx';
import { usePresent } from '#src/state/use-now.ts';
import { SheetCoin, SheetCurve, SheetTable } from '#src/parts/sheet/sheet-table.tsx';
import type { Column } from '#src/ui/data-table.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { type Income, type PaperRow, TREND_DAYS, waitText, withoutForecast } from '../paper.model.ts';
import styles from './paper-table.module.css';

interface Line {
  coin: Coin;
  /** Undefined while it is under way. */
  row: PaperRow | undefined;
}

/** Every coin with its figures. */
export const PaperTable = memo(function PaperTable({ rows }: { rows: readonly PaperRow[] | undefined }) {
  const { t } = useTranslation('daily-paper');
  const formats = useFormats();
  const lines = rows ? rows.map((row) => ({ coin: row.coin, row })) : reportedCoins.map((coin) => ({ coin, row: undefined }));
  const columns = paperColumns(t, formats);
  return <SheetTable className={styles.table} caption={t('table.caption')} columns={columns} rows={lines} rowKey={({ coin }) => coin.id} />;
});

/** What the table says of a coin; a row that is under way has the places of its figures. */
function paperColumns(t: TFunction<'daily-paper'>, { usd }: Pick<ReturnType<typeof useFormats>, 'usd'>): readonly Column<Line>[] {
  const cell =
    (content: (row: PaperRow) => ReactNode) =>
    ({ row }: Line) =>
      row ? content(row) : <Skeleton width="8ch" />;
  return [
    { id: 'coin', label: t('table.coin'), cell: ({ coin }) => <SheetCoin icon={coin.icon} symbol={coin.symbol} /> },
    { id: 'price', label: t('table.price'), cell: cell(({ priceUsd }) => <Figure value={usd(priceUsd)} />) },
    { id: 'change', label: t('table.change'), cell: cell(({ changeRatio }) => <RatioChange ratio={changeRatio} />) },
    {
      id: 'trend',
      label: t('table.trend', { days: TREND_DAYS }),
      cell: ({ row }) => <SheetCurve values={row?.prices.slice(-TREND_DAYS)} />,
    },
    { id: 'network', label: t('table.network'), cell: cell(({ network }) => <Figure {...network} />) },
    { id: 'difficulty', label: t('table.difficulty'), cell: cell(({ difficulty }) => <Figure {...difficulty} />) },
    {
      id: 'next',
      label: t('table.next'),
      cell: cell(({ next }) => (
        <>
          {next && <Figure {...next.figure} />}
          <NextChange next={next} />
        </>
      )),
    },
    { id: 'income', label: t('table.income'), cell: cell(({ income }) => <IncomeCell income={income} />) },
  ];
}

/** What one unit earns in a day: money in the chosen currency, and the coins it is paid in. */
function IncomeCell({ income }: { income: Income | null }) {
  const { t } = useTranslation('daily-paper');
  const money = useMoney();
  if (income === null) return <span className={styles.none}>{t('none')}</span>;
  return (
    <>
      <Figure value={money(income.money, income.cnyPerUsd)} tone="ember" />
      <span className={styles.unit}>
        {t('coinsPerUnit', { coins: income.text, unit: income.unit })}
        {income.within && (
          <>
            {' · '}
            <span className={styles.within}>{t('within', { symbol: income.within })}</span>
          </>
        )}
      </span>
    </>
  );
}

/** The coming change of difficulty and when: "▲ 1.10% in 4 d"; says so where it cannot be forecast, and '--' where the pool does not state it. */
export function NextChange({ next }: Pick<PaperRow, 'next'>) {
  const { t } = useTranslation('daily-paper');
  const { beijingDay } = useFormats();
  const { nowMs } = usePresent();
  useMinute();
  if (!next) return <span className={styles.none}>{withoutForecast({ next }, t)}</span>;
  const wait = waitText(next, { t, beijingDay }, nowMs);
  return (
    <span className={styles.next}>
      <RatioChange ratio={next.ratio} isNeutral /> {wait !== '' && <span className={styles.wait}>{wait}</span>}
    </span>
  );
}
