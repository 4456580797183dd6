import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { elapsed } from '#src/domain/age.ts';
import { formatHashrate } from '#src/domain/units.ts';
import type { useFormats } from '#src/i18n/formats.ts';
import { type WorkerGroup, type WorkerRow, workerStates } from './workers.model.ts';

/** What a cell is drawn with beside its figures. */
export interface CellWriter {
  t: TFunction<'common'>;
  formats: Pick<ReturnType<typeof useFormats>, 'date' | 'dateTime' | 'time'>;
  /** Of the hashrates. */
  unit: string;
  madeAtMs: number;
  /** The figures are of now: how long ago a share was. Of an old copy: when it was. */
  isNow: boolean;
}

type Row = WorkerRow | WorkerGroup;

interface Column {
  /** Its head is `workers.columns.<id>` of the sentences. */
  id: string;
  /** By what the lines are sorted; without one by their name. Null stands last. */
  value?: (row: Row) => number | null;
  /** Its cell, the same in the line of a worker and of a group. State and name are drawn by the line. */
  cell?: (row: Row, writer: CellWriter) => ReactNode;
}

/** The columns of the table in their order. */
export const workerColumns = [
  { id: 'state', value: (row) => ('inactive' in row ? -row.inactive : workerStates.indexOf(row.state)) },
  { id: 'name' },
  {
    id: 'hashrate',
    value: ({ hashrate }) => hashrate,
    cell: ({ hashrate }, { unit }) => hashrateText(hashrate, unit),
  },
  {
    id: 'hashrate24h',
    value: ({ hashrate24h }) => hashrate24h,
    cell: ({ hashrate24h }, { unit }) => hashrateText(hashrate24h, unit),
  },
  { id: 'lastShare', value: ({ lastShareAtMs }) => lastShareAtMs, cell: ({ lastShareAtMs }, writer) => shareTime(lastShareAtMs, writer) },
] as const satisfies readonly Column[];

export type WorkerColumn = (typeof workerColumns)[number]['id'];

/** Words begin at the left edge and are sorted from the first on; figures end at the right one, from the largest on. */
export const isStartColumn = (column: WorkerColumn): boolean => column === 'state' || column === 'name';

function hashrateText(value: number | null, unit: string): string {
  return value === null ? '--' : formatHashrate(value, unit);
}

function shareTime(atMs: number | null, { t, formats, madeAtMs, isNow }: CellWriter): ReactNode {
  if (atMs === null) return '--';
  const { unit, count } = elapsed(madeAtMs - atMs);
  return (
    <time dateTime={new Date(atMs).toISOString()} title={`${formats.date(atMs)} ${formats.time(atMs)}`}>
      {isNow ? t(`ago.${unit}`, { count }) : formats.dateTime(atMs)}
    </time>
  );
}
