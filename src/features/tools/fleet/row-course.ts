import type { PoolCoin } from '#src/contracts/pool.ts';
import {
  type Electricity,
  netOfPayingHours,
  runAllDay,
  type RunningDay,
  runningDay,
  usualDay,
} from '#src/domain/electricity/electricity.ts';
import { type Maybe, product } from '#src/domain/known.ts';
import { type FleetRow, rowFigures } from '#src/state/fleet.ts';
import { type Forecasts, forecasts } from '../forecast/forecast.model.ts';
import type { CoinMarket, MarketCourse } from '../market.ts';
import { marketOfRow, rowDay } from './fleet.model.ts';

interface RowQuestion {
  readonly row: FleetRow;
  /** Of one machine, in the currency of the tariff; undefined while none is known. */
  readonly costOfOne?: Maybe;
  readonly list: readonly PoolCoin[] | undefined;
  /** The trend of its coin; without one there is no such scenario. */
  readonly course?: MarketCourse;
  readonly electricity: Electricity;
  readonly nowMs: number;
}

/** Machines of a row on a usual day and in the years to come, running in the hours that pay; at one price all day. */
interface RowCourse {
  readonly market: CoinMarket;
  readonly day: RunningDay;
  readonly forecasts: Forecasts;
}

/** What machines of a row bring now and from now on, with the cuts of the reward; undefined where power, count or coin is not known. */
export function rowCourse({ row, costOfOne, list, course = {}, electricity, nowMs }: RowQuestion): RowCourse | undefined {
  const { count, powerW: wattsOfOne } = rowFigures(row);
  const market = marketOfRow(row, list, course);
  const powerW = product(wattsOfOne, count);
  if (!market || powerW === undefined || count === 0) return undefined;
  const usual = usualDay(electricity, nowMs);
  const ofOne = rowDay(row, list, { currency: electricity.currency, usual: runAllDay(usual) });
  const income = product(ofOne.incomePerDay, count);
  const day = runningDay(usual, { incomePerDay: income, powerW });
  const byHour = usual.basis !== 'flat' && { netOfDay: netOfPayingHours(usual, { incomePerDay: income, powerW }) };
  return {
    market,
    day,
    forecasts: forecasts({
      market,
      day: { income, coinIncome: product(ofOne.coinIncome, count), electricity: day.allDay.electricity ?? Number.NaN },
      cost: product(costOfOne, count),
      nowMs,
      ...byHour,
    }),
  };
}
