import { useTranslation } from 'react-i18next';
import type { Coin } from '#src/domain/coins.ts';
import { formatIncome } from '#src/domain/money.ts';
import { useFormats, useMoney } from '#src/i18n/formats.ts';
import { Figure } from '#src/ui/figure.tsx';
import { SheetCoin, SheetCurve } from '#src/parts/sheet/sheet-table.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { tableRoles } from '#src/ui/table-roles.ts';
import { type Income, type PaperRow, TREND_DAYS } from '../paper.model.ts';
import { NextChange } from './next-change.tsx';
import styles from './paper-table.module.css';
import { RatioChange } from '#src/parts/ratio-change.tsx';

interface PaperTableRowProps {
  coin: Coin;
  /** Undefined while the answer is under way. */
  row: PaperRow | undefined;
}

/** One coin of the paper; each cell carries its column's name for the card look. */
export function PaperTableRow({ coin, row }: PaperTableRowProps) {
  const { t } = useTranslation('daily-paper');
  const { usd } = useFormats();
  const waiting = <Skeleton width="8ch" />;
  return (
    <tr {...tableRoles.row}>
      <SheetCoin icon={coin.icon} symbol={coin.symbol} />
      <td {...tableRoles.cell} data-column="price" data-label={t('table.price')}>
        {row ? <Figure value={usd(row.priceUsd)} /> : waiting}
      </td>
      <td {...tableRoles.cell} data-column="change" data-label={t('table.change')}>
        {row ? <RatioChange ratio={row.changeRatio} /> : waiting}
      </td>
      <td {...tableRoles.cell} data-column="trend" data-label={t('table.trend', { days: TREND_DAYS })}>
        <SheetCurve values={row?.prices.slice(-TREND_DAYS)} />
      </td>
      <td {...tableRoles.cell} data-column="network" data-label={t('table.network')}>
        {row ? <Figure {...row.network} /> : waiting}
      </td>
      <td {...tableRoles.cell} data-column="difficulty" data-label={t('table.difficulty')}>
        {row ? <Figure {...row.difficulty} /> : waiting}
      </td>
      <td {...tableRoles.cell} data-column="next" data-label={t('table.next')}>
        {row?.next && <Figure {...row.next.figure} />}
        {row ? <NextChange next={row.next} /> : waiting}
      </td>
      <td {...tableRoles.cell} data-column="income" data-label={t('table.income')}>
        {row ? <IncomeCell coin={coin} income={row.income} /> : waiting}
      </td>
    </tr>
  );
}

interface IncomeCellProps {
  coin: Coin;
  income: Income | null;
}

/** What one unit earns in a day: money in the chosen currency (decision B14), and the coins it is paid in. */
function IncomeCell({ coin, income }: IncomeCellProps) {
  const { t } = useTranslation('daily-paper');
  const money = useMoney();
  if (income === null) return <span className={styles.none}>{t('none')}</span>;
  return (
    <>
      <Figure value={money(income.money, income.cnyPerUsd)} tone="ember" />
      <span className={styles.unit}>
        {t('coinsPerUnit', { coins: formatIncome(income.coins), symbol: coin.incomeSymbol, unit: income.unit })}
      </span>
    </>
  );
}
