import { useMemo } from 'react';
import type { PoolCoin } from '#src/contracts/pool.ts';
import { AI_BTC_ID, BTC_ID } from '#src/domain/coins.ts';
import type { Electricity } from '#src/domain/electricity/electricity.ts';
import { networkCurveQuery } from '#src/parts/coin-queries.ts';
import { rowCoin } from '#src/state/fleet.ts';
import { useApiQueries } from '#src/state/use-api-query.ts';
import { marketCourse } from '../market-course.ts';
import type { FleetLine } from './fleet.model.ts';
import { rowCourse } from './row-course.ts';

/** Machines of one kind with the years to come; undefined while they are not known. */
export interface FleetCourse {
  readonly id: number;
  readonly name: string;
  readonly course: ReturnType<typeof rowCourse>;
}

interface CoursesQuestion {
  readonly lines: readonly FleetLine[];
  readonly list: readonly PoolCoin[] | undefined;
  readonly electricity: Electricity;
  readonly nowMs: number;
}

/** Every row of the fleet in the years to come, with the trend of its coin's difficulty. AI(BTC) is mined on the chain of BTC. */
export function useFleetCourses({ lines, list, electricity, nowMs }: CoursesQuestion): readonly FleetCourse[] {
  const coins = lines.map(({ row }) => rowCoin(row));
  const curves = useApiQueries(coins.map((coin) => networkCurveQuery(coin?.id === AI_BTC_ID ? BTC_ID : coin?.id)));
  const trends = coins.map((coin, index) => marketCourse('now', { coin, network: curves[index]?.data, price: undefined }).growth ?? '');
  // The list of curves is another one at each draw; ten years are summed anew when a trend is.
  const trendText = trends.join();
  return useMemo(() => {
    const growths = trendText.split(',').map((text) => (text === '' ? undefined : Number(text)));
    return lines.map(({ row, name }, index) => ({
      id: row.id,
      name,
      course: rowCourse({ row, list, course: { growth: growths[index] }, electricity, nowMs }),
    }));
  }, [lines, list, electricity, nowMs, trendText]);
}
