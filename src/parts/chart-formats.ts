import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
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
  /** Points are moments in the visitor's own time, not Beijing's days (decision B16). */
  isMoments?: boolean;
}

/** What stands in the place of a chart without points: that its curve is not on this device, where nobody can be asked for it. */
export function useEmptyChart(error: Error | null): string {
  const { t } = useTranslation('common');
  const kind = error && errorKindOf(error);
  return t(kind === 'offline' || kind === 'server' ? 'offline.noCopy' : 'noData');
}

/** How a chart writes its figures and times, and the facts of the sentence that stands for the drawing; none without points. */
export function useChartFormats(points: readonly ChartPoint[] | undefined, style: ChartStyle) {
  const { unit = '', digits, tickDigits = 0, isMoments = false } = style;
  const { number, beijingDate, beijingDay, dateTime, shortDate } = useFormats();
  const formats = useMemo((): ChartFormats => {
    const sign = unit === '%' ? unit : '';
    const name = unit === '' || unit === '%' ? unit : ` ${unit}`;
    return {
      value: (value) => `${number(value, digits ?? figureDigits(value))}${name}`,
      time: isMoments ? dateTime : beijingDate,
      tick: (value, tick) => `${number(value, Math.max(tickDigits, tick))}${sign}`,
      timeTick: isMoments ? shortDate : beijingDay,
    };
  }, [number, beijingDate, beijingDay, dateTime, shortDate, unit, digits, tickDigits, isMoments]);
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
