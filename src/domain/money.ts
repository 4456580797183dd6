import { groupThousands, moneyDigits, roundAndTrim, roundHalfUp } from './decimal.ts';
import { known, type Maybe, product, quotient, total } from './known.ts';

/** The currencies that incomes are shown in. */
export const currencies = ['CNY', 'USD'] as const;
export type Currency = (typeof currencies)[number];

/** What stands before an amount. */
export const currencySigns = { CNY: '¥', USD: '$' } as const satisfies Record<Currency, string>;

/** An amount of money as it is stated, in one currency or in both; what is not known is absent. */
export type Money = Readonly<Partial<Record<Currency, Maybe>>>;

/** Money in a currency: as it is stated, else out of the other at so many CNY for a USD. Undefined when amount or rate is not known. */
export function convert({ CNY, USD }: Money, currency: Currency, cnyPerUsd: number | undefined): number | undefined {
  return currency === 'CNY' ? (known(CNY) ?? product(USD, cnyPerUsd)) : (known(USD) ?? quotient(CNY, cnyPerUsd));
}

/** Half of the last decimal that an amount may have: less rounds to nothing. */
const NOTHING = 5e-9;

/** How far amounts that are the same may be apart, as a part of them: the noise of floating point. */
const NOISE = 1e-12;

/** What is left of an income once a cost is paid; nothing, neither minus nor a loss, where it would round to that. */
export function moneyLeft(income: Maybe, cost: Maybe): number | undefined {
  const left = total([income, product(cost, -1)]);
  const least = Math.max(NOTHING, Math.abs(known(income) ?? 0) * NOISE);
  return left !== undefined && Math.abs(left) < least ? 0 : left;
}

/** Decimals of an income in coins. */
export const INCOME_DIGITS = 8;

/** A price or an amount of money as bare digits, '87000.00' or '0.04010'; '--' when it is not known. */
export function formatMoney(amount: Maybe): string {
  const value = known(amount);
  return value === undefined ? '--' : roundHalfUp(value, moneyDigits(value));
}

/** An income in coins with its 8 decimals, '0.00000042', '416,087.75616260'; '--' when it is not known. */
export function formatIncome(coinAmount: Maybe): string {
  return groupThousands(roundHalfUp(coinAmount ?? Number.NaN, INCOME_DIGITS));
}

/** A ratio as percent, at most 2 decimals and no zeros at the end: 0.025 is '2.5%'; '--' when it is not known. */
export function formatPercent(ratio: Maybe): string {
  const value = known(ratio);
  return value === undefined ? '--' : `${roundAndTrim(value, 2, 2)}%`;
}

function words(text: string): readonly string[] {
  return text.split(/[\s,/]+/).filter((word) => word !== '');
}

/** The names of an income type field, 'FPPS PPLNS'; the first is the one that stated incomes follow. */
export function incomeTypes(incomeType: string): readonly string[] {
  return words(incomeType);
}

/** The rates of a fee field, '0.02 0.01', as ratios 0..1; what is no such ratio is undefined and keeps its place. */
export function feeRates(fee: string): readonly (number | undefined)[] {
  return words(fee).map((word) => {
    const rate = /^(\d+(\.\d+)?|\.\d+)$/.test(word) ? Number(word) : undefined;
    return rate !== undefined && rate <= 1 ? rate : undefined;
  });
}

/** A way of being paid and what the pool keeps of it, in percent. */
interface PayoutFee {
  readonly incomeType: string;
  readonly percent: string;
}

/** The fee of each income type: the two fields list them in the same order ('FPPS PPLNS', '0.02 0.01'). A type without a fee shows '--'. */
export function payoutFees(incomeType: string, fee: string): readonly PayoutFee[] {
  const rates = feeRates(fee);
  return incomeTypes(incomeType).map((name, index) => ({ incomeType: name, percent: formatPercent(rates[index]) }));
}
