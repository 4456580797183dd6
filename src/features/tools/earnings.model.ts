import type { PoolCoin } from '#src/contracts/pool.ts';
import { electricityPerDay, electricityShare, netPerDay } from '#src/domain/earnings.ts';
import { cnyPerUsd } from '#src/domain/exchange-rate.ts';
import { product, quotient } from '#src/domain/known.ts';
import { convert, type Currency } from '#src/domain/money.ts';
import { fromHs, toHs } from '#src/domain/units.ts';
import type { EarningsInputs } from './earnings.atoms.ts';

interface EarningsQuestion {
  inputs: EarningsInputs;
  /** Unit of the hashrate field. */
  unit: string;
  currency: Currency;
  /** The pool's coin list: daily income per unit, net of the pool's fee (spec 3). */
  list: readonly PoolCoin[];
}

/** A day of the machines; money in the currency of the question, undefined where the pool's list does not tell it. */
export interface EarningsDay {
  hashrateHs: number;
  powerW: number;
  coinsPerDay: number;
  income: number | undefined;
  electricity: number;
  net: number | undefined;
  /** Electricity as a part of the income; undefined without an income. */
  share: number | undefined;
  record: PoolCoin;
}

/** A day's income, electricity and what is left. Undefined when the coin is not mined. */
export function earningsDay({ inputs, unit, currency, list }: EarningsQuestion): EarningsDay | undefined {
  const record = list.find((row) => row.coinType === inputs.coinId);
  if (!record?.dayIncome) return undefined;
  const count = Number(inputs.count);
  const hashrateHs = toHs(Number(inputs.hashrate), unit) * count;
  const powerW = Number(inputs.powerW) * count;
  const coinsPerDay = record.dayIncome * fromHs(hashrateHs, record.dayIncomeUnit);
  const electricity = electricityPerDay({ powerW, pricePerKwh: Number(inputs.electricity[currency]) });
  // Worth of one coin with what is mined beside it: the money of LTC holds its DOGE.
  const perUnit = convert({ CNY: record.dayIncomeMoney }, currency, cnyPerUsd(list));
  const day = { coinsPerDay, coinPrice: quotient(perUnit, record.dayIncome), electricityPerDay: electricity };
  const income = product(coinsPerDay, day.coinPrice);
  return { hashrateHs, powerW, coinsPerDay, income, electricity, net: netPerDay(day), share: electricityShare(day), record };
}
