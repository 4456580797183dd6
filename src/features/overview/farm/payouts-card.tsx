import { memo, startTransition, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Farm } from '#src/contracts/anonymous.ts';
import type { CsvCell } from '#src/domain/csv.ts';
import { SECOND_MS } from '#src/domain/days.ts';
import { roundAndTrim } from '#src/domain/decimal.ts';
import { formatIncome, INCOME_DIGITS } from '#src/domain/money.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { saveCsv } from '#src/parts/files.ts';
import { Button } from '#src/ui/button.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { tableRoles } from '#src/ui/table-roles.ts';
import { useIsPrinted } from '#src/ui/use-is-printed.ts';
import { type FarmId, fileName } from '../farm-id.ts';
import { FarmCard, FarmTable } from './farm-card.tsx';
import styles from './farm.module.css';

interface PayoutsCardProps {
  id: FarmId;
  payouts: readonly Payout[];
  isSimulated: boolean;
}

const FIRST = 7;

/** What the pool has sent to this address, newest first, and the whole of it as CSV. */
export const PayoutsCard = memo(function PayoutsCard({ id, payouts, isSimulated }: PayoutsCardProps) {
  const { t } = useTranslation(['overview', 'common']);
  const [isAsked, setIsAsked] = useState(false);
  const isWhole = useIsPrinted() || isAsked;
  const rows = payouts.toSorted((a, b) => b.time - a.time);
  const hasIds = rows.some(({ txid }) => txid !== '');
  const columns = hasIds ? (['time', 'txid', 'amount'] as const) : (['time', 'amount'] as const);
  const toFile = () => {
    const origin = isSimulated ? t('common:simulated') : '';
    const table = payoutsCsv({ id, payouts: rows, head: (column) => t(`overview:payouts.${column}`), origin });
    saveCsv(fileName(id, 'payouts.csv'), table);
  };
  return (
    <FarmCard
      id="farm-payouts"
      title={t('overview:payouts.title')}
      aside={
        rows.length > 0 && (
          <Button variant="line" size="sm" data-print="no" onClick={toFile}>
            <Icon name="download" size={16} />
            {t('overview:payouts.csv')}
          </Button>
        )
      }
    >
      {rows.length === 0 && <p>{t('overview:payouts.none')}</p>}
      {rows.length > 0 && (
        <FarmTable labelledBy="farm-payouts" heads={columns.map((column) => t(`overview:payouts.${column}`))}>
          {/* A pool may send twice in one second, and name no transactions. */}
          {(isWhole ? rows : rows.slice(0, FIRST)).map((payout, index) => (
            <PayoutRow key={index} payout={payout} coin={id.coin} hasId={hasIds} />
          ))}
        </FarmTable>
      )}
      {!isWhole && rows.length > FIRST && (
        <Button variant="line" size="sm" className={styles.more} onClick={() => startTransition(() => setIsAsked(true))}>
          {t('overview:payouts.more', { count: rows.length })}
        </Button>
      )}
    </FarmCard>
  );
});

/** One payout: when, in the visitor's own time with Beijing's below it where they differ, by which transaction, how much. */
function PayoutRow({ payout, coin, hasId }: { payout: Payout; coin: string; hasId: boolean }) {
  const { t } = useTranslation('overview');
  const { beijingDate, beijingTime, date, time } = useFormats();
  const atMs = payout.time * SECOND_MS;
  // With the year: sixty days reach into the one before.
  const own = `${date(atMs)} ${time(atMs)}`;
  const beijing = `${beijingDate(atMs)} ${beijingTime(atMs)}`;
  return (
    <tr {...tableRoles.row}>
      <th {...tableRoles.rowHeader}>
        <time dateTime={new Date(atMs).toISOString()}>{own}</time>
        {beijing !== own && <small className={styles.beijing}>{t('payouts.beijing', { time: beijing })}</small>}
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

const payoutColumns = ['time', 'amount', 'coin', 'address', 'txid', 'origin'] as const;
type PayoutColumn = (typeof payoutColumns)[number];
type Payout = NonNullable<Farm['payouts']>[number];

interface PayoutTable {
  readonly id: FarmId;
  readonly payouts: readonly Payout[];
  /** The head of a column in the visitor's language. */
  head(column: PayoutColumn): string;
  /** The label of simulated figures travels with them; '' for others. */
  readonly origin: string;
}

/** Payouts as rows of cells, a head row first: times in ISO 8601, plain amounts. */
export function payoutsCsv({ id, payouts, head, origin }: PayoutTable): readonly (readonly CsvCell[])[] {
  const rows = payouts.map(({ time, amount, txid }): Record<PayoutColumn, CsvCell> => ({
    time: new Date(time * SECOND_MS).toISOString(),
    amount: amount === null ? null : roundAndTrim(amount, INCOME_DIGITS),
    coin: id.coin,
    address: id.address,
    txid: txid || null,
    origin: origin || null,
  }));
  // A pool that names no transactions has no column of them.
  const columns = payoutColumns.filter((column) => column !== 'txid' || rows.some(({ txid }) => txid !== null));
  return [columns.map(head), ...rows.map((row) => columns.map((column) => row[column]))];
}
