import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { figureDigits } from '#src/domain/decimal.ts';
import type { Coin } from '#src/domain/coins.ts';
import { useFormats } from '#src/i18n/formats.ts';
import type { ChartFormats } from '#src/ui/chart.tsx';
import { summarise } from '#src/ui/chart-summary.ts';
import type { HashrateSource } from './hashrate.query.ts';
import type { HashrateSeries } from './hashrate-series.model.ts';

interface Shown {
  coin: Coin;
  source: HashrateSource;
  series: HashrateSeries | undefined;
}

/** How a hashrate chart writes its figures and days (Beijing's, decision B16), and the sentence that stands for the drawing. */
export function useHashrateWords({ coin, source, series }: Shown): { formats: ChartFormats; summary: string } {
  const { t } = useTranslation('pool');
  const unit = series?.unit ?? coin.chartUnit;
  const { number, beijingDate, beijingDay } = useFormats();
  const formats = useMemo(
    (): ChartFormats => ({
      value: (value) => `${number(value, figureDigits(value))} ${unit}`,
      time: beijingDate,
      tick: number,
      timeTick: beijingDay,
    }),
    [number, beijingDate, beijingDay, unit],
  );

  const facts = series && summarise(series.points);
  if (!facts) return { formats, summary: t('chart.loading') };
  const { first, latest, min, max } = facts;
  const summary = t('chart.summary', {
    coin: coin.symbol,
    source: t(`chart.${source}`),
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
