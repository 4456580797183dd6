import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DAY_MS, HOUR_MS } from '#src/domain/days.ts';
import { figureDigits } from '#src/domain/decimal.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { errorKindOf } from '#src/lib/app-error.ts';
import { type ChartPoint, summarise } from '#src/ui/chart-summary.ts';
import type { ChartFormats } from '#src/ui/chart.tsx';

interface ChartStyle {
  /** Behind each figure; on the axis only a percent sign is. */
  unit?: string;
  /** Decimals of a figure; as many as its size asks for where there are none given. */
  digits?: number;
  /** Least decimals on the axis. */
  tickDigits?: number;
  /** Points are moments in the visitor's own time, not Beijing's days. */
  isMoments?: boolean;
}

/** What stands in the place of a chart without points: while there is no network, that its curve is not on this device. */
export function useEmptyChart(error: Error | null): string {
  const { t } = useTranslation('common');
  const kind = error && errorKindOf(error);
  return t(kind === 'offline' || kind === 'server' ? 'offline.noCopy' : 'noData');
}

/** Up to here moments on an axis differ by their hours; up to there several are of one day. */
const HOURS_MS = 36 * HOUR_MS;
const SOME_DAYS_MS = 5 * DAY_MS;

function spanOf(points: readonly ChartPoint[] | undefined): 'hours' | 'someDays' | 'days' {
  const spanMs = (points?.at(-1)?.atMs ?? 0) - (points?.[0]?.atMs ?? 0);
  if (spanMs > SOME_DAYS_MS) return 'days';
  return spanMs > HOURS_MS ? 'someDays' : 'hours';
}

/** How a chart writes its figures and times, and the facts of the sentence that stands for the drawing; none without points. */
export function useChartFormats(points: readonly ChartPoint[] | undefined, style: ChartStyle) {
  const { unit = '', digits, tickDigits = 0, isMoments = false } = style;
  const { number, beijingDate, beijingDay, dateTime, shortDate, time } = useFormats();
  const spanned = spanOf(points);
  const momentTicks = useMemo(() => ({ hours: time, someDays: dateTime, days: shortDate }), [time, dateTime, shortDate]);
  const formats = useMemo((): ChartFormats => {
    const sign = unit === '%' ? unit : '';
    const name = unit === '' || unit === '%' ? unit : ` ${unit}`;
    return {
      value: (value) => `${number(value, digits ?? figureDigits(value))}${name}`,
      time: isMoments ? dateTime : beijingDate,
      tick: (value, tick) => `${number(value, Math.max(tickDigits, tick))}${sign}`,
      timeTick: isMoments ? momentTicks[spanned] : beijingDay,
    };
  }, [number, beijingDate, beijingDay, dateTime, momentTicks, spanned, unit, digits, tickDigits, isMoments]);
  const summary = points && summarise(points);
  const facts = summary && {
    from: formats.time(summary.first.atMs),
    to: formats.time(summary.latest.atMs),
    min: formats.value(summary.min.value),
    minDay: formats.time(summary.min.atMs),
    max: formats.value(summary.max.value),
    maxDay: formats.time(summary.max.atMs),
    latest: formats.value(summary.latest.value),
  };
  return { formats, facts };
}
