import { useAnswer } from '#src/state/use-answer.ts';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Coin } from '#src/domain/coins.ts';
import { Chart } from '#src/ui/chart.tsx';
import { Segment } from '#src/ui/segment.tsx';
import { useChartWords } from '#src/parts/chart-words.ts';
import { FigureAge } from '#src/parts/figure-age.tsx';
import styles from './coin-panel.module.css';
import { hashrateQuery, type HashrateSource } from './hashrate.query.ts';
import { hashrateSeries } from './hashrate-series.model.ts';
import { LANDING_DAY_COUNT } from './pool.constants.ts';

const noPoints = [] as const;

/** The hashrate of the pool or of the network over the last days (spec 2, decision B6). A refused curve is no chart, silently (spec 8). */
export function HashrateTabs({ coin }: { coin: Coin }) {
  const { t } = useTranslation(['pool', 'common']);
  const panelId = useId();
  const [source, setSource] = useState<HashrateSource>('pool');
  const { data: answer, isError } = useAnswer(hashrateQuery(coin, source));
  const curve = answer?.data;
  const series = useMemo(() => curve && hashrateSeries(curve, coin.chartUnit, LANDING_DAY_COUNT), [curve, coin.chartUnit]);
  const { formats, facts } = useChartWords(series?.points, { unit: series?.unit ?? coin.chartUnit });
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
          {series && series.points.length > 0 && t('chart.caption', { days: series.points.length, unit: series.unit })}
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
        <FigureAge of={answer} isWarning />
      </div>
    </div>
  );
}
