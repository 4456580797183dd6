import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#src/i18n/formats.ts';
import type { ChartFormats } from '#src/ui/chart.tsx';
import { summarise } from '#src/ui/chart-summary.ts';
import type { RatioPoint } from './pool-section.model.ts';

const VALUE_DIGITS = 4;
const LEAST_TICK_DIGITS = 2;

/** How the ratio chart writes its figures and days (Beijing's, decision B16), and the sentence that stands for the drawing. */
export function useRatioWords(points: readonly RatioPoint[] | undefined): { formats: ChartFormats; summary: string } {
  const { t } = useTranslation('sections');
  const { number, beijingDate, beijingDay } = useFormats();
  const formats = useMemo(
    (): ChartFormats => ({
      value: (value) => number(value, VALUE_DIGITS),
      time: beijingDate,
      tick: (value, digits) => number(value, Math.max(LEAST_TICK_DIGITS, digits)),
      timeTick: beijingDay,
    }),
    [number, beijingDate, beijingDay],
  );

  const facts = points && summarise(points);
  if (!facts) return { formats, summary: t('pool.chart.loading') };
  const { first, latest, min, max } = facts;
  const summary = t('pool.chart.summary', {
    from: formats.time(first.atMs),
    to: formats.time(latest.atMs),
    min: formats.value(min.value),
    minDay: formats.time(min.atMs),
    max: formats.value(max.value),
    maxDay: formats.time(max.atMs),
    latest: formats.value(latest.value),
  });
  return { formats, summary };
}
