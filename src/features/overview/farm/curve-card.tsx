import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useChartFormats } from '#src/parts/chart-formats.ts';
import type { HashrateCurve } from '#src/parts/hashrate-curve.ts';
import { Chart } from '#src/ui/chart.tsx';
import { curveMarks } from '../events/events.model.ts';
import { useFarmEvents } from '../events/use-farm-events.ts';
import type { FarmId } from '../farm-id.ts';
import { FarmCard } from './farm-card.tsx';
import styles from './farm.module.css';

interface CurveCardProps {
  id: FarmId;
  curve: HashrateCurve;
  wholeUntilMs: number | undefined;
}

/** The farm's hashrate over the time that the pool has figures for; a slot that is still running is dashed. */
export const CurveCard = memo(function CurveCard({ id, curve, wholeUntilMs }: CurveCardProps) {
  const { t } = useTranslation(['overview', 'common']);
  const { formats, facts } = useChartFormats(curve.points, { unit: curve.unit, isMoments: true });
  const { events } = useFarmEvents(id);
  const marks = useMemo(() => curveMarks(events ?? [], curve.points[0]?.atMs ?? Infinity), [events, curve]);
  const summary = facts ? t('overview:curve.summary', facts) : '';
  const counts = { stops: marks.filter(({ isGood }) => !isGood).length, backs: marks.filter(({ isGood }) => isGood).length };
  const marked = t('overview:curve.marks', counts);
  return (
    <FarmCard
      id="farm-curve"
      title={t('overview:curve.title')}
      aside={<span className={styles.caption}>{facts && t('overview:curve.caption', { unit: curve.unit, ...facts })}</span>}
    >
      <Chart
        points={curve.points}
        formats={formats}
        {...(wholeUntilMs !== undefined && { forecastFromMs: wholeUntilMs })}
        marks={marks}
        summary={marks.length === 0 ? summary : t('common:twoSentences', { first: summary, second: marked })}
        stepLabel={t('overview:curve.step')}
        emptyText={t('common:noData')}
      />
      {marks.length > 0 && <p className={styles.caption}>{marked}</p>}
    </FarmCard>
  );
});
