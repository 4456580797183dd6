import { type Maybe, product, quotient, total } from './known.ts';
import type { MachineDay } from './machine-day.ts';

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

/** What coins of a rig are put in order by. */
export type RigOrder = 'net' | 'breakEven';
type RankedDay = Pick<MachineDay, RigOrder> & Partial<Pick<MachineDay, 'runningHours'>>;

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
