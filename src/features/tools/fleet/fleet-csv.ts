import type { TFunction } from 'i18next';
import { beijingDate } from '#src/domain/days.ts';
import { type CsvCell, csvFigure } from '#src/domain/csv.ts';
import { meanPrice, type PriceProfile } from '#src/domain/electricity/electricity.ts';
import type { Currency } from '#src/domain/money.ts';
import { priceLimit } from '#src/parts/run-rules.ts';
import type { FleetRules } from '#src/state/fleet.ts';
import { type Column, tableCsv } from '#src/ui/data-table.tsx';
import { amountCells } from '../electricity/electricity-csv.ts';
import type { FleetLine } from './fleet.model.ts';
import { stepsOf } from './hour-steps.tsx';
import type { FleetCourse } from './use-fleet-courses.ts';

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

interface FleetFile extends FleetTable {
  /** When the pool's list was made. */
  readonly madeAtMs: number;
  readonly currency: Currency;
  readonly usual: PriceProfile;
  /** What of the price of electricity was typed, as rows. */
  readonly typedPrices: readonly (readonly CsvCell[])[];
  readonly courses: { readonly columns: readonly Column<FleetCourse>[]; readonly rows: readonly FleetCourse[] };
}

interface FileWords {
  readonly t: TFunction<'fleet'>;
  readonly tools: TFunction<'tools'>;
  readonly time: (atMs: number) => string;
}

/** All that the page says of the fleet: its prices, its rows, an hour of all machines in each step of the tariff, and how long each kind pays. */
export function fleetFile(
  { madeAtMs, currency, usual, typedPrices, courses, ...table }: FleetFile,
  words: FileWords,
): readonly (readonly CsvCell[])[] {
  const { t, tools, time } = words;
  const steps = stepsOf(table.lines).map(({ startsAtMs, endsAtMs, least, most }) => [
    `${time(startsAtMs)}–${time(endsAtMs)}`,
    csvFigure(least),
    csvFigure(most),
  ]);
  return [
    [tools('actions.figuresDay'), beijingDate(madeAtMs), 'UTC+8'],
    ...typedPrices,
    [tools('earnings.electricityPrice'), csvFigure(meanPrice(usual)), `${currency}/kWh`],
    ...fleetCsv(table, t),
    [],
    [t('hour.title')],
    [t('hour.span'), `${t('hour.least')} (${currency})`, `${t('hour.most')} (${currency})`],
    ...steps,
    [],
    [t('long.title')],
    ...tableCsv(courses.columns, courses.rows),
  ];
}
