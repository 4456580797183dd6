import { useAtom, useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import layout from '#src/ui/layout.module.css';
import { tableRoles } from '#src/ui/table-roles.ts';
import type_ from '#src/ui/type.module.css';
import { CoinRow } from './coin-row.tsx';
import { CoinTableFoot } from './coin-table-foot.tsx';
import { CoinTableHead } from './coin-table-head.tsx';
import { CoinTableStatus } from './coin-table-status.tsx';
import styles from './coin-table.module.css';
import { hasMovedRowsAtom, openRowAtom } from './pool.atoms.ts';
import { useCoinRows } from './use-coin-rows.ts';

const titleId = 'pool-coins-title';

/** The pool's coins out of its list; one row at a time opens for chart and details (spec 2 "Pool coin table"). */
export function CoinTable() {
  const { t } = useTranslation('pool');
  const { rows, total, list } = useCoinRows();
  const [openId, toggleRow] = useAtom(openRowAtom);
  const hasMoved = useAtomValue(hasMovedRowsAtom);
  return (
    <section id="pool-coins" className={layout.section} aria-labelledby={titleId}>
      <div className={layout.wrap}>
        <div className={styles.head}>
          <div className={styles.words}>
            <h2 id={titleId} className={type_.h2}>
              {t('title')}
            </h2>
            <p className={type_.lede}>{t('lede')}</p>
          </div>
          <CoinTableStatus list={list} />
        </div>
        {/* Roles are spelled out because the phone's layout takes the table's display away (decision H3). */}
        <table
          className={styles.table}
          {...tableRoles.table}
          aria-labelledby={titleId}
          aria-busy={list.isPending}
          data-moves={hasMoved || undefined}
        >
          <CoinTableHead />
          <tbody {...tableRoles.group}>
            {rows.map((row) => (
              <CoinRow key={row.coin.id} row={row} isOpen={row.coin.id === openId} isLoading={list.isPending} onToggle={toggleRow} />
            ))}
          </tbody>
        </table>
        <CoinTableFoot total={total} />
      </div>
    </section>
  );
}
