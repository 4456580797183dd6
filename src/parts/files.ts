import { BYTE_ORDER_MARK, type CsvCell, csvText } from '#src/domain/csv.ts';
import { saveFile } from '#src/lib/save-file.ts';

/** Saves rows as a CSV file of this name on the visitor's device. Call it in the visitor's own click. */
export function saveCsv(name: string, rows: readonly (readonly CsvCell[])[]): void {
  saveFile(new File([BYTE_ORDER_MARK, csvText(rows)], name, { type: 'text/csv;charset=utf-8' }));
}
