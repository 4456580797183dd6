import { memo, startTransition, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Farm } from '#src/contracts/anonymous.ts';
import { SECOND_MS } from '#src/domain/days.ts';
import { roundAndTrim } from '#src/domain/decimal.ts';
import { formatIncome, INCOME_DIGITS } from '#src/domain/money.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { saveCsv } from '#src/parts/files.ts';
import { Button } from '#src/ui/button.tsx';
import { type Column, DataTable, tableCsv } from '#src/ui/data-table.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { type FarmId, fileName } from '../farm-id.ts';
import { YearButton } from '../year/year-button.tsx';
import { FarmCard } from './farm-card.tsx';
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
  const [isWhole, setIsWhole] = useState(false);
  const rows = payouts.toSorted((a, b) => b.time - a.time);
  const columns = payoutColumns({
    id,
    payouts: rows,
    head: (column) => t(`overview:payouts.${column}`),
    origin: isSimulated ? t('common:simulated') : '',
  });
  // Who only looks at the farm has no files of it: they name its address.
  const hasFiles = id.address !== '' && rows.length > 0;
  const toFile = () => saveCsv(fileName(id, 'payouts.csv'), tableCsv(columns, rows));
  return (
    <FarmCard
      id="farm-payouts"
      title={t('overview:payouts.title')}
      aside={
        hasFiles && (
          <Button variant="line" size="sm" data-print="no" onClick={toFile}>
            <Icon name="download" size={16} />
            {t('overview:payouts.csv')}
          </Button>
        )
      }
    >
      {rows.length === 0 && <p>{t('overview:payouts.none')}</p>}
      {rows.length > 0 && (
        <DataTable
          className={styles.table}
          aria-labelledby="farm-payouts"
          columns={columns}
          rows={isWhole ? rows : rows.slice(0, FIRST)}
          // A pool may send twice in one second, and name no transactions.
          rowKey={(_payout, index) => index}
        />
      )}
      {hasFiles && <YearButton {...{ id, payouts, isSimulated }} />}
      {!isWhole && rows.length > FIRST && (
        <Button variant="line" size="sm" className={styles.more} data-print="no" onClick={() => startTransition(() => setIsWhole(true))}>
          {t('overview:payouts.more', { count: rows.length })}
        </Button>
      )}
    </FarmCard>
  );
});

type Payout = NonNullable<Farm['payouts']>[number];

interface PayoutColumns {
  id: FarmId;
  payouts: readonly Payout[];
  /** The head of a column in the visitor's language. */
  head(column: 'time' | 'txid' | 'amount' | 'coin' | 'address' | 'origin'): string;
  /** The label of simulated figures travels with them; '' for others. */
  origin: string;
}

/** What the card says of a payout, and what its file says, in the order of the file. */
export function payoutColumns({ id, payouts, head, origin }: PayoutColumns): readonly Column<Payout>[] {
  // A pool that names no transactions has no column of them.
  const hasIds = payouts.some((payout) => payout.txid !== '');
  const txid = { id: 'txid', label: head('txid') };
  return [
    {
      id: 'time',
      label: head('time'),
      cell: ({ time }) => <PayoutTime atMs={time * SECOND_MS} />,
      csv: ({ time }) => new Date(time * SECOND_MS).toISOString(),
    },
    // The page has it before the amount, the file behind the address.
    ...(hasIds ? [{ ...txid, cell: (payout: Payout) => <span className={styles.name}>{payout.txid || '--'}</span> }] : []),
    {
      id: 'amount',
      label: head('amount'),
      cell: ({ amount }) => <Figure value={formatIncome(amount)} unit={id.coin} tone="ember" />,
      csv: ({ amount }) => (amount === null ? null : roundAndTrim(amount, INCOME_DIGITS)),
    },
    { id: 'coin', label: head('coin'), csv: () => id.coin },
    { id: 'address', label: head('address'), csv: () => id.address },
    ...(hasIds ? [{ ...txid, csv: (payout: Payout) => payout.txid || null }] : []),
    { id: 'origin', label: head('origin'), csv: () => origin || null },
  ];
}

/** When a payout was sent, in the visitor's own time with Beijing's below it where they differ. */
function PayoutTime({ atMs }: { atMs: number }) {
  const { t } = useTranslation('overview');
  const { beijingDate, beijingTime, date, time } = useFormats();
  // With the year: sixty days reach into the one before.
  const own = `${date(atMs)} ${time(atMs)}`;
  const beijing = `${beijingDate(atMs)} ${beijingTime(atMs)}`;
  return (
    <>
      <time dateTime={new Date(atMs).toISOString()}>{own}</time>
      {beijing !== own && <small className={styles.beijing}>{t('payouts.beijing', { time: beijing })}</small>}
    </>
  );
}
