import { useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button.tsx';
import { Empty } from '#src/ui/empty.tsx';
import { tableRoles } from '#src/ui/table-roles.ts';
import { filterAtom } from '../pool.atoms.ts';
import { COLUMN_COUNT } from '../pool.constants.ts';

/** Stands in the table when no coin matches the filter, with the way back. */
export function NoMatchRow() {
  const { t } = useTranslation('pool');
  const [filter, setFilter] = useAtom(filterAtom);
  return (
    <tr {...tableRoles.row}>
      <td {...tableRoles.cell} colSpan={COLUMN_COUNT}>
        <Empty
          title={t('tools.noMatch', { text: filter.trim() })}
          action={
            <Button variant="line" onClick={() => setFilter('')}>
              {t('tools.showAll')}
            </Button>
          }
        />
      </td>
    </tr>
  );
}
