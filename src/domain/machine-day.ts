import { electricityPerDay, electricityShare } from './earnings.ts';
import { cheapestPrice, runningDay, type RunningDay, type PriceProfile } from './electricity/electricity.ts';
import { known, type Maybe, product, quotient, total } from './known.ts';
import { convert, type Currency } from './money.ts';

/** Machines that are counted as one: what they do in H/s, and the watts that they draw at the wall. */
export interface Machine {
  readonly hashrateHs: Maybe;
  readonly powerW: Maybe;
}

/** What a coin pays for hashrate: coins a day of one H/s net of fee, and USD of one coin. */
interface CoinPay {
  readonly coinsPerHs: Maybe;
  readonly priceUsd: Maybe;
}

/** What machines are paid for: a coin, and the one mined on the side of it where there is one. */
export interface MachineMarket extends CoinPay {
  readonly side?: CoinPay | undefined;
}

/** What electricity costs, in the currency that all money of the day is in, at so many CNY for a USD. */
export interface MachinePrices {
  readonly usual: PriceProfile;
  readonly currency: Currency;
  readonly cnyPerUsd: number | undefined;
}

/** A day of machines; undefined where a figure that it needs is not known. Coins, incomes, electricity and net are of the hours in which they run. */
export interface MachineDay extends RunningDay {
  readonly coins: number | undefined;
  /** Of the coin itself. */
  readonly coinIncome: number | undefined;
  /** Of the coin mined on the side; undefined where there is none. */
  readonly side: { readonly coins: number | undefined; readonly income: number | undefined } | undefined;
  /** Of both coins in 24 hours, whatever electricity costs. */
  readonly incomePerDay: number | undefined;
  /** Electricity as a part of the income. */
  readonly share: number | undefined;
  /** Price of a kWh at which the electricity takes the whole income. */
  readonly breakEven: number | undefined;
  /** USD of a coin below which electricity costs more than it brings, in the cheapest hour too; below zero where that hour is paid for. */
  readonly shutdownUsd: number | undefined;
}

/** The price of a kWh at which machines earn their electricity and no more. Undefined without a power. */
export function breakEvenPerKwh({ powerW, incomePerDay }: { readonly powerW: Maybe; readonly incomePerDay: Maybe }): number | undefined {
  return quotient(incomePerDay, electricityPerDay({ powerW: known(powerW) ?? Number.NaN, pricePerKwh: 1 }));
}

/** What machines earn in a day of these prices (formulas.md 1, 4 and 5); a market that is not known pays what is not known. */
export function machineDay(machine: Machine, market: MachineMarket | undefined, prices: MachinePrices): MachineDay {
  const { usual, currency, cnyPerUsd } = prices;
  const powerW = known(machine.powerW) ?? Number.NaN;
  const paid = (pay: CoinPay | undefined) => {
    const coins = product(pay?.coinsPerHs, machine.hashrateHs);
    const usd = product(coins, pay?.priceUsd);
    return { coins, usd, income: convert({ USD: usd }, currency, cnyPerUsd) };
  };
  const coin = paid(market);
  const side = market?.side && paid(market.side);
  const incomePerDay = total([coin.income, ...(side ? [side.income] : [])]);
  const run = runningDay(usual, { incomePerDay, powerW });
  const part = (ofDay: Maybe) => product(ofDay, run.runningHours / run.hours);
  const cheapest = electricityPerDay({ powerW, pricePerKwh: cheapestPrice(usual) ?? Number.NaN });
  const cheapestUsd = convert({ [currency]: cheapest }, 'USD', cnyPerUsd);
  // What the coin on the side pays, the coin need not.
  const leftUsd = side ? total([cheapestUsd, -(side.usd ?? Number.NaN)]) : cheapestUsd;
  return {
    ...run,
    coins: part(coin.coins),
    coinIncome: part(coin.income),
    side: side && { coins: part(side.coins), income: part(side.income) },
    incomePerDay,
    share: electricityShare({ coinsPerDay: 1, coinPrice: run.income, electricityPerDay: run.electricity ?? Number.NaN }),
    breakEven: breakEvenPerKwh({ powerW, incomePerDay }),
    shutdownUsd: quotient(leftUsd, coin.coins),
  };
}
