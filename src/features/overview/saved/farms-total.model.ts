import type { AnonymousCoin } from '#src/contracts/farm-link.ts';
import { type HashrateFigure, splitHashrate, toHs } from '#src/domain/units.ts';
import { farmKey } from '../farm-id.ts';
import { workerCounts } from '../farm.model.ts';
import type { FarmCopy, SavedFarm } from '../farms.atoms.ts';

/** All saved farms together. */
export interface FarmsTotal {
  readonly hashrate: HashrateFigure;
  readonly hashrate24h: HashrateFigure;
  readonly active: number;
  readonly inactive: number;
  readonly unpaid: readonly { readonly coin: AnonymousCoin; readonly amount: number }[];
  readonly isSimulated: boolean;
  /** Farms of which nothing is known yet: they are not in the total. */
  readonly missing: number;
  readonly oldestMs: number;
  readonly newestMs: number;
}

/** Answers of one refresh come within so much of each other. */
const SAME_AGE_MS = 3 * 60_000;

/** Whether figures of so different moments were added up that it must be said (decision C8). */
export const hasMixedAges = ({ oldestMs, newestMs }: FarmsTotal): boolean => newestMs - oldestMs > SAME_AGE_MS;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const inHs = (value: number | null | undefined, unit: string): number => {
  const hashrateHs = toHs(value ?? 0, unit);
  return Number.isFinite(hashrateHs) ? hashrateHs : 0;
};

/** The total of the farms of which an answer is known; undefined while there is none. */
export function farmsTotal(farms: readonly SavedFarm[], copies: Readonly<Record<string, FarmCopy>>): FarmsTotal | undefined {
  const known = farms.flatMap((farm) => {
    const copy = copies[farmKey(farm)];
    return copy ? [{ ...copy, coin: farm.coin }] : [];
  });
  if (known.length === 0) return undefined;
  const counts = known.flatMap(({ data, madeAt }) => (data ? (workerCounts(data, madeAt)?.byState ?? []) : []));
  const coins = [...new Set(known.flatMap(({ coin, data }) => (data?.unpaid == null ? [] : [coin])))];
  return {
    hashrate: splitHashrate(sum(known.map(({ data }) => inHs(data?.hashrate, data?.hashrateUnit ?? ''))) / 1e6, 'MH/s'),
    hashrate24h: splitHashrate(sum(known.map(({ data }) => inHs(data?.hashrate24h, data?.hashrateUnit ?? ''))) / 1e6, 'MH/s'),
    active: sum(counts.map(({ active }) => active)),
    inactive: sum(counts.map(({ inactive }) => inactive)),
    unpaid: coins.map((coin) => ({ coin, amount: sum(known.map((each) => (each.coin === coin ? (each.data?.unpaid ?? 0) : 0))) })),
    isSimulated: known.some(({ isSimulated }) => isSimulated),
    missing: farms.length - known.length,
    oldestMs: Math.min(...known.map(({ madeAt }) => madeAt)),
    newestMs: Math.max(...known.map(({ madeAt }) => madeAt)),
  };
}
