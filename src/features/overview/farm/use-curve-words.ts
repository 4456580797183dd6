import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { figureDigits } from '#src/domain/decimal.ts';
import { useFormats } from '#src/i18n/formats.ts';
import type { ChartFormats } from '#src/ui/chart.tsx';
import { summarise } from '#src/ui/chart-summary.ts';
import type { FarmCurve } from '../farm.model.ts';

interface CurveWords {
  formats: ChartFormats;
  /** The drawing in one sentence. */
  summary: string;
  caption: string;
}

/** How a farm's curve writes its figures and moments, in the visitor's own time. */
export function useCurveWords({ unit, points }: FarmCurve): CurveWords {
  const { t } = useTranslation('overview');
  const { number, dateTime, shortDate } = useFormats();
  const formats = useMemo(
    (): ChartFormats => ({
      value: (value) => `${number(value, figureDigits(value))} ${unit}`,
      time: dateTime,
      tick: number,
      timeTick: shortDate,
    }),
    [number, dateTime, shortDate, unit],
  );
  const facts = summarise(points);
  if (!facts) return { formats, summary: '', caption: '' };
  const span = { from: formats.time(facts.first.atMs), to: formats.time(facts.latest.atMs) };
  const values = { min: formats.value(facts.min.value), max: formats.value(facts.max.value), latest: formats.value(facts.latest.value) };
  return { formats, summary: t('curve.summary', { ...span, ...values }), caption: t('curve.caption', { ...span, unit }) };
}
