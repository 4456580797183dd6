import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#src/i18n/formats.ts';
import { Figure } from '#src/ui/figure.tsx';
import { tableRoles } from '#src/ui/table-roles.ts';
import type { WorkerRow } from '../farm.model.ts';
import { WorkerStateMark } from '../worker-state-mark.tsx';
import styles from './farm-table.module.css';

/** One worker: its name over its state, its hashrate, its last share. */
export const WorkerLine = memo(function WorkerLine({ worker }: { worker: WorkerRow }) {
  const { t } = useTranslation('overview');
  const { dateTime } = useFormats();
  const { name, state, hashrate, lastShareAtMs } = worker;
  return (
    <tr {...tableRoles.row}>
      <th {...tableRoles.rowHeader}>
        <span className={styles.name}>{name}</span>
        <WorkerStateMark state={state} label={t(`states.${state}`)} />
      </th>
      <td {...tableRoles.cell}>{hashrate ? <Figure value={hashrate.value} unit={hashrate.unit} /> : '--'}</td>
      <td {...tableRoles.cell}>
        {lastShareAtMs === null ? '--' : <time dateTime={new Date(lastShareAtMs).toISOString()}>{dateTime(lastShareAtMs)}</time>}
      </td>
    </tr>
  );
});
