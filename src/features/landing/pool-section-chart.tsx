import { useAnswer } from '#src/state/use-answer.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { aiCurveQuery } from '#src/parts/coin-queries.ts';
import { useChartWords } from '#src/parts/chart-words.ts';
import { FigureAge } from '#src/parts/figure-age.tsx';
import { Chart } from '#src/ui/chart.tsx';
import { classNames } from '#src/ui/class-names.ts';
import layout from '#src/ui/layout.module.css';
import { PLAIN_BTC, ratioPoints } from './pool-section.model.ts';
import styles from './pool-section.module.css';

const noPoints = [] as const;

/** The income of AI(BTC) against plain BTC, the last 25 days (spec 9). A refused curve is no chart, without a word (spec 8). */
export function PoolRatioChart() {
  const { t } = useTranslation(['sections', 'common']);
  const { data: answer, isError } = useAnswer(aiCurveQuery());
  const curve = answer?.data;
  const points = useMemo(() => (curve ? ratioPoints(curve) : undefined), [curve]);
  const { formats, facts } = useChartWords(points, { digits: 4, tickDigits: 2 });
  return (
    <figure className={classNames(layout.card, styles.figure)}>
      <figcaption className={styles.caption}>
        <span className={styles.key}>AI(BTC)</span>
        <span className={styles.key} data-line="reference">
          BTC = {formats.tick(PLAIN_BTC, 2)}
        </span>
        <span className={styles.days}>{points && points.length > 0 && t('pool.chart.days', { days: points.length })}</span>
      </figcaption>
      <Chart
        points={points ?? (isError ? noPoints : undefined)}
        formats={formats}
        reference={PLAIN_BTC}
        summary={facts ? t('pool.chart.summary', facts) : t('pool.chart.loading')}
        stepLabel={t('pool.chart.step')}
        emptyText={t('common:noData')}
      />
      <div className={styles.source}>
        <FigureAge of={answer} />
      </div>
    </figure>
  );
}
