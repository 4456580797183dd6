import type { Coin } from '#src/domain/coins.ts';
import { quotient } from '#src/domain/known.ts';
import type { Pair } from '#src/parts/sheet/sheet-comparison.tsx';
import { monthIncome } from './month.model.ts';
import type { Month, MonthEntry } from './use-month.ts';

/** A coin in both months. */
export interface ComparedRow {
  readonly coin: Coin;
  readonly averageHs: Pair;
  /** At the end of each. */
  readonly priceUsd: Pair;
  /** Of one unit, with what is mined along: the mean of the days that are known. */
  readonly incomeUsd: Pair;
}

type Compared = Pick<Month, 'entries' | 'totals' | 'fullDays'>;

/** Two months beside each other, by the coins of the first. Sums are means of a day: months are of different lengths. */
export function comparedMonths(month: Compared, other: Compared) {
  const rows = month.entries.map((entry): ComparedRow => {
    const then = other.entries.find(({ coin }) => coin === entry.coin);
    const both = (figure: (entry: MonthEntry | undefined) => number | undefined): Pair => [figure(entry), figure(then)];
    return {
      coin: entry.coin,
      averageHs: both((each) => each?.row?.figures.averageHs),
      priceUsd: both((each) => each?.row?.figures.lastPriceUsd),
      incomeUsd: both(dayIncomeOf),
    };
  });
  return {
    rows,
    incomeUsd: [dayTotalOf(month), dayTotalOf(other)] satisfies Pair,
    days: knownDaysOf(month),
    otherDays: knownDaysOf(other),
  };
}

function dayIncomeOf(entry: MonthEntry | undefined): number | undefined {
  if (!entry?.row) return undefined;
  const { usd, knownDays } = monthIncome(entry.row, entry.side);
  return quotient(usd, knownDays);
}

const dayTotalOf = ({ totals }: Compared): number | undefined => quotient(totals?.incomeUsd, totals?.knownDays);

/** Of how many days, that are over, the best known coin has figures. */
function knownDaysOf({ entries, fullDays }: Compared): { readonly known: number; readonly full: number } {
  return { known: Math.max(0, ...entries.map(({ row }) => row?.figures.knownDays ?? 0)), full: fullDays };
}
