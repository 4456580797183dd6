import { useApiQuery } from '#src/state/use-api-query.ts';
import { useId, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Coin } from '#src/domain/coins.ts';
import { Chart } from '#src/ui/chart.tsx';
import { Segment } from '#src/ui/segment.tsx';
import { useIsNear } from '#src/ui/use-in-view.ts';
import { useChartFormats, useEmptyChart } from '#src/parts/chart-formats.ts';
import { FigureAge } from '#src/parts/figure-age.tsx';
import { dailyCurve, daysOfCurve, type HashrateCurve } from '#src/parts/hashrate-curve.ts';
import styles from './coin-row-panel.module.css';
import { useChartSource } from './pool.atoms.ts';
import { hashrateQuery } from './pool.query.ts';

/** Of the thirty days of a curve the open row shows the last. */
const CHART_DAYS = 25;

const noPoints = [] as const;

/** The hashrate of the pool or of the network over the last days. A refused curve is no chart, silently. */
export function HashrateTabs({ coin }: { coin: Coin }) {
  const { t } = useTranslation('pool');
  const panelId = useId();
  const [source, setSource] = useChartSource(coin.id);
  const { data: response, error } = useApiQuery(hashrateQuery(coin, source));
  const emptyText = useEmptyChart(error);
  const place = useRef<HTMLDivElement>(null);
  // Not before it is near the viewport: the sentence of the chart takes the first date formats of a page, 13 to 16 ms (formats.ts).
  const curve = useIsNear(place) ? response?.data : undefined;
  const series = useMemo(() => curve && dailyCurve(curve, coin.chartUnit, CHART_DAYS), [curve, coin.chartUnit]);
  const { formats, facts } = useChartFormats(series?.points, { unit: series?.unit ?? coin.chartUnit });
  const captionOf = (shown: HashrateCurve) => {
    const [told, days] = [shown.points.length, daysOfCurve(shown)];
    return told < days
      ? t('chart.captionGaps', { told, count: days, unit: shown.unit })
      : t('chart.caption', { count: told, unit: shown.unit });
  };
  return (
    <div ref={place}>
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
        <span className={styles.caption}>{series && series.points.length > 0 && captionOf(series)}</span>
      </div>
      <div id={panelId} className={styles.chart} role="tabpanel" aria-label={t(`chart.${source}`)}>
        <Chart
          points={series?.points ?? (error ? noPoints : undefined)}
          formats={formats}
          summary={facts ? t('chart.summary', { coin: coin.symbol, source: t(`chart.${source}`), ...facts }) : t('chart.loading')}
          stepLabel={t('chart.step')}
          emptyText={emptyText}
        />
        <div className={styles.chartAge}>
          <FigureAge of={response} isWarning hasLabel={false} />
        </div>
      </div>
    </div>
  );
}
