import type { PoolCoin, PoolCoinInfo } from '#src/contracts/pool.ts';
import type { Coin } from '#src/domain/coins.ts';
import { type HashrateUnit, toHs } from '#src/domain/units.ts';

/** Spec 2: at most 10 characters. */
export const AMOUNT_LENGTH = 10;

/** What every row opens with (spec 4). */
export const INITIAL_AMOUNT = '1';

const AMOUNT = /^\d*\.?\d*$/;

/** What the field holds after typing: digits and one dot, or what it held before. Full-width digits and the comma of some keyboards count. */
export function typedAmount(text: string, before: string): string {
  const plain = text.normalize('NFKC').trim().replace(/[,。]/, '.');
  return plain.length <= AMOUNT_LENGTH && AMOUNT.test(plain) ? plain : before;
}

interface Mined {
  coin: Coin;
  record: PoolCoin;
  info: PoolCoinInfo | undefined;
}

/** What a hashrate brings in a day, before electricity; a part that the pool does not tell is undefined. */
export interface Estimate {
  coins: number;
  /** Mined on the side: LTC only. */
  doge: number | undefined;
  /** Worth of all of it. */
  cny: number | undefined;
}

/** The pool's daily income of one unit, times the amount in `unit`. Undefined without an amount ('', '.') or without an income. */
export function estimate({ coin, record, info }: Mined, amount: string, unit: HashrateUnit): Estimate | undefined {
  const value = /\d/.test(amount) ? Number(amount) : Number.NaN;
  const times = (income: number | null | undefined, incomeUnit: string) =>
    typeof income === 'number' ? (income * toHs(value, unit)) / toHs(1, incomeUnit || coin.unit) : undefined;
  const coins = times(record.dayIncome, record.dayIncomeUnit);
  if (coins === undefined || !Number.isFinite(coins)) return undefined;
  return {
    coins,
    doge: info && times(info.dogeDayIncome, info.dayIncomeUnit),
    cny: times(record.dayIncomeMoney, record.dayIncomeUnit),
  };
}
