import { useMemo, useRef } from 'react';
import type { ChartContent, ChartFormats } from './chart-options.ts';
import { ChartSteps } from './chart-steps.tsx';
import { type ChartPoint, decimate } from './chart-summary.ts';
import styles from './chart.module.css';
import { useChartPlot } from './use-chart-plot.ts';

export type { ChartFormats } from './chart-options.ts';

/** More would share pixels: the widest drawing is about 800 of them. */
const drawnPointLimit = 1_600;

interface ChartProps {
  /** In order of time; undefined while they are on their way, empty when there are none. Keep the identity while they are the same. */
  points: readonly ChartPoint[] | undefined;
  /** Keep the identity while the language is the same. */
  formats: ChartFormats;
  /** A level to measure against, dashed in the cool colour; the series is then the hot one (DESIGN 1). */
  reference?: number;
  /** The whole chart in one sentence, for those who cannot see it. */
  summary: string;
  /** Names the slider by which arrow keys step through the points. */
  stepLabel: string;
  /** Stands in the box when there is nothing to draw. */
  emptyText: string;
}

/** A line over time in a box of fixed size; the library behind it loads when the box nears the viewport (decision H4). */
export function Chart({ points, formats, reference, summary, stepLabel, emptyText }: ChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const drawn = useMemo(() => points && decimate(points, drawnPointLimit), [points]);
  const content = useMemo<ChartContent | undefined>(
    () => (drawn?.length ? { points: drawn, formats, reference } : undefined),
    [drawn, formats, reference],
  );
  const { plot, hasFailed } = useChartPlot(box, content);
  const isEmpty = hasFailed || drawn?.length === 0;
  return (
    <div className={styles.frame}>
      <div ref={box} className={styles.box} role="img" aria-label={isEmpty ? emptyText : summary} aria-busy={points === undefined} />
      {isEmpty && (
        <p className={styles.empty} aria-hidden="true">
          {emptyText}
        </p>
      )}
      {content && !hasFailed && <ChartSteps content={content} label={stepLabel} onStep={(index) => plot?.point(index)} />}
    </div>
  );
}
