import type { PoolCoin } from '#src/contracts/pool.ts';
import { type Electricity, hoursOfDay, runningDay, runAllDay, usualDay } from '#src/domain/electricity/electricity.ts';
import { planDays, type PlannedDay, type RunRules } from '#src/domain/fleet.ts';
import { product } from '#src/domain/known.ts';
import type { DaysAhead } from '#src/domain/machine-course.ts';
import { type FleetRow, rowFigures } from '#src/state/fleet.ts';
import { forecasts } from '../forecast/forecast.model.ts';
import { marketOfRow, rowDay } from './fleet.model.ts';

/** Machines that one thinks of buying, at a price each; money in the currency of the tariff. */
interface Purchase {
  readonly row: FleetRow;
  /** Undefined while none is typed. */
  readonly costOfOne: number | undefined;
  readonly list: readonly PoolCoin[] | undefined;
  readonly electricity: Electricity;
  readonly rules: RunRules;
  readonly nowMs: number;
}

/** What machines to buy would bring; undefined is what is not known. */
export interface PurchaseResult {
  /** Of a usual day, running in the hours that pay; at one price all day. */
  readonly net: number | undefined;
  readonly breakEven: number | undefined;
  /** At today's difficulty, and at one that rises by 3% a month. */
  readonly payback: DaysAhead | undefined;
  readonly cautious: DaysAhead | undefined;
  /** Today by the rules of the fleet. */
  readonly today: PlannedDay | undefined;
}

/** Net, break-even and payback of further machines by the visitor's own tariff, with the cuts of the reward. */
export function purchase({ row, costOfOne, list, electricity, rules, nowMs }: Purchase): PurchaseResult {
  const { count, powerW: wattsOfOne } = rowFigures(row);
  const market = marketOfRow(row, list);
  const usual = usualDay(electricity, nowMs);
  const ofOne = rowDay(row, list, { currency: electricity.currency, usual: runAllDay(usual) });
  const machines = { count, powerW: wattsOfOne, incomePerDay: ofOne.incomePerDay };
  const income = product(ofOne.incomePerDay, count);
  const powerW = product(wattsOfOne, count);
  const [today] = planDays(machines, [hoursOfDay(electricity, nowMs, 0)], rules);
  const common = { breakEven: ofOne.breakEven, today };
  if (!market || powerW === undefined || count === 0) return { net: undefined, payback: undefined, cautious: undefined, ...common };
  const runAt = (factor: number) => runningDay(usual, { incomePerDay: product(income, factor), powerW });
  const run = runAt(1);
  const { scenarios } = forecasts({
    market,
    day: { income, coinIncome: product(ofOne.coinIncome, count), electricity: run.electricity ?? Number.NaN },
    cost: product(costOfOne, count),
    nowMs,
    // While no hour pays they stand still; that they would lose in any hour ends their course.
    netOfDay: (factor) => {
      const { runningHours, net, allDay } = runAt(factor);
      return (runningHours > 0 ? net : allDay.net) ?? Number.NaN;
    },
  });
  const paybackOf = (kind: 'today' | 'cautious') => scenarios.find((scenario) => scenario.kind === kind)?.payback;
  return { net: run.net, payback: paybackOf('today'), cautious: paybackOf('cautious'), ...common };
}
