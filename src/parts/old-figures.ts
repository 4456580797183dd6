import type { PoolCoin } from '#src/contracts/pool.ts';
import { freshness } from '#src/domain/age.ts';
import { DAY_MS, SECOND_MS } from '#src/domain/days.ts';
import type { ApiResponse } from '#src/lib/api-response.ts';

/** After so long nothing is paid of a price or a difficulty. */
const HOLDS_MS = DAY_MS;

type CoinList = ApiResponse<PoolCoin[]>;

const payable = new WeakMap<CoinList, CoinList>();

/** The pool's list without figures that nothing is paid of: a price, or a network's difficulty, that was a day old when the list was made. */
export function withoutOldFigures(list: CoinList): CoinList {
  const known = payable.get(list);
  if (known) return known;
  const rows = list.data.map((row) => payableRow(row, list.madeAt));
  const result = rows.every((row, index) => row === list.data[index]) ? list : { ...list, data: rows };
  payable.set(list, result);
  return result;
}

/** Which of a row's figures are too old to be paid of, when its list was made. */
export function tooOld({ asOf }: Pick<PoolCoin, 'asOf'>, madeAtMs: number): { readonly price: boolean; readonly network: boolean } {
  const isOld = (seconds: number | undefined) => seconds !== undefined && madeAtMs - seconds * SECOND_MS > HOLDS_MS;
  return { price: isOld(asOf?.price), network: isOld(asOf?.network) };
}

function payableRow(row: PoolCoin, madeAtMs: number): PoolCoin {
  const { price: isPriceOld, network: isNetworkOld } = tooOld(row, madeAtMs);
  if (!isPriceOld && !isNetworkOld) return row;
  return {
    ...row,
    dayIncomeMoney: null,
    ...(isPriceOld && { priceUsa: null }),
    ...(isNetworkOld && { dayIncome: null, difficulty: null }),
  };
}

/** When the oldest group of a row's figures held, ms; undefined where the pool states no times. */
export function oldestFigureMs({ asOf }: Pick<PoolCoin, 'asOf'>): number | undefined {
  const moments = [asOf?.pool, asOf?.network, asOf?.price].flatMap((seconds) => seconds ?? []);
  return moments.length === 0 ? undefined : Math.min(...moments) * SECOND_MS;
}

/** Whether a row has figures whose age is worth a warning. */
export function hasOldFigures(row: Pick<PoolCoin, 'asOf'>, nowMs: number): boolean {
  const oldestMs = oldestFigureMs(row);
  const kind = oldestMs === undefined ? 'live' : freshness(oldestMs, nowMs);
  return kind !== 'live' && kind !== 'updated';
}
