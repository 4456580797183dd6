import * as z from 'zod/mini';
import { type Coin, homeCoins } from '#src/domain/coins.ts';
import { atTheWall } from '#src/domain/fleet.ts';
import { product } from '#src/domain/known.ts';
import { currencies } from '#src/domain/money.ts';
import { DAY_LIMITS, FIGURE_LIMITS, HASHRATE_LIMITS, PERCENT_LIMITS, WHOLE_LIMITS } from '#src/domain/number-limits.ts';
import { machineUnits } from '#src/domain/machines/asic-catalogue.ts';
import { gpuUnits } from '#src/domain/machines/gpu-catalogue.ts';
import { type HashrateUnit, toHs } from '#src/domain/units.ts';
import { numberText, storedField, storedRows } from '#src/lib/stored-schema.ts';
import { persistedAtom } from './persisted-atom.ts';

/** More kinds of machines no farm plans by hand. */
export const MOST_ROWS = 24;
/** Of a machine's name. */
export const LONGEST_NAME = 60;

export const fleetKinds = ['asic', 'gpu'] as const;
export type FleetKind = (typeof fleetKinds)[number];

/** What the figures of a row and the limits of a day hold, in the form, the store and links alike. */
export const rowLimits = { count: WHOLE_LIMITS, hashrate: HASHRATE_LIMITS, power: FIGURE_LIMITS, psu: PERCENT_LIMITS } as const;
export const ruleLimits = { mostHours: DAY_LIMITS, mostPrice: FIGURE_LIMITS, leastRun: DAY_LIMITS, mostStarts: DAY_LIMITS } as const;

/** Machines of one kind, as typed; figures are of one of them. */
export const fleetRowSchema = z.object({
  /** Its own for as long as it stands. */
  id: z.number(),
  kind: z.enum(fleetKinds),
  /** Of the list, or a name of one's own; '' for none. */
  model: z.string().check(z.maxLength(LONGEST_NAME)),
  coinId: z.number(),
  count: numberText(rowLimits.count),
  /** In the unit of kind and coin (`rowUnit`). */
  hashrate: numberText(rowLimits.hashrate),
  /** Watts: of an ASIC at the wall, of a card behind its supply. */
  power: numberText(rowLimits.power),
  /** Percent that a card's supply passes on. */
  psu: numberText(rowLimits.psu),
});
export type FleetRow = z.infer<typeof fleetRowSchema>;

/** What is typed of how a day is run; an empty text sets no limit. */
export const fleetRulesSchema = z.object({
  by: storedField('by', z.enum(['income', 'price']), 'income'),
  mostHours: storedField('mostHours', numberText(ruleLimits.mostHours), ''),
  /** Of a kWh, and the currency it was typed in; older builds kept none, and it is asked for. */
  mostPrice: storedField('mostPrice', numberText(ruleLimits.mostPrice), ''),
  mostPriceIn: storedField('mostPriceIn', z.nullable(z.enum(currencies)), null),
  leastRun: storedField('leastRun', numberText(ruleLimits.leastRun), ''),
  mostStarts: storedField('mostStarts', numberText(ruleLimits.mostStarts), ''),
});
export type FleetRules = z.infer<typeof fleetRulesSchema>;

/** A day without limits runs while it pays. */
export const noRules: FleetRules = { by: 'income', mostHours: '', mostPrice: '', mostPriceIn: null, leastRun: '', mostStarts: '' };

const fleetSchema = z.object({
  rows: storedField('rows', storedRows(fleetRowSchema), []),
  rules: storedField('rules', fleetRulesSchema, noRules),
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
