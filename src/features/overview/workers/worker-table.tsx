import { memo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#src/i18n/formats.ts';
import { Icon } from '#src/ui/icon.tsx';
import { SortHeading } from '#src/ui/sort-heading.tsx';
import { tableRoles } from '#src/ui/table-roles.ts';
import { useVisibleLines } from '#src/ui/use-visible-lines.ts';
import { WorkerStateMark } from '../farm-figures.tsx';
import type { Checked } from './check-dialog.tsx';
import { type CellWriter, isStartColumn, type WorkerColumn, workerColumns } from './worker-columns.tsx';
import type { WorkerLine, WorkerSort } from './worker-sort.model.ts';
import type { WorkerGroup, WorkerRow } from './workers.model.ts';
import styles from './workers.module.css';

interface WorkerTableProps {
  lines: readonly WorkerLine[];
  sort: WorkerSort;
  unit: string;
  madeAtMs: number;
  /** The figures are of now: how long ago a share was. Of an old copy: when it was. */
  isNow: boolean;
  onSort(column: WorkerColumn): void;
  onToggle(group: string): void;
  onCheck(checked: Checked): void;
}

/** More lines scroll in a box of their own. */
const TALL = 24;

/** One line a worker; of 10,000 only those in sight are in the page. The roles are explicit because the style sheet makes grids of its rows. */
export function WorkerTable({ lines, sort, unit, madeAtMs, isNow, onSort, onToggle, onCheck }: WorkerTableProps) {
  const box = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const { from, to, onScroll } = useVisibleLines(box, body, lines.length);
  return (
    // Its headings can have the focus, so the keyboard can scroll it.
    <div ref={box} className={styles.box} data-tall={lines.length > TALL || undefined} onScroll={onScroll}>
      <table className={styles.table} {...tableRoles.table} aria-labelledby="farm-workers" aria-rowcount={lines.length + 1}>
        <WorkerHead sort={sort} onSort={onSort} />
        <tbody ref={body} {...tableRoles.group}>
          {lines.slice(from, to).map((line, index) => {
            const rowIndex = from + index + 2;
            // A pool may call two workers by one name.
            if (line.kind === 'worker')
              return <WorkerLineRow key={rowIndex} {...{ rowIndex, unit, madeAtMs, isNow, onCheck }} worker={line.row} />;
            return (
              <GroupLineRow key={rowIndex} {...{ rowIndex, unit, madeAtMs, isNow, onToggle }} group={line.group} isOpen={line.isOpen} />
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function WorkerHead({ sort, onSort }: Pick<WorkerTableProps, 'sort' | 'onSort'>) {
  const { t } = useTranslation('overview');
  return (
    <thead {...tableRoles.group}>
      <tr {...tableRoles.row} className={styles.head} aria-rowindex={1}>
        {workerColumns.map(({ id: column }) => {
          const direction = sort.column === column ? sort.direction : undefined;
          return (
            <th key={column} {...tableRoles.columnHeader} data-column={column} aria-sort={direction ?? 'none'}>
              <SortHeading
                label={t(`workers.columns.${column}`)}
                direction={direction}
                isStart={isStartColumn(column)}
                onClick={() => onSort(column)}
              />
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

interface LineProps {
  rowIndex: number;
  unit: string;
  madeAtMs: number;
  isNow: boolean;
}

interface WorkerLineProps extends LineProps, Pick<WorkerTableProps, 'onCheck'> {
  worker: WorkerRow;
}

/** One worker: its state, its name, its hashrates, how long ago its last share was. */
const WorkerLineRow = memo(function WorkerLineRow({ worker, rowIndex, unit, madeAtMs, isNow, onCheck }: WorkerLineProps) {
  const { t } = useTranslation('overview');
  const { name, state } = worker;
  return (
    <tr {...tableRoles.row} className={styles.line} aria-rowindex={rowIndex}>
      {/* Few elements a line: all in sight are styled anew while they scroll. */}
      <td {...tableRoles.cell} data-column="state" data-state={state}>
        <span>{t(`states.${state}`)}</span>
      </td>
      <th {...tableRoles.rowHeader} data-column="name" title={name}>
        {/* A name may hold signs that turn the direction of what stands around it. */}
        {state === 'inactive' ? (
          <button type="button" className={styles.stopped} onClick={() => onCheck({ worker })}>
            <span className={styles.groupName}>{name === '' ? t('workers.noName') : <bdi>{name}</bdi>}</span>
            <span className={styles.help} data-print="no">
              {t('check.open')}
            </span>
          </button>
        ) : name === '' ? (
          t('workers.noName')
        ) : (
          <bdi>{name}</bdi>
        )}
      </th>
      <FigureCells figures={worker} {...{ unit, madeAtMs, isNow }} />
    </tr>
  );
});

interface GroupLineProps extends LineProps {
  group: WorkerGroup;
  isOpen: boolean;
  onToggle(group: string): void;
}

/** The head of a group: how many workers it has, how many stand still, what they do together. */
function GroupLineRow({ group, isOpen, rowIndex, unit, madeAtMs, isNow, onToggle }: GroupLineProps) {
  const { t } = useTranslation('overview');
  const { number } = useFormats();
  const { name, workers, state, inactive } = group;
  return (
    <tr {...tableRoles.row} className={styles.line} data-group aria-rowindex={rowIndex}>
      <td {...tableRoles.cell} data-column="state">
        <WorkerStateMark state={state} label={inactive > 0 ? number(inactive) : t(`states.${state}`)} />
      </td>
      <th {...tableRoles.rowHeader} data-column="name">
        <button type="button" className={styles.toggle} aria-expanded={isOpen} onClick={() => onToggle(name)}>
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} />
          <span className={styles.groupName}>{name === '' ? t('workers.unnamed') : <bdi>{name}</bdi>}</span>
          <span className={styles.count}>{number(workers.length)}</span>
        </button>
      </th>
      <FigureCells figures={group} {...{ unit, madeAtMs, isNow }} />
    </tr>
  );
}

interface FigureCellsProps extends Pick<CellWriter, 'unit' | 'madeAtMs' | 'isNow'> {
  figures: WorkerRow | WorkerGroup;
}

function FigureCells({ figures, ...of }: FigureCellsProps) {
  const { t } = useTranslation('common');
  const formats = useFormats();
  return workerColumns.map(
    (column) =>
      'cell' in column && (
        <td key={column.id} {...tableRoles.cell} data-column={column.id}>
          {column.cell(figures, { ...of, t, formats })}
        </td>
      ),
  );
}
