import * as z from 'zod/mini';
import { BTC_ID, type Coin, homeCoins } from '#src/domain/coins.ts';
import { atTheWall } from '#src/domain/fleet.ts';
import { product } from '#src/domain/known.ts';
import { DAY_LIMITS, FIGURE_LIMITS, HASHRATE_LIMITS, PERCENT_LIMITS, WHOLE_LIMITS } from '#src/domain/number-limits.ts';
import { machineUnits } from '#src/domain/machines/asic-catalogue.ts';
import { gpuUnits } from '#src/domain/machines/gpu-catalogue.ts';
import { type HashrateUnit, toHs } from '#src/domain/units.ts';
import { choiceField, codec, currencyField, idField, numberField, textField } from '#src/lib/link-codec.ts';
import { storedField, storedRows } from '#src/lib/stored-schema.ts';
import { persistedAtom } from './persisted-atom.ts';

/** More kinds of machines no farm plans by hand. */
export const MOST_ROWS = 24;
/** Of a machine's name. */
export const LONGEST_NAME = 60;

export const fleetKinds = ['asic', 'gpu'] as const;
export type FleetKind = (typeof fleetKinds)[number];

/** What decides which hours of a day machines run. */
const planWays = ['income', 'price'] as const;

/** What a link says for a choice. */
const letterOf = (choice: string) => choice.charAt(0);

/** Machines of one kind, as typed, in the order of links; figures are of one of them. */
export const rowFields = {
  kind: choiceField(fleetKinds, 'asic', letterOf),
  count: numberField(WHOLE_LIMITS, '1'),
  coinId: idField(BTC_ID),
  /** In the unit of kind and coin (`rowUnit`). */
  hashrate: numberField(HASHRATE_LIMITS),
  /** Watts: of an ASIC at the wall, of a card behind its supply. */
  power: numberField(FIGURE_LIMITS),
  /** Percent that a card's supply passes on. */
  psu: numberField(PERCENT_LIMITS),
  /** Of the list, or a name of one's own; '' for none. */
  model: textField(LONGEST_NAME),
};
export const rowCodec = codec(rowFields);

/** A row with an id of its own for as long as it stands. */
export const fleetRowSchema = z.intersection(z.object({ id: z.number() }), rowCodec.rowSchema);
export type FleetRow = z.infer<typeof fleetRowSchema>;

/** What is typed of how a day is run, in the order of links; an empty text sets no limit. */
export const ruleFields = {
  by: choiceField(planWays, 'income', letterOf),
  mostHours: numberField(DAY_LIMITS),
  /** Of a kWh, and the currency it was typed in; older builds kept none. */
  mostPrice: numberField(FIGURE_LIMITS),
  leastRun: numberField(DAY_LIMITS),
  mostStarts: numberField(DAY_LIMITS),
  mostPriceIn: currencyField,
};
export const rulesCodec = codec(ruleFields);
export type FleetRules = z.infer<typeof rulesCodec.recordSchema>;

/** A day without limits runs while it pays. */
export const noRules: FleetRules = { by: 'income', mostHours: '', mostPrice: '', mostPriceIn: null, leastRun: '', mostStarts: '' };

const fleetSchema = z.object({
  rows: storedField('rows', storedRows(fleetRowSchema), []),
  rules: storedField('rules', rulesCodec.recordSchema, noRules),
});
export type Fleet = z.infer<typeof fleetSchema>;

/** The visitor's machines: one fleet for the calculators, the tariff clock and the example of the home page. */
export const fleetAtom = persistedAtom<Fleet>({ key: 'fleet', schema: fleetSchema, initial: { rows: [], rules: noRules } });

/** The unit of a row's hashrate; that of the coin where no such machine mines it. */
export function rowUnit({ kind, coinId }: Pick<FleetRow, 'kind' | 'coinId'>): HashrateUnit | undefined {
  const coin = rowCoin({ coinId });
  const units: Readonly<Record<string, HashrateUnit>> = kind === 'asic' ? machineUnits : gpuUnits;
  return coin && (units[coin.algorithm] ?? coin.unit);
}

/** The coin of a row; undefined for one that the pool no longer has. */
export function rowCoin({ coinId }: Pick<FleetRow, 'coinId'>): Coin | undefined {
  return homeCoins.find(({ id }) => id === coinId);
}

const figureOf = (text: string) => (text === '' ? undefined : Number(text));

/** Count, H/s and watts at the wall of one machine; undefined is what was not typed or cannot be. */
export function rowFigures(row: FleetRow) {
  const watts = figureOf(row.power);
  return {
    count: figureOf(row.count) ?? 0,
    hashrateHs: row.hashrate === '' ? undefined : toHs(Number(row.hashrate), rowUnit(row) ?? ''),
    powerW: row.kind === 'gpu' ? atTheWall(watts, product(figureOf(row.psu), 1 / 100) ?? 1) : watts,
  };
}

/** What a row is called: its model, else its hashrate. */
export function rowName(row: FleetRow): string {
  return row.model === '' ? `${row.hashrate} ${rowUnit(row) ?? ''}`.trim() : row.model;
}
