import type { TFunction } from 'i18next';
import { type CsvCell, csvFigure } from '#src/domain/csv.ts';
import { beijingDate, DAY_MS } from '#src/domain/days.ts';
import type { DaysAhead } from '#src/domain/machine-course.ts';
import type { Currency } from '#src/domain/money.ts';
import { drawnCourse, type Forecasts } from './forecast.model.ts';

interface ForecastTable {
  readonly forecasts: Forecasts;
  readonly symbol: string;
  readonly currency: Currency;
  readonly nowMs: number;
}

interface Words {
  readonly t: TFunction<'tools'>;
  readonly forecast: TFunction<'forecast'>;
}

/** Loss and payback of each scenario of the difficulty, the cuts of the reward, and net of a day by date, as rows. */
export function forecastCsv(
  { forecasts, symbol, currency, nowMs }: ForecastTable,
  { t, forecast }: Words,
): readonly (readonly CsvCell[])[] {
  const { scenarios, cuts } = forecasts;
  const dayOf = (inDays: number) => beijingDate(nowMs + inDays * DAY_MS);
  return [
    [forecast('title')],
    ...scenarios.flatMap(({ kind, lossIn, payback }) => [
      [forecast('columns.loss'), ...lossCells(lossIn, nowMs, t), forecast(`kinds.${kind}`)],
      [
        forecast('columns.payback'),
        ...(payback === 'never' ? [t('asic.neverPays'), null] : [csvFigure(payback), t('asic.dayUnit')]),
        forecast(`kinds.${kind}`),
      ],
    ]),
    [],
    [forecast('cuts')],
    [forecast('cut'), `${forecast('reward')} (${symbol})`],
    ...cuts.map(({ atMs, reward }) => [beijingDate(atMs), csvFigure(reward)]),
    [],
    ...scenarios.flatMap((way) => [
      [`${forecast('course')} (${currency})`, forecast(`kinds.${way.kind}`)],
      ...drawnCourse(way).map(({ inDays, net }) => [dayOf(inDays), csvFigure(net)]),
      [],
    ]),
  ];
}

/** The day on which electricity costs more than the income, in Beijing, or that there is none. */
function lossCells(days: DaysAhead | undefined, nowMs: number, t: Words['t']): readonly CsvCell[] {
  if (days === undefined) return [null, null];
  if (days === 'never') return [t('asic.neverLoses'), null];
  return days === 0 ? [t('asic.losesNow'), null] : [beijingDate(nowMs + days * DAY_MS), 'UTC+8'];
}
