import type { ComponentProps, Key, ReactNode } from 'react';
import { tableRoles } from './table-roles.ts';

/** What a style sheet picks a row or a cell out by: `data-loss`, `data-chosen`. Undefined writes none. */
export type DataAttributes = Readonly<Record<`data-${string}`, string | number | true | undefined>>;

/** A cell of a file; null is an empty one. */
type FileCell = string | null;

/** One column: what the page shows, and what the file says. Without `cell` it is in the file only, without `csv` on the page only. */
export interface Column<Row> {
  readonly id: string;
  readonly label: string;
  readonly cell?: (row: Row) => ReactNode;
  readonly csv?: (row: Row) => FileCell;
  /** In the file only: another label, and the unit that follows it ('USD', 'W'). */
  readonly csvLabel?: string;
  readonly unit?: string;
  readonly data?: (row: Row) => DataAttributes;
  /** Not on paper: buttons. */
  readonly print?: false;
  /** The foot's cell, of all rows; the first column's is its head. */
  readonly sum?: ColumnSum;
}

interface ColumnSum {
  readonly cell?: ReactNode;
  readonly csv?: FileCell;
  readonly data?: DataAttributes;
}

interface DataTableProps<Row> extends Pick<ComponentProps<'table'>, 'aria-busy' | 'aria-labelledby' | 'className'>, DataAttributes {
  /** The first one that is shown heads its row. */
  readonly columns: readonly Column<Row>[];
  /** Undefined while there is nothing to show: then a row for each head of `waiting` keeps the place. */
  readonly rows: readonly Row[] | undefined;
  readonly rowKey: (row: Row, index: number) => Key;
  readonly rowData?: (row: Row) => DataAttributes;
  readonly waiting?: { readonly heads: readonly ReactNode[]; readonly cell: ReactNode };
  /** A `<caption>`. */
  readonly caption?: ReactNode;
  /** Cells carry `data-column` and `data-label`, by which a style sheet lays them out on a phone. */
  readonly hasLabels?: boolean;
}

/** The table of the site; `data-table.module.css` has its usual look. The explicit roles keep it a table whatever a style sheet makes of it. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, rowKey, rowData, waiting, caption, hasLabels, ...table } = props;
  const shown = columns.filter(({ cell }) => cell);
  // The sum of one row would repeat it.
  const hasFoot = (rows?.length ?? 0) > 1 && shown.some(({ sum }) => sum);
  return (
    <table {...table} {...tableRoles.table}>
      {caption}
      <thead {...tableRoles.group}>
        <tr {...tableRoles.row}>
          {shown.map((column) => (
            <th key={column.id} {...tableRoles.columnHeader} {...marksOf(column, hasLabels)}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...tableRoles.group}>
        {rows?.map((row, index) => (
          <tr key={rowKey(row, index)} {...tableRoles.row} {...rowData?.(row)}>
            {shown.map((column, place) => (
              <BodyCell key={column.id} isHead={place === 0} {...marksOf(column, hasLabels, column.label)} {...column.data?.(row)}>
                {column.cell?.(row)}
              </BodyCell>
            ))}
          </tr>
        ))}
        {!rows &&
          waiting?.heads.map((head, index) => (
            <tr key={index} {...tableRoles.row}>
              {shown.map((column, place) => (
                <BodyCell key={column.id} isHead={place === 0} {...marksOf(column, hasLabels, column.label)}>
                  {place === 0 ? head : waiting.cell}
                </BodyCell>
              ))}
            </tr>
          ))}
      </tbody>
      {hasFoot && (
        <tfoot {...tableRoles.group}>
          <tr {...tableRoles.row}>
            {shown.map((column, place) => (
              <BodyCell
                key={column.id}
                isHead={place === 0}
                {...marksOf(column, hasLabels, column.sum && column.label)}
                {...column.sum?.data}
              >
                {column.sum?.cell}
              </BodyCell>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
}

function BodyCell({ isHead, ...cell }: { isHead: boolean; children: ReactNode } & DataAttributes) {
  return isHead ? <th {...tableRoles.rowHeader} {...cell} /> : <td {...tableRoles.cell} {...cell} />;
}

function marksOf({ id, print }: { id: string; print?: false }, hasLabels = false, label?: string): DataAttributes {
  return {
    'data-print': print === false ? 'no' : undefined,
    'data-column': hasLabels ? id : undefined,
    // Buttons say themselves what they do.
    'data-label': hasLabels && print !== false ? label : undefined,
  };
}

/** The rows as a file has them, under their heads, with the sum below where columns have one. */
export function tableCsv<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): readonly (readonly FileCell[])[] {
  const filed = columns.flatMap(({ csv, ...column }) => (csv ? [{ ...column, csv }] : []));
  return [
    filed.map(({ label, csvLabel = label, unit }) => (unit ? `${csvLabel} (${unit})` : csvLabel)),
    ...rows.map((row) => filed.map(({ csv }) => csv(row))),
    ...(filed.some(({ sum }) => sum) ? [filed.map(({ sum }) => sum?.csv ?? null)] : []),
  ];
}
