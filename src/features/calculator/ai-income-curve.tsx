import { useApiQuery } from '#src/state/use-api-query.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { aiCurveQuery } from '#src/parts/coin-queries.ts';
import { useChartFormats, useEmptyChart } from '#src/parts/chart-formats.ts';
import { FigureAge } from '#src/parts/figure-age.tsx';
import { Chart } from '#src/ui/chart.tsx';
import { classNames } from '#src/ui/class-names.ts';
import layout from '#src/ui/layout.module.css';
import { aiCurvePoints } from './calculator.model.ts';
import styles from './calculator.module.css';

const noPoints = [] as const;

/** The income of AI(BTC) over that of plain BTC, day by day. A refused curve is no chart, silently. */
export function AiIncomeCurve() {
  const { t } = useTranslation('calculator');
  const { data: response, error } = useApiQuery(aiCurveQuery());
  const emptyText = useEmptyChart(error);
  const curve = response?.data;
  const points = useMemo(() => curve && aiCurvePoints(curve), [curve]);
  // Figures of charts have 2 decimals.
  const { formats, facts } = useChartFormats(points, { unit: '%', digits: 2 });
  return (
    <div className={classNames(layout.card, styles.curve)}>
      <div className={styles.tableHead}>
        <h3>{t('curve.title')}</h3>
        <span className={styles.caption}>{points && points.length > 0 && t('curve.caption', { count: points.length })}</span>
      </div>
      <Chart
        points={points ?? (error ? noPoints : undefined)}
        formats={formats}
        isHot
        summary={facts ? t('curve.summary', facts) : t('curve.loading')}
        stepLabel={t('curve.step')}
        emptyText={emptyText}
      />
      <div className={styles.origin}>
        <FigureAge of={response} />
      </div>
    </div>
  );
}
