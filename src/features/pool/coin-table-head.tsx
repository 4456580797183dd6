import { useTranslation } from 'react-i18next';
import { tableRoles } from '#src/ui/table-roles.ts';

const columns = ['coin', 'profit', 'price', 'poolHashrate', 'networkHashrate', 'miners', 'difficulty'] as const;

/** The columns of spec 2, and one for the button that opens a row. */
export function CoinTableHead() {
  const { t } = useTranslation('pool');
  return (
    <thead {...tableRoles.group}>
      <tr {...tableRoles.row}>
        {columns.map((column) => (
          <th key={column} {...tableRoles.columnHeader} data-column={column}>
            {t(`columns.${column}`)}
          </th>
        ))}
        <th {...tableRoles.columnHeader} data-column="toggle">
          <span className="vh">{t('columns.details')}</span>
        </th>
      </tr>
    </thead>
  );
}
