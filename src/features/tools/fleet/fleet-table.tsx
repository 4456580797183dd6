import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { FleetRow } from '#src/state/fleet.ts';
import { Button } from '#src/ui/button.tsx';
import { type Column, DataTable } from '#src/ui/data-table.tsx';
import tableLook from '#src/ui/data-table.module.css';
import type { FleetLine } from './fleet.model.ts';
import styles from './fleet.module.css';

interface RowActions {
  onEdit: (row: FleetRow) => void;
  onRemove: (row: FleetRow) => void;
}

interface FleetTableProps extends RowActions {
  columns: readonly Column<FleetLine>[];
  lines: readonly FleetLine[];
}

/** Every row of the fleet and their sum; on a phone one below the other. */
export function FleetTable({ columns, lines, ...actions }: FleetTableProps) {
  const { t } = useTranslation('fleet');
  return (
    <DataTable
      className={tableLook.stacked}
      hasLabels
      columns={[...columns, changeColumn(t, actions)]}
      rows={lines}
      rowKey={({ row }) => row.id}
    />
  );
}

function changeColumn(t: TFunction<'fleet'>, { onEdit, onRemove }: RowActions): Column<FleetLine> {
  return {
    id: 'change',
    label: t('columns.change'),
    print: false,
    cell: ({ name, row }) => (
      <span className={styles.buttons}>
        <Button variant="line" size="sm" aria-label={t('editName', { name })} onClick={() => onEdit(row)}>
          {t('edit')}
        </Button>
        <Button variant="line" size="sm" aria-label={t('removeName', { name })} onClick={() => onRemove(row)}>
          {t('remove')}
        </Button>
      </span>
    ),
  };
}
