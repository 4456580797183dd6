import type { TFunction } from 'i18next';
import { type CsvCell, csvFigure } from '#src/domain/csv.ts';
import { product } from '#src/domain/known.ts';
import type { Currency } from '#src/domain/money.ts';
import { type FleetRules, rowFigures, rowName, rowUnit } from '#src/state/fleet.ts';
import { amountCells } from '../electricity/electricity-csv.ts';
import { runWords } from './fleet-words.ts';
import { type FleetLine, type FleetSums, priceLimit } from './fleet.model.ts';

interface FleetTable {
  readonly lines: readonly FleetLine[];
  readonly sums: FleetSums;
  readonly rules: FleetRules;
  readonly currency: Currency;
  /** The clock of the visitor's zone, as the page writes it. */
  readonly time: (atMs: number) => string;
}

/** The rows of the fleet and their sum as a table; none for a fleet without rows. */
export function fleetCsv({ lines, sums, rules, currency, time }: FleetTable, t: TFunction<'fleet'>): readonly (readonly CsvCell[])[] {
  if (lines.length === 0) return [];
  const money = (column: 'income' | 'net' | 'breakEven') => `${t(`columns.${column}`)} (${currency})`;
  const head = [
    t('columns.machines'),
    t('csv.coin'),
    t('csv.count'),
    t('columns.hashrate'),
    t('csv.unit'),
    `${t('columns.power')} (W)`,
    money('income'),
    money('breakEven'),
    t('columns.runs'),
    money('net'),
    `${t('facts.tomorrow')} (${currency})`,
  ];
  return [
    [],
    [t('title')],
    ...(rules.mostPrice === '' ? [] : [[t('rules.mostPrice'), ...amountCells(priceLimit(rules), '/kWh')]]),
    head,
    ...lines.map(({ row, symbol, machines, powerW, breakEven, days: [today, tomorrow] }) => [
      rowName(row),
      symbol,
      csvFigure(machines.count),
      csvFigure(product(Number(row.hashrate), rowFigures(row).count)),
      rowUnit(row) ?? null,
      csvFigure(powerW),
      csvFigure(product(machines.incomePerDay, machines.count)),
      csvFigure(breakEven),
      runWords(today?.hours ?? [], t, time),
      csvFigure(today?.net),
      csvFigure(tomorrow?.net),
    ]),
    [
      t('sum'),
      null,
      null,
      null,
      null,
      csvFigure(sums.powerW),
      csvFigure(sums.income),
      null,
      null,
      csvFigure(sums.days[0]?.net),
      csvFigure(sums.days[1]?.net),
    ],
  ];
}
