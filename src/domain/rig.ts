import { electricityPerDay, electricityShare, shutdownPrice } from './earnings.ts';
import { cheapestPrice, runningDay, type RunningDay, type UsualDay } from './electricity/electricity.ts';
import { known, type Maybe, product, quotient, total } from './known.ts';
import { powerRatio } from './machine-earnings.ts';
import { fromHs } from './units.ts';

/** Cards of one kind: what one of them does and draws, and how many there are. */
export interface RigCards {
  readonly hashrateHs: Maybe;
  readonly powerW: Maybe;
  readonly count: number;
}

/** Hashrate of all cards, H/s; undefined when that of one of them is not known, or without cards. */
export function rigHashrateHs(cards: readonly RigCards[]): number | undefined {
  return cards.length === 0 ? undefined : total(cards.map(({ hashrateHs, count }) => product(hashrateHs, count)));
}

/** What all cards draw, in watts, as rigHashrateHs. */
export function cardsPowerW(cards: readonly RigCards[]): number | undefined {
  return cards.length === 0 ? undefined : total(cards.map(({ powerW, count }) => product(powerW, count)));
}

/** What a rig draws besides its cards, in watts, and the part of the wall's power that the supply passes on: 0.90 to 0.94 as a rule. */
export interface RigParts {
  readonly boardW: number;
  readonly fansW: number;
  readonly psuEfficiency: number;
}

/** Watts at the wall: cards, board and fans over the supply's efficiency. Undefined for an efficiency outside 0..1 and for cards not known. */
export function wallPowerW(cardsW: Maybe, { boardW, fansW, psuEfficiency }: RigParts): number | undefined {
  return psuEfficiency <= 1 ? quotient(total([cardsW, boardW, fansW]), psuEfficiency) : undefined;
}

/** A rig on a coin: its hashrate, its watts at the wall, the coins a day of one H/s net of fee; price and electricity in one currency. */
export interface RigOnCoin {
  readonly hashrateHs: Maybe;
  readonly powerW: Maybe;
  readonly coinsPerHs: Maybe;
  readonly coinPrice: Maybe;
  /** What electricity costs. */
  readonly usual: UsualDay;
  /** The unit that the power ratio is per: MH/s for J/MH. */
  readonly unit: string;
}

/** A day of a rig on a coin, money in the currency of its prices; undefined for what does not follow from what is known. */
export interface RigDay extends RunningDay {
  /** Of the hours in which it runs, as income, electricity and net are. */
  readonly coins: number | undefined;
  /** Electricity as a part of the income. */
  readonly share: number | undefined;
  /** Price of a coin below which electricity costs more than it brings, in the cheapest hour too. */
  readonly shutdown: number | undefined;
  /** Price of a kWh at which the electricity takes the whole income. */
  readonly breakEven: number | undefined;
  /** J per the unit's hash. */
  readonly ratio: number | undefined;
}

/** What a rig earns a day with a coin (formulas.md 1, 4 and 5). */
export function rigDay({ hashrateHs, powerW, coinsPerHs, coinPrice, usual, unit }: RigOnCoin): RigDay {
  const coins = product(hashrateHs, coinsPerHs);
  const watts = known(powerW) ?? Number.NaN;
  const incomePerDay = product(coins, coinPrice);
  const run = runningDay(usual, { incomePerDay, powerW: watts });
  const cheapest = electricityPerDay({ powerW: watts, pricePerKwh: cheapestPrice(usual) ?? Number.NaN });
  return {
    ...run,
    coins: product(coins, run.runningHours / run.hours),
    share: electricityShare({ coinsPerDay: 1, coinPrice: run.income, electricityPerDay: run.electricity ?? Number.NaN }),
    shutdown: shutdownPrice({ coinsPerDay: coins ?? Number.NaN, electricityPerDay: cheapest }),
    breakEven: quotient(incomePerDay, electricityPerDay({ powerW: watts, pricePerKwh: 1 })),
    ratio: powerRatio({ powerW: watts, hashrate: fromHs(known(hashrateHs) ?? Number.NaN, unit) }),
  };
}

/** What coins of a rig are put in order by. */
export type RigOrder = 'net' | 'breakEven';
type RankedDay = Pick<RigDay, RigOrder> & Partial<Pick<RigDay, 'runningHours'>>;

/** How coins are best ordered: by net while one of them leaves something; where none does, by the price of a kWh that they would pay for. */
export function rigOrder(days: readonly RankedDay[]): RigOrder {
  const isLoss = ({ net, runningHours }: RankedDay) => net === undefined || net < 0 || runningHours === 0;
  return days.some(({ net }) => net !== undefined) && days.every(isLoss) ? 'breakEven' : 'net';
}

/** The order of coins for a rig: most first, what is not known last. */
export function byOrder(order: RigOrder): (one: RankedDay, other: RankedDay) => number {
  const worth = (day: RankedDay) => day[order] ?? Number.NEGATIVE_INFINITY;
  return (one, other) => (worth(one) === worth(other) ? 0 : worth(other) - worth(one));
}
