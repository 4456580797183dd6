import { memo, startTransition, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveCsv } from '#src/parts/files.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { tableRoles } from '#src/ui/table-roles.ts';
import type_ from '#src/ui/type.module.css';
import type { FarmId } from '../farm-id.ts';
import styles from './farm-table.module.css';
import shared from './farm-view.module.css';
import { PayoutLine } from './payout-line.tsx';
import { type Payout, payoutsCsv } from './payouts-csv.model.ts';

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
  const hasIds = rows.some(({ txid }) => txid !== '');
  const toFile = () => {
    const origin = isSimulated ? t('common:simulated') : '';
    const table = payoutsCsv({ id, payouts: rows, head: (column) => t(`overview:payouts.${column}`), origin });
    saveCsv(`okkong-${id.coin.toLowerCase()}-payouts.csv`, table);
  };
  return (
    <section className={shared.card} aria-labelledby="farm-payouts">
      <div className={shared.cardHead}>
        <h2 id="farm-payouts" className={type_.h4}>
          {t('overview:payouts.title')}
        </h2>
        {rows.length > 0 && (
          <Button variant="line" size="sm" onClick={toFile}>
            <Icon name="download" size={16} />
            {t('overview:payouts.csv')}
          </Button>
        )}
      </div>
      {rows.length === 0 && <p>{t('overview:payouts.none')}</p>}
      {rows.length > 0 && (
        <table className={styles.table} {...tableRoles.table} aria-labelledby="farm-payouts">
          <thead {...tableRoles.group}>
            <tr {...tableRoles.row}>
              <th {...tableRoles.columnHeader}>{t('overview:payouts.time')}</th>
              {hasIds && <th {...tableRoles.columnHeader}>{t('overview:payouts.txid')}</th>}
              <th {...tableRoles.columnHeader}>{t('overview:payouts.amount')}</th>
            </tr>
          </thead>
          <tbody {...tableRoles.group}>
            {(isWhole ? rows : rows.slice(0, FIRST)).map((payout) => (
              <PayoutLine key={`${payout.time} ${payout.txid}`} payout={payout} coin={id.coin} hasId={hasIds} />
            ))}
          </tbody>
        </table>
      )}
      {!isWhole && rows.length > FIRST && (
        <Button variant="line" size="sm" className={styles.more} onClick={() => startTransition(() => setIsWhole(true))}>
          {t('overview:payouts.more', { count: rows.length })}
        </Button>
      )}
    </section>
  );
});
