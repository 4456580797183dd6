import { DAY_MS } from './days.ts';
import { known, type Maybe, total } from './known.ts';
import type { DaysAhead, Outlook } from './machine-course.ts';
import type { RewardCut } from './rewards.ts';

/** What a machine costs until it stands on the site: freight comes on top of the price, customs and tax are percent of both. Undefined where one is not known. */
export function landedPrice({ price, freight, percent }: { price: Maybe; freight: Maybe; percent: Maybe }): number | undefined {
  const before = total([price, freight]);
  return before === undefined || known(percent) === undefined ? undefined : before * (1 + (known(percent) ?? 0) / 100);
}

/** Machines that one thinks of buying, in the years to come; money in one currency. */
export interface PurchaseCourse {
  /** Of all of them; undefined while none is typed, NaN where it cannot be converted. */
  readonly cost: number | undefined;
  /** At today's difficulty, and at one that rises by 3% a month. */
  readonly today: Outlook | undefined;
  readonly cautious: Outlook | undefined;
  readonly cuts: readonly RewardCut[];
  readonly nowMs: number;
}

/** Until when machines bring something back: a cut of the reward, a day (ms) from which electricity costs more, or the end of ten years. */
export type EarnsUntil =
  | { readonly kind: 'cut'; readonly cut: RewardCut; readonly isHalving: boolean }
  | { readonly kind: 'loss'; readonly atMs: number }
  | { readonly kind: 'horizon' };

/** Whether to buy, with the reason. */
export type Verdict =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'standing' }
  | { readonly kind: 'unpriced' }
  | { readonly kind: 'yes'; readonly payback: number; readonly cautious: number }
  | { readonly kind: 'depends'; readonly payback: number; readonly earned: number; readonly until: EarnsUntil }
  | { readonly kind: 'no'; readonly earned: number; readonly until: EarnsUntil };

/** A loss within a day of a cut comes of it. */
const SAME_DAYS = 1;

/** What becomes of the price of an offer: back in time whatever is counted with, only at today's difficulty, or not. */
export function verdictOf({ cost, today, cautious, cuts, nowMs }: PurchaseCourse): Verdict {
  if (today?.lossIn === undefined) return { kind: 'unknown' };
  if (today.lossIn === 0) return { kind: 'standing' };
  if (cost === undefined) return { kind: 'unpriced' };
  const { payback, earned } = today;
  if (Number.isNaN(cost) || payback === undefined || earned === undefined) return { kind: 'unknown' };
  if (payback === 'never') return { kind: 'no', earned, until: earnsUntil(today.lossIn, cuts, nowMs) };
  if (cautious?.lossIn === undefined || cautious.payback === undefined || cautious.earned === undefined) return { kind: 'unknown' };
  if (cautious.payback !== 'never') return { kind: 'yes', payback, cautious: cautious.payback };
  return { kind: 'depends', payback, earned: cautious.earned, until: earnsUntil(cautious.lossIn, cuts, nowMs) };
}

function earnsUntil(lossIn: DaysAhead, cuts: readonly RewardCut[], nowMs: number): EarnsUntil {
  if (lossIn === 'never') return { kind: 'horizon' };
  const atMs = nowMs + lossIn * DAY_MS;
  const index = cuts.findIndex((each) => Math.abs(each.atMs - atMs) <= SAME_DAYS * DAY_MS);
  const cut = cuts[index];
  if (!cut) return { kind: 'loss', atMs };
  const before = cuts[index - 1]?.factor ?? 1;
  return { kind: 'cut', cut, isHalving: Math.abs(cut.factor / before - 0.5) < 1e-6 };
}
