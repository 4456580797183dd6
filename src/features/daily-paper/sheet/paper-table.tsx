import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Coin, reportedCoins } from '#src/domain/coins.ts';
import { useFormats, useMinute, useMoney } from '#src/i18n/formats.ts';
import { now } from '#src/lib/clock.ts';
import { RatioChange } from '#src/parts/ratio-change.tsx';
import { SheetCoin, SheetCurve, SheetTable } from '#src/parts/sheet/sheet-table.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { tableRoles } from '#src/ui/table-roles.ts';
import { type Income, type PaperRow, TREND_DAYS, waitText, withoutForecast } from '../paper.model.ts';
import styles from './paper-table.module.css';

const columns = ['coin', 'price', 'change', 'trend', 'network', 'difficulty', 'next', 'income'] as const;

/** Every coin with its figures. */
export const PaperTable = memo(function PaperTable({ rows }: { rows: readonly PaperRow[] | undefined }) {
  const { t } = useTranslation('daily-paper');
  const lines = rows ? rows.map((row) => ({ coin: row.coin, row })) : reportedCoins.map((coin) => ({ coin, row: undefined }));
  return (
    <SheetTable
      className={styles.table}
      caption={t('table.caption')}
      columns={columns.map((name) => ({ name, label: t(`table.${name}`, { days: TREND_DAYS }) }))}
    >
      {lines.map(({ coin, row }) => (
        <PaperTableRow key={coin.id} coin={coin} row={row} />
      ))}
    </SheetTable>
  );
});

/** One coin of the paper; each cell carries its column's name for the card look. Without a row its cells are empty. */
function PaperTableRow({ coin, row }: { coin: Coin; row: PaperRow | undefined }) {
  const { t } = useTranslation('daily-paper');
  const { usd } = useFormats();
  const cell = (column: (typeof columns)[number], content: (row: PaperRow) => ReactNode) => (
    <td {...tableRoles.cell} data-column={column} data-label={t(`table.${column}`, { days: TREND_DAYS })}>
      {row ? content(row) : <Skeleton width="8ch" />}
    </td>
  );
  return (
    <tr {...tableRoles.row}>
      <SheetCoin icon={coin.icon} symbol={coin.symbol} />
      {cell('price', ({ priceUsd }) => (
        <Figure value={usd(priceUsd)} />
      ))}
      {cell('change', ({ changeRatio }) => (
        <RatioChange ratio={changeRatio} />
      ))}
      <td {...tableRoles.cell} data-column="trend" data-label={t('table.trend', { days: TREND_DAYS })}>
        <SheetCurve values={row?.prices.slice(-TREND_DAYS)} />
      </td>
      {cell('network', ({ network }) => (
        <Figure {...network} />
      ))}
      {cell('difficulty', ({ difficulty }) => (
        <Figure {...difficulty} />
      ))}
      {cell('next', ({ next }) => (
        <>
          {next && <Figure {...next.figure} />}
          <NextChange next={next} />
        </>
      ))}
      {cell('income', ({ income }) => (
        <IncomeCell income={income} />
      ))}
    </tr>
  );
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

/** The coming change of difficulty and when: "▲ 1.10% in 4 d"; says so where nobody can forecast it, and '--' where the pool does not tell. */
export function NextChange({ next }: Pick<PaperRow, 'next'>) {
  const { t } = useTranslation('daily-paper');
  const { beijingDay } = useFormats();
  useMinute();
  if (!next) return <span className={styles.none}>{withoutForecast({ next }, t)}</span>;
  const wait = waitText(next, { t, beijingDay }, now());
  return (
    <span className={styles.next}>
      <RatioChange ratio={next.ratio} isNeutral /> {wait !== '' && <span className={styles.wait}>{wait}</span>}
    </span>
  );
}
