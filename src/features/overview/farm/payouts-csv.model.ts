import type { Farm } from '#src/contracts/anonymous.ts';
import { roundAndTrim } from '#src/domain/decimal.ts';
import { INCOME_DIGITS } from '#src/domain/money.ts';
import type { CsvCell } from '#src/domain/csv.ts';
import type { FarmId } from '../farm-id.ts';

export const payoutColumns = ['time', 'amount', 'coin', 'address', 'txid', 'origin'] as const;
export type PayoutColumn = (typeof payoutColumns)[number];
export type Payout = NonNullable<Farm['payouts']>[number];

interface PayoutTable {
  readonly id: FarmId;
  readonly payouts: readonly Payout[];
  /** The head of a column in the visitor's language. */
  head(column: PayoutColumn): string;
  /** The label of simulated figures travels with them (decision A2); '' for others. */
  readonly origin: string;
}

/** Payouts as rows of cells, a head row first: times in ISO 8601, plain amounts. */
export function payoutsCsv({ id, payouts, head, origin }: PayoutTable): readonly (readonly CsvCell[])[] {
  const rows = payouts.map(({ time, amount, txid }): Record<PayoutColumn, CsvCell> => ({
    time: new Date(time * 1000).toISOString(),
    amount: amount === null ? null : roundAndTrim(amount, INCOME_DIGITS),
    coin: id.coin,
    address: id.address,
    txid: txid || null,
    origin: origin || null,
  }));
  return [payoutColumns.map(head), ...rows.map((row) => payoutColumns.map((column) => row[column]))];
}
