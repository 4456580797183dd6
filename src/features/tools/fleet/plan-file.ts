import * as z from 'zod/mini';
import { amountNumber, type ShownMoney } from '#src/domain/amount.ts';
import { known, type Maybe } from '#src/domain/known.ts';
import { currencies } from '#src/domain/money.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { priceLimit, runRules } from '#src/parts/run-rules.ts';
import type { FleetRules } from '#src/state/fleet.ts';
import type { PlanLine } from './fleet.model.ts';

const figure = z.nullable(z.number());
const hourSchema = z.object({
  /** ISO 8601 in UTC; the hours follow each other without a gap. */
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  pricePerKwh: figure,
  /** Whether the machines run; null where price or income is not known. */
  run: z.nullable(z.boolean()),
});

/** A plan of running hours for automations (src/README.md, "A plan as a file"); what is not known or not limited is null. */
export const planFileSchema = z.object({
  format: z.literal('okkong-run-plan'),
  version: z.literal(1),
  madeAt: z.iso.datetime(),
  /** IANA name of the zone in which the days begin and end. */
  timeZone: z.string(),
  currency: z.enum(currencies),
  isSimulated: z.boolean(),
  /** Prices in `currency`; `mostPriceTyped` is the highest one as it was typed, which stays where it cannot be converted. */
  rules: z.object({
    by: z.enum(['income', 'price']),
    mostHours: figure,
    mostPrice: figure,
    mostPriceTyped: z.nullable(z.object({ amount: figure, currency: z.nullable(z.enum(currencies)) })),
    leastRun: figure,
    mostStarts: figure,
  }),
  rows: z.array(z.object({ name: z.string(), count: z.number(), powerW: figure, breakEvenPerKwh: figure, hours: z.array(hourSchema) })),
});
type PlanFile = z.infer<typeof planFileSchema>;

interface Plan {
  readonly lines: readonly PlanLine[];
  readonly rules: FleetRules;
  readonly shown: ShownMoney;
  readonly isSimulated: boolean;
  readonly nowMs: number;
}

const nullable = (value: Maybe) => known(value) ?? null;
const iso = (atMs: number) => new Date(atMs).toISOString();

/** The plan of today and tomorrow as the file has it. */
export function planFile({ lines, rules: typed, shown, isSimulated, nowMs }: Plan): PlanFile {
  const { by, mostHours, mostPrice, leastRun, mostStarts } = runRules(typed, shown);
  const highest = priceLimit(typed);
  return {
    format: 'okkong-run-plan',
    version: 1,
    madeAt: iso(nowMs),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    currency: shown.currency,
    isSimulated,
    rules: {
      by,
      mostHours: nullable(mostHours),
      mostPrice: nullable(mostPrice),
      mostPriceTyped: highest.text === '' ? null : { amount: nullable(amountNumber(highest)), currency: highest.currency },
      leastRun: nullable(leastRun),
      mostStarts: nullable(mostStarts),
    },
    rows: lines.map(({ name, machines, breakEven, days }) => ({
      name,
      count: machines.count,
      powerW: nullable(machines.powerW),
      breakEvenPerKwh: nullable(breakEven),
      hours: days.flatMap(({ hours }) =>
        hours.map(({ startsAtMs, endsAtMs, perKwh, isRunning }) => ({
          from: iso(startsAtMs),
          to: iso(endsAtMs),
          pricePerKwh: nullable(perKwh),
          run: isRunning ?? null,
        })),
      ),
    })),
  };
}

/** Saves the plan as a JSON file of this name on the visitor's device. Call it in the visitor's own click. */
export function savePlan(name: string, plan: Plan): void {
  saveFile(new File([`${JSON.stringify(planFile(plan), null, 2)}\n`], name, { type: 'application/json' }));
}
