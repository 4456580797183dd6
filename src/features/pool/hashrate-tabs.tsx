import type { HashratePoint } from '#src/contracts/pool.ts';
import { fromHs, splitHashrate, toHs } from '#src/domain/units.ts';
import { useApiQuery } from '#src/state/use-api-query.ts';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Coin } from '#src/domain/coins.ts';
import { Chart } from '#src/ui/chart.tsx';
import { Segment } from '#src/ui/segment.tsx';
import { CHART_DAYS, useChartFormats } from '#src/parts/chart-formats.ts';
import { FigureAge } from '#src/parts/figure-age.tsx';
import styles from './coin-row-panel.module.css';
import { hashrateQuery, type HashrateSource } from './pool.query.ts';

/** A hashrate curve in the one unit that suits its highest point. */
interface HashrateSeries {
  unit: string;
  points: readonly { atMs: number; value: number }[];
}

const MS_PER_SECOND = 1000;

/** The last `dayCount` points of a curve in order of time, stepped up from the coin's chart unit (spec 9). */
export function hashrateSeries(curve: readonly HashratePoint[], chartUnit: string, dayCount: number): HashrateSeries {
  const shown = curve.toSorted((a, b) => a.dataTime - b.dataTime).slice(-dayCount);
  const highest = Math.max(0, ...shown.map((point) => point.hashrate));
  const unit = splitHashrate(highest, chartUnit).unit || chartUnit;
  const scaled = (hashrate: number) => (unit === chartUnit ? hashrate : fromHs(toHs(hashrate, chartUnit), unit));
  return { unit, points: shown.map(({ dataTime, hashrate }) => ({ atMs: dataTime * MS_PER_SECOND, value: scaled(hashrate) })) };
}

const noPoints = [] as const;

/** The hashrate of the pool or of the network over the last days (spec 2, decision B6). A refused curve is no chart, silently (spec 8). */
export function HashrateTabs({ coin }: { coin: Coin }) {
  const { t } = useTranslation(['pool', 'common']);
  const panelId = useId();
  const [source, setSource] = useState<HashrateSource>('pool');
  const { data: response, isError } = useApiQuery(hashrateQuery(coin, source));
  const curve = response?.data;
  const series = useMemo(() => curve && hashrateSeries(curve, coin.chartUnit, CHART_DAYS), [curve, coin.chartUnit]);
  const { formats, facts } = useChartFormats(series?.points, { unit: series?.unit ?? coin.chartUnit });
  return (
    <div>
      <div className={styles.head}>
        <Segment
          label={t('chart.tabs')}
          value={source}
          options={[
            { value: 'pool', label: t('chart.pool') },
            { value: 'network', label: t('chart.network') },
          ]}
          onChange={setSource}
          panelId={panelId}
        />
        <span className={styles.caption}>
          {series && series.points.length > 0 && t('chart.caption', { count: series.points.length, unit: series.unit })}
        </span>
      </div>
      <div id={panelId} role="tabpanel" aria-label={t(`chart.${source}`)}>
        <Chart
          points={series?.points ?? (isError ? noPoints : undefined)}
          formats={formats}
          summary={facts ? t('chart.summary', { coin: coin.symbol, source: t(`chart.${source}`), ...facts }) : t('chart.loading')}
          stepLabel={t('chart.step')}
          emptyText={t('common:noData')}
        />
      </div>
      <div className={styles.source}>
        <FigureAge of={response} isWarning />
      </div>
    </div>
  );
}
