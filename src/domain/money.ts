import { figureDigits, roundAndTrim, roundHalfUp } from './decimal.ts';

/** Decimals of an income in coins (spec 9). */
export const INCOME_DIGITS = 8;

/** Decimals of a price or an amount of money: 2, and 8 for one above zero and below 0.01 (spec 9). */
export function moneyDigits(amount: number): 2 | 8 {
  return figureDigits(amount);
}

/** A price or an amount of money as bare digits, '87000.00' or '0.00123400'; '--' when it is no finite number (spec 9). */
export function formatMoney(amount: number): string {
  return roundHalfUp(amount, moneyDigits(amount));
}

/** An income in coins with its 8 decimals, '0.00000042'; '--' when it is no finite number (spec 9). */
export function formatIncome(coinAmount: number): string {
  return roundHalfUp(coinAmount, INCOME_DIGITS);
}

/** A ratio as percent, at most 2 decimals and no zeros at the end: 0.025 is '2.5%'. */
export function formatPercent(ratio: number): string {
  return Number.isFinite(ratio) ? `${roundAndTrim(ratio, 2, 2)}%` : '--';
}

function words(text: string): readonly string[] {
  return text.split(/[\s,/]+/).filter((word) => word !== '');
}

/** The rates of a fee field, '0.02 0.01', as ratios 0..1; what is no such ratio is NaN and keeps its place. */
export function feeRates(fee: string): readonly number[] {
  return words(fee).map((word) => {
    const rate = /^\d*\.?\d+$/.test(word) ? Number(word) : Number.NaN;
    return rate <= 1 ? rate : Number.NaN;
  });
}

/** A fee field as percentages: '0.02 0.01' is ['2%', '1%'] (spec 9). */
export function feePercents(fee: string): readonly string[] {
  return feeRates(fee).map(formatPercent);
}

/** A way of being paid and what the pool keeps of it; the rate is a ratio 0..1. */
export interface PayoutFee {
  readonly incomeType: string;
  readonly rate: number;
  readonly percent: string;
}

/** The fee of each income type: the two fields list them in the same order ('FPPS PPLNS', '0.02 0.01'). A type without a fee shows '--'. */
export function payoutFees(incomeType: string, fee: string): readonly PayoutFee[] {
  const rates = feeRates(fee);
  return words(incomeType).map((name, index) => {
    const rate = rates[index] ?? Number.NaN;
    return { incomeType: name, rate, percent: formatPercent(rate) };
  });
}
