import type { TFunction } from 'i18next';
import type { CsvCell } from '#src/domain/csv.ts';
import type { FleetRules } from '#src/state/fleet.ts';
import { type Column, tableCsv } from '#src/ui/data-table.tsx';
import { amountCells } from '../electricity/electricity-csv.ts';
import { type FleetLine, priceLimit } from './fleet.model.ts';

interface FleetTable {
  /** Those of the table on the page. */
  readonly columns: readonly Column<FleetLine>[];
  readonly lines: readonly FleetLine[];
  readonly rules: FleetRules;
}

/** The rows of the fleet and their sum as a table; none for a fleet without rows. */
export function fleetCsv({ columns, lines, rules }: FleetTable, t: TFunction<'fleet'>): readonly (readonly CsvCell[])[] {
  if (lines.length === 0) return [];
  return [
    [],
    [t('title')],
    ...(rules.mostPrice === '' ? [] : [[t('rules.mostPrice'), ...amountCells(priceLimit(rules), '/kWh')]]),
    ...tableCsv(columns, lines),
  ];
}
