import { useTranslation } from 'react-i18next';
import { formatIncome } from '#src/domain/money.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { Figure } from '#src/ui/figure.tsx';
import { tableRoles } from '#src/ui/table-roles.ts';
import type { Payout } from './payouts-csv.model.ts';
import styles from './farm-table.module.css';

interface PayoutLineProps {
  payout: Payout;
  coin: string;
  /** Whether the table has a column for the transaction. */
  hasId: boolean;
}

/** One payout: when, in the visitor's own time with Beijing's below it where they differ (decision B16), by which transaction, how much. */
export function PayoutLine({ payout, coin, hasId }: PayoutLineProps) {
  const { t } = useTranslation('overview');
  const { beijingDay, beijingTime, dateTime } = useFormats();
  const atMs = payout.time * 1000;
  const beijing = `${beijingDay(atMs)} ${beijingTime(atMs)}`;
  return (
    <tr {...tableRoles.row}>
      <th {...tableRoles.rowHeader}>
        <time dateTime={new Date(atMs).toISOString()}>{dateTime(atMs)}</time>
        {beijing !== dateTime(atMs) && <small className={styles.beijing}>{t('payouts.beijing', { time: beijing })}</small>}
      </th>
      {hasId && (
        <td {...tableRoles.cell}>
          <span className={styles.name}>{payout.txid || '--'}</span>
        </td>
      )}
      <td {...tableRoles.cell}>
        <Figure value={formatIncome(payout.amount)} unit={coin} tone="ember" />
      </td>
    </tr>
  );
}
