import { useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useIsHydrated } from '#src/state/use-is-hydrated.ts';
import { tableRoles } from '#src/ui/table-roles.ts';
import { sortAtom } from './pool.atoms.ts';
import { nextSort, sortColumns } from './table-tools/coin-sort.model.ts';
import { SortHeading } from './table-tools/sort-heading.tsx';

/** The columns of spec 2, each of which sorts the rows, and one for the button that opens a row. */
export function CoinTableHead() {
  const { t } = useTranslation('pool');
  const [sort, setSort] = useAtom(sortAtom);
  // A page without scripts cannot sort, and its bytes count (decision H4): the buttons come with the code behind them.
  const canSort = useIsHydrated();
  return (
    <thead {...tableRoles.group}>
      <tr {...tableRoles.row}>
        {sortColumns.map((column) => {
          const direction = sort?.column === column ? sort.direction : undefined;
          const label = t(`columns.${column}`);
          return (
            <th key={column} {...tableRoles.columnHeader} data-column={column} aria-sort={canSort ? (direction ?? 'none') : undefined}>
              {canSort ? <SortHeading label={label} direction={direction} onPress={() => setSort(nextSort(sort, column))} /> : label}
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
