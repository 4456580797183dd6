import { useAtom, useAtomValue } from 'jotai';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#src/ui/class-names.ts';
import layout from '#src/ui/layout.module.css';
import { tableRoles } from '#src/ui/table-roles.ts';
import typography from '#src/ui/type.module.css';
import { RowAddressesContext, type RowAddresses } from './coin-row-panel.tsx';
import { CoinRow } from './coin-row.tsx';
import styles from './coin-table.module.css';
import { filterAtom, showsAllAtom, sortAtom } from './pool.atoms.ts';
import { CoinTableTools, FILTER_ID } from './coin-table-tools.tsx';
import { INITIAL_ROW_COUNT, useCoinRows } from './use-coin-rows.ts';
import type { ApiQueryState } from '#src/state/use-api-query.ts';
import type { ApiResponse } from '#src/lib/api-response.ts';
import { errorKindOf } from '#src/lib/app-error.ts';
import { Button } from '#src/ui/button.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { SortHeading } from '#src/ui/sort-heading.tsx';
import { useCoinStandstill } from '#src/parts/coin-standstill.ts';
import { CurrencySwitch } from '#src/parts/currency-switch.tsx';
import { PriceCredit, priceSourceOf } from '#src/parts/price-credit.tsx';
import { hasOldFigures, tooOld } from '#src/parts/old-figures.ts';
import { FigureAge } from '#src/parts/figure-age.tsx';
import type { PoolCoin } from '#src/contracts/pool.ts';
import { AI_BTC_ID, isListed } from '#src/domain/coins.ts';
import type { PriceSourceName } from '#src/contracts/rows.ts';
import { useIsSlow } from '#src/state/use-is-slow.ts';
import { useIsHydrated } from '#src/page-start/hydration.ts';
import { usePresent } from '#src/state/use-now.ts';
import { COLUMN_COUNT } from './coin-columns.tsx';
import { nextSort, sortColumns } from './coin-sort.model.ts';
import { Empty } from '#src/ui/empty.tsx';
import { Icon } from '#src/ui/icon.tsx';

const titleId = 'pool-coins-title';

interface CoinTableProps {
  /** Draws the mining addresses of a coin, another feature's part, in its open row. */
  rowAddresses?: RowAddresses;
}

/** The pool's coins out of its list; one row at a time opens for chart and details. */
export function CoinTable({ rowAddresses }: CoinTableProps) {
  const { t } = useTranslation('pool');
  const { entries, shownCount, isFiltered, total, context, list, response, isLoading } = useCoinRows();
  const sort = useAtomValue(sortAtom);
  const isPriced = response?.data.some(({ dayIncome, priceUsa }) => dayIncome !== null && priceUsa !== null);
  const lacksRate = isPriced && context.currency === 'CNY' && context.cnyPerUsd === undefined;
  const hasTooOld = response?.data.some((record) => isListed(record) && Object.values(tooOld(record, response.madeAt)).includes(true));
  // Until the list is here the table stands with the usual coins.
  const listsAi = response?.data.some((record) => record.coinType === AI_BTC_ID && isListed(record)) ?? true;
  return (
    <section id="pool-coins" className={classNames(layout.section, styles.section)} aria-labelledby={titleId}>
      <div className={layout.wrap}>
        <div className={styles.head}>
          <div className={styles.words}>
            <h2 id={titleId} className={typography.h2}>
              {t('title')}
            </h2>
            <p className={typography.lede}>{listsAi ? t('ledeAndAi', { lede: t('lede'), ai: t('ledeAi') }) : t('lede')}</p>
          </div>
          <CoinTableStatus list={list} />
        </div>
        <CoinTableTools entries={entries} response={response} context={context} isFiltered={isFiltered} total={total} />
        {/* Roles are spelled out because the phone's layout takes the table's display away. */}
        <table className={styles.table} {...tableRoles.table} aria-labelledby={titleId} aria-busy={isLoading} data-sort={sort?.column}>
          <CoinTableHead />
          <tbody {...tableRoles.group}>
            <RowAddressesContext value={rowAddresses}>
              {entries.slice(0, shownCount).map((entry) => (
                <CoinRow key={entry.coin.id} {...entry} context={context} isLoading={isLoading} />
              ))}
            </RowAddressesContext>
            {entries.length === 0 && (isFiltered ? <NoMatchRow /> : <NoCoinsRow />)}
          </tbody>
        </table>
        <CoinTableFoot total={total} isFiltered={isFiltered} priceFrom={priceSourceOf(response?.data)} />
        {hasTooOld && <p className={typography.small}>{t('tooOld')}</p>}
        {lacksRate && <p className={typography.small}>{t('noRate')}</p>}
      </div>
    </section>
  );
}

/** How old the figures are and where they come from, or why there are none; and the currency of the income. */
function CoinTableStatus({ list }: { list: ApiQueryState<ApiResponse<readonly PoolCoin[]>> }) {
  const { t } = useTranslation(['pool', 'common']);
  const standsSinceMs = useCoinStandstill();
  const { nowMs } = usePresent();
  const hasOlder = list.data?.data.some((record) => isListed(record) && hasOldFigures(record, nowMs));
  const isSlow = useIsSlow(list.isFetching);
  const message = list.isError ? t(`common:errors.${errorKindOf(list.error)}`) : isSlow ? t('common:stillLoading') : undefined;
  return (
    <div className={styles.status}>
      <div className={styles.state}>
        <FigureAge of={list.data} hasOlder={hasOlder} standsSinceMs={standsSinceMs} />
        {!list.data && !message && <Skeleton width="16ch" />}
        <span role="status" className={styles.message}>
          {message}
        </span>
        {list.isError && (
          <Button variant="line" size="sm" isBusy={list.isFetching} onClick={() => void list.refetch()}>
            {t('common:retry')}
          </Button>
        )}
      </div>
      <CurrencySwitch of="profit" />
    </div>
  );
}

/** The columns, each of which sorts the rows, and one for the button that opens a row. */
function CoinTableHead() {
  const { t } = useTranslation('pool');
  const [sort, setSort] = useAtom(sortAtom);
  // A page without scripts cannot sort, and its bytes count: the buttons come with the code behind them.
  const canSort = useIsHydrated({ inSlices: true });
  return (
    <thead {...tableRoles.group}>
      <tr {...tableRoles.row}>
        {sortColumns.map((column) => {
          const direction = sort?.column === column ? sort.direction : undefined;
          const label = t(`columns.${column}`);
          return (
            <th key={column} {...tableRoles.columnHeader} data-column={column} aria-sort={canSort ? (direction ?? 'none') : undefined}>
              {canSort ? (
                <SortHeading
                  label={label}
                  direction={direction}
                  isStart={column === 'coin'}
                  onClick={() => setSort(nextSort(sort, column))}
                />
              ) : (
                label
              )}
            </th>
          );
        })}
        <th {...tableRoles.columnHeader} data-column="toggle">
          <span className="vh">{t('columns.details')}</span>
        </th>
      </tr>
    </thead>
  );
}

/** Stands in the table when no coin matches the filter, with the way back. */
function NoMatchRow() {
  const { t } = useTranslation('pool');
  const [filter, setFilter] = useAtom(filterAtom);
  const showAll = () => {
    setFilter('');
    // The button goes with this row.
    document.getElementById(FILTER_ID)?.focus();
  };
  return (
    <tr {...tableRoles.row}>
      <td {...tableRoles.cell} colSpan={COLUMN_COUNT}>
        <Empty
          title={t('tools.noMatch', { text: filter.trim() })}
          action={
            <Button variant="line" onClick={showAll}>
              {t('tools.showAll')}
            </Button>
          }
        />
      </td>
    </tr>
  );
}

/** Stands in the table when the pool's list names no coin. */
function NoCoinsRow() {
  const { t } = useTranslation('pool');
  return (
    <tr {...tableRoles.row}>
      <td {...tableRoles.cell} colSpan={COLUMN_COUNT}>
        <Empty title={t('empty')} />
      </td>
    </tr>
  );
}

/** Five rows or all of them, and what the figures mean; a filter shows all it finds. */
function CoinTableFoot({ total, isFiltered, priceFrom }: { total: number; isFiltered: boolean; priceFrom: PriceSourceName }) {
  const { t } = useTranslation(['pool', 'common']);
  const [showsAll, setShowsAll] = useAtom(showsAllAtom);
  const sort = useAtomValue(sortAtom);
  const toggle = ({ currentTarget: button }: MouseEvent) => {
    setShowsAll(!showsAll);
    // Where rows above it go, it would leave the view with the focus.
    if (showsAll) requestAnimationFrame(() => button.scrollIntoView({ block: 'center', behavior: 'instant' }));
  };
  return (
    <div className={styles.foot}>
      {total > INITIAL_ROW_COUNT && !isFiltered && (
        <Button variant="line" onClick={toggle}>
          {showsAll ? t('less', { shown: INITIAL_ROW_COUNT }) : t('more', { total })}
          <Icon name={showsAll ? 'chevron-up' : 'chevron-down'} size={16} />
        </Button>
      )}
      <p className={typography.small}>
        {sort?.column === 'profit' ? t('common:twoSentences', { first: t('sortedByAlgorithm'), second: t('note') }) : t('note')}
        <PriceCredit from={priceFrom} />
      </p>
    </div>
  );
}
