import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import layout from '#src/ui/layout.module.css';
import { tableRoles } from '#src/ui/table-roles.ts';
import type_ from '#src/ui/type.module.css';
import { CoinRow } from './coin-row.tsx';
import { CoinTableFoot } from './coin-table-foot.tsx';
import { CoinTableHead } from './coin-table-head.tsx';
import { CoinTableStatus } from './coin-table-status.tsx';
import styles from './coin-table.module.css';
import { sortAtom } from './pool.atoms.ts';
import { CoinTableTools } from './table-tools/coin-table-tools.tsx';
import { NoMatchRow } from './table-tools/no-match-row.tsx';
import { useCoinRows } from './use-coin-rows.ts';

const titleId = 'pool-coins-title';

/** The pool's coins out of its list; one row at a time opens for chart and details (spec 2 "Pool coin table"). */
export function CoinTable() {
  const { t } = useTranslation('pool');
  const { entries, shownCount, isFiltered, total, context, list, answer, isLoading } = useCoinRows();
  const sort = useAtomValue(sortAtom);
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
        <CoinTableTools entries={entries} answer={answer} context={context} isFiltered={isFiltered} total={total} />
        {/* Roles are spelled out because the phone's layout takes the table's display away (decision H3). */}
        <table className={styles.table} {...tableRoles.table} aria-labelledby={titleId} aria-busy={isLoading} data-sort={sort?.column}>
          <CoinTableHead />
          <tbody {...tableRoles.group}>
            {entries.slice(0, shownCount).map((entry) => (
              <CoinRow key={entry.coin.id} {...entry} context={context} isLoading={isLoading} />
            ))}
            {isFiltered && entries.length === 0 && <NoMatchRow />}
          </tbody>
        </table>
        <CoinTableFoot total={total} isFiltered={isFiltered} />
      </div>
    </section>
  );
}
