import { planDays, type RunRules } from '#src/domain/fleet.ts';
import { product, total } from '#src/domain/known.ts';
import type { PlanLine } from './fleet.model.ts';

/**
 * Net of today of all machines, by their plan, at a part of today's price and difficulty of every coin; undefined where it is not known of one of
 * them. What was asked once is kept: a plan is searched for.
 */
export function fleetNetAt(lines: readonly PlanLine[], rules: RunRules) {
  const nets = new Map<string, number | undefined>();
  const netAt = (factor: number) =>
    total(
      lines.map(({ machines, days }) => {
        const changed = { ...machines, incomePerDay: product(machines.incomePerDay, factor) };
        const hours = days.map((day) => day.hours);
        return planDays(changed, hours, rules)[0]?.net;
      }),
    );
  return (priceFactor: number, difficultyFactor: number): number | undefined => {
    const key = `${priceFactor}/${difficultyFactor}`;
    if (!nets.has(key)) nets.set(key, netAt(priceFactor / difficultyFactor));
    return nets.get(key);
  };
}
