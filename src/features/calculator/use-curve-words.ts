import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#src/i18n/formats.ts';
import type { ChartFormats } from '#src/ui/chart.tsx';
import { type ChartPoint, summarise } from '#src/ui/chart-summary.ts';

/** Spec 9: figures of charts have 2 decimals. */
const CHART_DIGITS = 2;

/** How the income curve writes percentages and days (Beijing's, decision B16), and the sentence that stands for the drawing. */
export function useCurveWords(points: readonly ChartPoint[] | undefined): { formats: ChartFormats; summary: string } {
  const { t } = useTranslation('calculator');
  const { number, beijingDate, beijingDay } = useFormats();
  const formats = useMemo((): ChartFormats => {
    const percent = (value: number, digits = CHART_DIGITS) => `${number(value, digits)}%`;
    return { value: (value) => percent(value), time: beijingDate, tick: percent, timeTick: beijingDay };
  }, [number, beijingDate, beijingDay]);

  const facts = points && summarise(points);
  if (!facts) return { formats, summary: t('curve.loading') };
  const { first, latest, min, max } = facts;
  const days = { from: formats.time(first.atMs), to: formats.time(latest.atMs) };
  const values = { min: formats.value(min.value), max: formats.value(max.value), latest: formats.value(latest.value) };
  return { formats, summary: t('curve.summary', { ...days, ...values }) };
}
