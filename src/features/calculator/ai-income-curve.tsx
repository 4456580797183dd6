import { useAnswer } from '#src/state/use-answer.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Chart } from '#src/ui/chart.tsx';
import { classNames } from '#src/ui/class-names.ts';
import layout from '#src/ui/layout.module.css';
import { aiCurvePoints } from './ai-curve.model.ts';
import styles from './calculator.module.css';
import { aiCurveQuery } from './calculator.query.ts';
import { FiguresOrigin } from './figures-origin.tsx';
import { useCurveWords } from './use-curve-words.ts';

const noPoints = [] as const;

/** The income of AI(BTC) over that of plain BTC, day by day (spec 7). A refused curve is no chart, silently (spec 8). */
export function AiIncomeCurve() {
  const { t } = useTranslation(['calculator', 'common']);
  const { data: answer, isError } = useAnswer(aiCurveQuery());
  const curve = answer?.data;
  const points = useMemo(() => curve && aiCurvePoints(curve), [curve]);
  const { formats, summary } = useCurveWords(points);
  return (
    <div className={classNames(layout.card, styles.curve)}>
      <div className={styles.tableHead}>
        <h3>{t('curve.title')}</h3>
        <span className={styles.caption}>{points && points.length > 0 && t('curve.caption', { days: points.length })}</span>
      </div>
      <Chart
        points={points ?? (isError ? noPoints : undefined)}
        formats={formats}
        summary={summary}
        stepLabel={t('curve.step')}
        emptyText={t('common:noData')}
      />
      <div className={styles.origin}>{answer && <FiguresOrigin provenance={answer} />}</div>
    </div>
  );
}
