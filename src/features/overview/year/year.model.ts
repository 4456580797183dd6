import type { Farm } from '#src/contracts/anonymous.ts';
import type { PricePoint } from '#src/contracts/pool.ts';
import { beijingDate, beijingDayStart, DAY_MS, SECOND_MS } from '#src/domain/days.ts';
import { type Electricity, meanPrice, usualDay } from '#src/domain/electricity/electricity.ts';
import { known, product, total } from '#src/domain/known.ts';
import { HOURS_OF_DAY } from '#src/domain/tariff/tariff.ts';
import { type FleetRow, rowFigures } from '#src/state/fleet.ts';

export type Payout = NonNullable<Farm['payouts']>[number];

/** A payment as the file of a year has it. */
export interface YearRow {
  readonly atMs: number;
  /** The Beijing day, YYYY-MM-DD. */
  readonly day: string;
  /** In the coin; undefined where the pool does not say. */
  readonly amount: number | undefined;
  /** Of one coin at the end of that day; undefined where no source told it. */
  readonly priceUsd: number | undefined;
  readonly valueUsd: number | undefined;
  /** Whole days since the payment before; undefined for the first that is known. */
  readonly days: number | undefined;
  /** What electricity cost in those days, in the currency of the tariff. */
  readonly electricity: number | undefined;
  readonly txid: string;
}

/** The Beijing year of a moment (ms). */
const yearOf = (atMs: number): number => Number(beijingDate(atMs).slice(0, 4));

/** The years in which something was paid, the latest first. */
export function yearsOf(payouts: readonly Payout[]): readonly number[] {
  return [...new Set(payouts.map(({ time }) => yearOf(time * SECOND_MS)))].toSorted((a, b) => b - a);
}

interface YearParts {
  readonly payouts: readonly Payout[];
  readonly year: number;
  /** Undefined while they are not there. */
  readonly prices: readonly PricePoint[] | undefined;
  /** What a day of electricity costs; undefined where that is not known. */
  readonly costPerDay: number | undefined;
}

/** The payments of a year, oldest first, each with the price of its day and the electricity since the one before, which may be of the year before. */
export function yearRows({ payouts, year, prices = [], costPerDay }: YearParts): readonly YearRow[] {
  const priceOf = new Map(prices.map(({ dataTime, priceUsd }) => [dataTime * SECOND_MS, known(priceUsd)]));
  const inOrder = payouts.toSorted((a, b) => a.time - b.time);
  return inOrder.flatMap(({ time, amount, txid }, index): YearRow[] => {
    const atMs = time * SECOND_MS;
    if (yearOf(atMs) !== year) return [];
    const before = inOrder[index - 1];
    const days = before && Math.round((beijingDayStart(atMs) - beijingDayStart(before.time * SECOND_MS)) / DAY_MS);
    const priceUsd = priceOf.get(beijingDayStart(atMs));
    return [
      {
        atMs,
        day: beijingDate(atMs),
        amount: known(amount),
        priceUsd,
        valueUsd: known(product(amount, priceUsd)),
        days,
        electricity: known(product(costPerDay, days)),
        txid,
      },
    ];
  });
}

/** The sums of a year; undefined where one part of them is not known. */
export function yearTotals(rows: readonly YearRow[]) {
  const sumOf = (figure: 'amount' | 'valueUsd' | 'electricity') => known(total(rows.map((row) => row[figure])));
  return {
    amount: sumOf('amount'),
    valueUsd: sumOf('valueUsd'),
    electricity: sumOf('electricity'),
    /** Payments of whose day no source told a price. */
    unpriced: rows.filter(({ priceUsd }) => priceUsd === undefined).length,
  };
}

/** What the machines of a coin use in a day, running through, and what that costs at the mean price of the tariff's hours; undefined where one part is not known. */
export function powerOfDay(
  machines: readonly FleetRow[],
  { coinId, electricity, nowMs }: { coinId: number; electricity: Electricity | undefined; nowMs: number },
) {
  const ofCoin = machines.filter((row) => row.coinId === coinId).map(rowFigures);
  const kWh =
    ofCoin.length === 0 ? undefined : known(total(ofCoin.map(({ count, powerW }) => product(count, powerW, HOURS_OF_DAY / 1000))));
  const perKwh = electricity && known(meanPrice(usualDay(electricity, nowMs)));
  return { kWh, perKwh, cost: known(product(kWh, perKwh)) };
}
