import { known, type Maybe } from './known.ts';
import type { DaysAhead } from './machine-course.ts';

interface FirstPayout {
  /** Coins earned a day, net of fee. */
  readonly perDay: Maybe;
  /** The least that the pool pays out, in coins. */
  readonly minimum: Maybe;
  /** Coins that the pool owes already; none where nothing is said. */
  readonly unpaid?: Maybe;
}

/**
 * Days until what is earned reaches the least amount that a pool pays out, at the income of today: (minimum - unpaid) / perDay; 0 when it is reached, 'never'
 * where nothing is earned. Undefined where income or minimum is not known.
 */
export function firstPayoutInDays({ perDay, minimum, unpaid = 0 }: FirstPayout): DaysAhead | undefined {
  const [daily, least] = [known(perDay), known(minimum)];
  if (daily === undefined || least === undefined) return undefined;
  const missing = least - (known(unpaid) ?? 0);
  if (missing <= 0) return 0;
  return daily > 0 ? missing / daily : 'never';
}

/** A time ahead as people say it: the unit in which it is a small number, and that number. */
export type TimeAhead = { readonly unit: 'day' } | { readonly unit: 'days' | 'months' | 'years'; readonly count: number };

const DAYS_PER_YEAR = 365.25;
const DAYS_PER_MONTH = DAYS_PER_YEAR / 12;
/** Up to here days are counted, then months, then years. */
const MOST_DAYS = 60;
const LEAST_DAYS = 2;
const MOST_MONTHS = 24;
const TENTHS_BELOW = 10;

/** Days ahead as a rounded count: 'within a day', whole days and months, years with a tenth below ten. */
export function timeAhead(days: number): TimeAhead {
  if (days <= 1) return { unit: 'day' };
  if (days <= MOST_DAYS) return { unit: 'days', count: Math.max(LEAST_DAYS, Math.round(days)) };
  const months = days / DAYS_PER_MONTH;
  if (months < MOST_MONTHS) return { unit: 'months', count: Math.round(months) };
  const years = days / DAYS_PER_YEAR;
  return { unit: 'years', count: years < TENTHS_BELOW ? Math.round(years * 10) / 10 : Math.round(years) };
}
