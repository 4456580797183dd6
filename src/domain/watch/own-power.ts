import { HOUR_MS } from '../days.ts';
import { product } from '../known.ts';
import type { Currency } from '../money.ts';

/** The owner's machines of one kind: what one of them makes (H/s) and draws (watts at the wall), and the hours in which their run plan has them off ('1'). */
export interface OwnMachines {
  readonly coinId: number;
  readonly hashrateHs: number;
  readonly powerW: number;
  readonly offWeek: string;
  readonly offNear: string;
}

/**
 * What the owner of a farm gave of electricity, hour by hour: of any week by the owner's clock, from Sunday midnight, and of the days that are planned already,
 * from `nearFromMs` on, which win. A price of a kWh is null where none is known; `perUsd`: what a USD is in their currency.
 */
export interface OwnPower {
  readonly currency: Currency;
  readonly perUsd: number;
  readonly nearFromMs: number;
  readonly pricesWeek: readonly (number | null)[];
  readonly pricesNear: readonly (number | null)[];
  readonly machines: readonly OwnMachines[];
}

/** What an hour is for machines that make so much (H/s; null: not known): whether their plan has them off, and USD that their electricity costs. */
export interface OwnHours {
  readonly isOff: (atMs: number, hashrateHs: number | null) => boolean;
  /** Whether it has all of them off. */
  readonly areAllOff: (atMs: number) => boolean;
  /** Undefined where no price is known. */
  readonly usdAt: (atMs: number, hashrateHs: number | null) => number | undefined;
  /** When the planned hours of a moment end, ms; undefined where it is in none. */
  readonly offUntil: (atMs: number, hashrateHs: number | null) => number | undefined;
  /** When the hour of a moment ends, ms. */
  readonly hourEnd: (atMs: number) => number;
}

/** What tells two of them apart, but for the rate of exchange, which moves all day. */
export const powerSign = (power: OwnPower): string => JSON.stringify({ ...power, perUsd: 0 });

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const WEEK_HOURS = 7 * 24;

/** Gives the hour of the week of a moment by the clock of a zone. */
function weekClock(timeZone: string): (atMs: number) => number {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short', hour: 'numeric', hourCycle: 'h23' });
  return (atMs) => {
    const parts = format.formatToParts(atMs);
    const textOf = (type: string): string => parts.find((part) => part.type === type)?.value ?? '';
    return WEEKDAYS.indexOf(textOf('weekday')) * 24 + Number(textOf('hour'));
  };
}

/** Of several kinds those that make the most similar hashrate: no pool says what a machine is. */
function kindOf(machines: readonly OwnMachines[], hashrateHs: number | null): OwnMachines | undefined {
  if (hashrateHs === null || hashrateHs <= 0) return machines[0];
  const distance = (each: OwnMachines): number => Math.abs(Math.log(hashrateHs / each.hashrateHs));
  return machines.toSorted((a, b) => distance(a) - distance(b))[0];
}

/** The hours of the owner's machines of a coin by the clock of `timeZone` (IANA); undefined where the owner named none of them. */
export function ownHours(power: OwnPower | undefined, of: { readonly coinId: number; readonly timeZone: string }): OwnHours | undefined {
  const machines = power?.machines.filter(({ coinId }) => coinId === of.coinId) ?? [];
  if (!power || machines.length === 0) return undefined;
  const weekHour = weekClock(of.timeZone);
  const kept = new Map<number, number>();
  // Local hours begin at the same minute as the owner's midnight.
  const indexOf = (atMs: number): number => Math.floor((atMs - power.nearFromMs) / HOUR_MS);
  const weekOf = (index: number): number => {
    const known = kept.get(index) ?? weekHour(power.nearFromMs + index * HOUR_MS);
    kept.set(index, known);
    return known;
  };
  const isKindOff = (kind: OwnMachines | undefined, atMs: number): boolean => {
    const index = indexOf(atMs);
    return (kind?.offNear[index] ?? kind?.offWeek[weekOf(index)]) === '1';
  };
  const isOff = (atMs: number, hashrateHs: number | null): boolean => isKindOff(kindOf(machines, hashrateHs), atMs);
  const hourEnd = (atMs: number): number => power.nearFromMs + (indexOf(atMs) + 1) * HOUR_MS;
  return {
    isOff,
    areAllOff: (atMs) => machines.every((kind) => isKindOff(kind, atMs)),
    hourEnd,
    usdAt: (atMs, hashrateHs) => {
      const kind = kindOf(machines, hashrateHs);
      const index = indexOf(atMs);
      const near = power.pricesNear[index];
      const perKwh = near === undefined ? power.pricesWeek[weekOf(index)] : near;
      const kW = kind && (kind.powerW / 1000) * ((hashrateHs ?? kind.hashrateHs) / kind.hashrateHs);
      return product(kW, perKwh, 1 / power.perUsd);
    },
    offUntil: (atMs, hashrateHs) => {
      let untilMs = atMs;
      for (let hours = 0; hours <= WEEK_HOURS && isOff(untilMs, hashrateHs); hours += 1) untilMs = hourEnd(untilMs);
      return untilMs === atMs ? undefined : untilMs;
    },
  };
}
