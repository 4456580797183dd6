import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useChartWords } from '#src/parts/chart-words.ts';
import { Chart } from '#src/ui/chart.tsx';
import type_ from '#src/ui/type.module.css';
import type { FarmCurve } from '../farm.model.ts';
import styles from './farm-view.module.css';

/** The farm's hashrate over the time its pool answers for. */
export const CurveCard = memo(function CurveCard({ curve }: { curve: FarmCurve }) {
  const { t } = useTranslation(['overview', 'common']);
  const { formats, facts } = useChartWords(curve.points, { unit: curve.unit, isMoments: true });
  return (
    <section className={styles.card} aria-labelledby="farm-curve">
      <div className={styles.cardHead}>
        <h2 id="farm-curve" className={type_.h4}>
          {t('overview:curve.title')}
        </h2>
        <span className={styles.caption}>{facts && t('overview:curve.caption', { unit: curve.unit, ...facts })}</span>
      </div>
      <Chart
        points={curve.points}
        formats={formats}
        summary={facts ? t('overview:curve.summary', facts) : ''}
        stepLabel={t('overview:curve.step')}
        emptyText={t('common:noData')}
      />
    </section>
  );
});
