import type { TFunction } from 'i18next';
import { DAY_MS } from '#src/domain/days.ts';
import type { DaysAhead } from '#src/domain/machine-course.ts';

type Words = TFunction<'tools'>;

/** Days until a machine has paid for itself as words: a count, or that it never does. */
export function paybackWords(days: DaysAhead | undefined, t: Words, number: (figure: number) => string): string {
  if (days === undefined) return '--';
  return days === 'never' ? t('asic.neverPays') : t('asic.days', { count: Math.ceil(days), days: number(Math.ceil(days)) });
}

/** When a machine falls under its electricity as words: a date, today, or never. */
export function lossWords(
  days: DaysAhead | undefined,
  t: Words,
  { date, nowMs }: { date: (atMs: number) => string; nowMs: number },
): string {
  if (days === undefined) return '--';
  if (days === 'never') return t('asic.neverLoses');
  return days === 0 ? t('asic.losesNow') : date(nowMs + days * DAY_MS);
}
