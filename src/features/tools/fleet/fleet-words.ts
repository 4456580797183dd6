import type { TFunction } from 'i18next';
import { type PlannedHour, runsOfDay } from '#src/domain/fleet.ts';
import { known } from '#src/domain/known.ts';
import type { PlanLine } from './fleet.model.ts';

type Time = (atMs: number) => string;

/** When machines run on a day, as a clock says it: '22:00–08:00', all day, not at all; '--' while that is not known. */
export function runWords(hours: readonly PlannedHour[], t: TFunction<'fleet'>, time: Time): string {
  if (hours.every(({ isRunning }) => isRunning === undefined)) return '--';
  if (hours.every(({ isRunning }) => isRunning)) return t('runs.all');
  const runs = runsOfDay(hours);
  if (runs.length === 0) return t('runs.none');
  return runs.map(({ startsAtMs, endsAtMs }) => `${time(startsAtMs)}–${time(endsAtMs)}`).join(' · ');
}

/** When each of the machines runs today; said once where all of them do alike. */
export function allRunWords(lines: readonly PlanLine[], t: TFunction<'fleet'>, time: Time): string {
  const words = lines.map(({ name, days }) => ({ name, runs: runWords(days[0]?.hours ?? [], t, time) }));
  const [first] = words;
  if (first && words.every(({ runs }) => runs === first.runs)) return first.runs;
  return words.map(({ name, runs }) => t('runs.of', { name, runs })).join(t('runs.and'));
}

/** As many prices are named one by one. */
const MOST_PRICES = 3;

/** The prices of a day: each of a few, else from the lowest to the highest; '--' without one. */
export function priceWords(hours: readonly PlannedHour[], write: (perKwh: number) => string): string {
  const prices = [...new Set(hours.flatMap(({ perKwh }) => known(perKwh) ?? []))].toSorted((one, other) => one - other);
  const [lowest, highest] = [prices[0], prices.at(-1)];
  if (lowest === undefined || highest === undefined) return '--';
  return prices.length > MOST_PRICES ? `${write(lowest)}–${write(highest)}` : prices.map(write).join(' / ');
}
