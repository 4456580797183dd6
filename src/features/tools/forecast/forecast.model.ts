import { adjustInDays, seenHeight } from '#src/domain/chain-heights.ts';
import { DAY_MS, SECOND_MS } from '#src/domain/days.ts';
import { known, type Maybe, quotient } from '#src/domain/known.ts';
import {
  difficultyForecasts,
  type ForecastKind,
  forecastKinds,
  HORIZON_DAYS,
  type MachineCourse,
  type NetAhead,
  netCourse,
  type Outlook,
  outlook,
} from '#src/domain/machine-course.ts';
import { type RewardCut, rewardCuts } from '#src/domain/rewards.ts';
import type { CoinMarket } from '../market.ts';

/** What machines bring today, in one currency; undefined where it is not known. */
export interface ForecastDay {
  readonly income: number | undefined;
  /** Of the coin itself, without the one on the side. */
  readonly coinIncome: number | undefined;
  readonly electricity: number;
}

interface ForecastQuestion extends Pick<MachineCourse, 'netOfDay'> {
  readonly market: CoinMarket;
  readonly day: ForecastDay;
  /** Price of all machines in the currency of the day; undefined where none is typed. */
  readonly cost: Maybe;
  readonly nowMs: number;
}

/** How machines fare when the difficulty goes one of its scenarios. */
export interface Forecast extends Outlook {
  readonly kind: ForecastKind;
  readonly course: MachineCourse;
}

/** The three scenarios and the cuts that all of them count with. */
export interface Forecasts {
  readonly scenarios: readonly Forecast[];
  readonly cuts: readonly RewardCut[];
  /** Price of all machines, in the currency of the day. */
  readonly cost: Maybe;
  /** What days ahead are counted from, ms. */
  readonly nowMs: number;
  /** Days until the difficulty changes; 0 where it follows nearly every block. */
  readonly adjustInDays: number;
}

/** Loss, payback and earnings for each scenario of the difficulty, with the cuts of the coin's reward. */
export function forecasts({ market, day, cost, nowMs, netOfDay }: ForecastQuestion): Forecasts {
  const { record, coin, growth } = market;
  const cuts = rewardCuts(coin, {
    nowMs,
    untilMs: nowMs + HORIZON_DAYS * DAY_MS,
    stated: known(record.blockReward),
    seen: seenHeight(record),
  });
  const heldSince = known(record.difficultyTime);
  const adjusts = adjustInDays(coin, heldSince === undefined ? undefined : heldSince * SECOND_MS, nowMs);
  const uncutShare = market.side ? 1 - (quotient(day.coinIncome, day.income) ?? 1) : 0;
  const common = {
    incomePerDay: day.income,
    electricityPerDay: day.electricity,
    cuts: cuts.map(({ atMs, factor }) => ({ inDays: (atMs - nowMs) / DAY_MS, factor })),
    uncutShare,
    ...(netOfDay && { netOfDay }),
  };
  const difficulty = difficultyForecasts(growth, adjusts);
  const scenarios = forecastKinds.map((kind) => {
    const course: MachineCourse = { ...common, growth: undefined, ...difficulty[kind] };
    return { kind, course, ...outlook(cost, course) };
  });
  return { scenarios, cuts, cost, nowMs, adjustInDays: adjusts };
}

const LEAST_DAYS = 365;
const STEP_DAYS = 30;
/** A quarter more than what is to be seen. */
const BEYOND = 1.25;

/** Net of a day over the time in which something happens: the first cut, the loss, the payback; a year at least. */
export function drawnCourse({ course, lossIn, payback }: Forecast): readonly NetAhead[] {
  const seen = [course.cuts?.[0]?.inDays, lossIn, payback].filter((days) => typeof days === 'number');
  const untilDays = Math.min(HORIZON_DAYS, Math.max(LEAST_DAYS, ...seen.map((days) => days * BEYOND)));
  return netCourse(course, { untilDays: Math.floor(untilDays), everyDays: STEP_DAYS });
}
