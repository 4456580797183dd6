import { useTranslation } from 'react-i18next';
import type { StratumSecurity } from '#src/domain/stratum.ts';
import { tableRoles } from '#src/ui/table-roles.ts';
import { AddressTableRow } from './address-row.tsx';
import type { AddressRow } from './addresses.model.ts';
import styles from './mining-addresses.module.css';

interface AddressTableProps {
  rows: readonly AddressRow[];
  security: StratumSecurity;
  titleId: string;
}

const columns = ['algorithm', 'address', 'ports'] as const;

/** One ruled row an algorithm. Roles are spelled out because the phone's layout takes the table's display away (decision H3). */
export function AddressTable({ rows, security, titleId }: AddressTableProps) {
  const { t } = useTranslation('addresses');
  return (
    <table {...tableRoles.table} className={styles.table} aria-labelledby={titleId}>
      <thead {...tableRoles.group}>
        <tr {...tableRoles.row}>
          {columns.map((column) => (
            <th key={column} {...tableRoles.columnHeader} data-column={column}>
              {t(`columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...tableRoles.group}>
        {rows.map((row) => (
          // A row of another security starts anew: other ports, nothing copied yet.
          <AddressTableRow key={`${row.algorithm} ${security}`} row={row} security={security} />
        ))}
      </tbody>
    </table>
  );
}
