import { useTranslation } from 'react-i18next';
import { formatIncome } from '#src/domain/money.ts';
import { Figure } from '#src/ui/figure.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { tableRoles } from '#src/ui/table-roles.ts';
import type { RewardRow } from './affiliate.model.ts';
import styles from './reward-table.module.css';

/** AI(BTC) income is paid in BTC; in the heads, for small phones have no room beside eight decimals. */
const unit = 'BTC';

interface RewardTableProps {
  rows: readonly RewardRow[];
  /** No figure yet: cells of the final size stand instead (decision A5). */
  isWaiting: boolean;
}

/** Their income beside the reward, so that both can be seen to stand (spec 1). */
export function RewardTable({ rows, isWaiting }: RewardTableProps) {
  const { t } = useTranslation('affiliate');
  return (
    <div className={styles.frame}>
      <table {...tableRoles.table} className={styles.table} aria-busy={isWaiting || undefined}>
        <caption className="vh">{t('calculator.caption')}</caption>
        <thead {...tableRoles.group}>
          <tr {...tableRoles.row}>
            <th {...tableRoles.columnHeader}>{t('calculator.over')}</th>
            <th {...tableRoles.columnHeader}>{t('calculator.income', { unit })}</th>
            <th {...tableRoles.columnHeader}>{t('calculator.reward', { unit })}</th>
          </tr>
        </thead>
        <tbody {...tableRoles.group}>
          {rows.map(({ days, income, reward }) => (
            <tr {...tableRoles.row} key={days}>
              <th {...tableRoles.rowHeader}>{t(`calculator.days.d${days}`)}</th>
              <td {...tableRoles.cell}>{isWaiting ? <Skeleton width="10ch" /> : <Figure value={formatIncome(income)} />}</td>
              <td {...tableRoles.cell}>{isWaiting ? <Skeleton width="10ch" /> : <Figure value={formatIncome(reward)} tone="ember" />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
