import { useAnswer } from '#src/state/use-answer.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '#src/lib/api-query.ts';
import { Chart } from '#src/ui/chart.tsx';
import { classNames } from '#src/ui/class-names.ts';
import layout from '#src/ui/layout.module.css';
import { PLAIN_BTC, ratioPoints } from './pool-section.model.ts';
import { PoolRatioSource } from './pool-section-source.tsx';
import { useRatioWords } from './pool-section-words.ts';
import styles from './pool-section.module.css';

const REFRESH_MS = 60_000;
const noPoints = [] as const;

/** The income of AI(BTC) against plain BTC, the last 25 days (spec 9). A refused curve is no chart, without a word (spec 8). */
export function PoolRatioChart() {
  const { t } = useTranslation(['sections', 'common']);
  const { data: answer, isError } = useAnswer({ ...apiQuery('aiRevenueCurve', {}), refetchInterval: REFRESH_MS });
  const curve = answer?.data;
  const points = useMemo(() => (curve ? ratioPoints(curve) : undefined), [curve]);
  const { formats, summary } = useRatioWords(points);
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
        summary={summary}
        stepLabel={t('pool.chart.step')}
        emptyText={t('common:noData')}
      />
      <div className={styles.source}>{answer && <PoolRatioSource answer={answer} />}</div>
    </figure>
  );
}
