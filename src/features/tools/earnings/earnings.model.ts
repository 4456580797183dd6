import type { PoolCoin } from '#src/contracts/pool.ts';
import { electricityPerDay, electricityShare, netPerDay } from '#src/domain/earnings.ts';
import { cnyPerUsd } from '#src/domain/exchange-rate.ts';
import { fromHs, toHs } from '#src/domain/units.ts';
import type { Currency } from '#src/state/currency.ts';
import type { EarningsInputs } from './earnings.atoms.ts';

export interface EarningsQuestion {
  inputs: EarningsInputs;
  /** Unit of the hashrate field. */
  unit: string;
  currency: Currency;
  /** The pool's coin list: daily income per unit, net of the pool's fee (spec 3). */
  list: readonly PoolCoin[];
}

/** A day of the machines; money in the currency of the question. */
export interface EarningsDay {
  hashrateHs: number;
  powerW: number;
  coinsPerDay: number;
  income: number;
  electricity: number;
  net: number;
  /** Electricity as a part of the income; NaN without an income. */
  share: number;
  record: PoolCoin;
}

/** A day's income, electricity and what is left. Undefined when the pool's list does not tell: the coin is not mined, or no exchange rate is in it. */
export function earningsDay({ inputs, unit, currency, list }: EarningsQuestion): EarningsDay | undefined {
  const record = list.find((row) => row.coinType === inputs.coinId);
  const perUnit = record && moneyPerUnit(record, currency, list);
  if (!record?.dayIncome || !perUnit) return undefined;
  const count = Number(inputs.count);
  const hashrateHs = toHs(Number(inputs.hashrate), unit) * count;
  const powerW = Number(inputs.powerW) * count;
  const coinsPerDay = record.dayIncome * fromHs(hashrateHs, record.dayIncomeUnit);
  const electricity = electricityPerDay({ powerW, pricePerKwh: Number(inputs.electricity[currency]) });
  // Worth of one coin with what is mined beside it: the money of LTC holds its DOGE.
  const day = { coinsPerDay, coinPrice: perUnit / record.dayIncome, electricityPerDay: electricity };
  const income = coinsPerDay * day.coinPrice;
  return { hashrateHs, powerW, coinsPerDay, income, electricity, net: netPerDay(day), share: electricityShare(day), record };
}

/** The list states incomes in CNY (decision B14); its own prices in USD tell the rate. */
function moneyPerUnit({ dayIncomeMoney }: PoolCoin, currency: Currency, list: readonly PoolCoin[]): number | undefined {
  if (dayIncomeMoney === null) return undefined;
  if (currency === 'CNY') return dayIncomeMoney;
  const rate = cnyPerUsd(list);
  return rate && dayIncomeMoney / rate;
}
