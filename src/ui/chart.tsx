import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { ChartContent, ChartFormats } from './chart-options.ts';
import type { ChartMark } from './chart-marks.ts';
import type { ChartPlot } from './chart-plot.ts';
import { type ChartPoint, decimate } from './chart-summary.ts';
import styles from './chart.module.css';
import { useIsNear } from './use-in-view.ts';
import { useOnOnline } from './use-on-online.ts';

export type { ChartFormats } from './chart-options.ts';

/** More would share pixels: the widest drawing is about 800 of them. */
const drawnPointLimit = 1_600;

interface ChartProps {
  /** In order of time; undefined while they are on their way, empty when there are none. Keep the identity while they are the same. */
  points: readonly ChartPoint[] | undefined;
  /** Keep the identity while the language is the same. */
  formats: ChartFormats;
  /** A level to measure against, dashed in the cool colour; the series is then the hot one. */
  reference?: number;
  /** An income: in the hot colour. */
  isHot?: boolean;
  /** From this moment (ms) on the line is a forecast: dashed, the dot where it begins. */
  forecastFromMs?: number;
  /** Moments that it points at, which the summary tells too. Keep the identity while they are the same. */
  marks?: readonly ChartMark[] | undefined;
  /** The whole chart in one sentence, for those who cannot see it. */
  summary: string;
  /** Names the slider by which arrow keys step through the points. */
  stepLabel: string;
  /** Shown in the box when there is nothing to draw. */
  emptyText: string;
}

/** A line over time in a box of fixed size; the library behind it loads when the box nears the viewport. */
export function Chart({ points, formats, reference, isHot, forecastFromMs, marks, summary, stepLabel, emptyText }: ChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const drawn = useMemo(() => points && decimate(points, drawnPointLimit), [points]);
  const content = useMemo<ChartContent | undefined>(
    () => (drawn?.length ? { points: drawn, formats, reference, isHot, forecastFromMs, marks } : undefined),
    [drawn, formats, reference, isHot, forecastFromMs, marks],
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

interface ChartStepsProps {
  content: ChartContent;
  label: string;
  onStep(index: number | null): void;
}

/** A real slider under the drawing: arrow keys, Home, End and a screen reader's gestures step through the points, each is read out. */
function ChartSteps({ content: { points, formats }, label, onStep }: ChartStepsProps) {
  const lastIndex = points.length - 1;
  const [index, setIndex] = useState(lastIndex);
  const point = points[Math.min(index, lastIndex)];
  const step = (to: number) => {
    setIndex(to);
    onStep(to);
  };
  return (
    <input
      className={styles.steps}
      type="range"
      min={0}
      max={lastIndex}
      value={Math.min(index, lastIndex)}
      aria-label={label}
      aria-valuetext={point && `${formats.time(point.atMs)}: ${formats.value(point.value)}`}
      onChange={(event) => step(event.currentTarget.valueAsNumber)}
      onFocus={() => onStep(Math.min(index, lastIndex))}
      onBlur={() => onStep(null)}
    />
  );
}

/** Draws `content` into the box once it nears the viewport; undefined content takes the drawing away. */
function useChartPlot(
  box: RefObject<HTMLElement | null>,
  content: ChartContent | undefined,
): { plot: ChartPlot | undefined; hasFailed: boolean } {
  const isNear = useIsNear(box);
  const [plot, setPlot] = useState<ChartPlot>();
  /** What could not be drawn: tried again with other points, and when the network is back. */
  const [failed, setFailed] = useState<ChartContent>();
  const hasFailed = content !== undefined && failed === content;
  const latest = useRef(content);
  const isWanted = isNear && content !== undefined && !hasFailed;
  useOnOnline(hasFailed, () => setFailed(undefined));

  useEffect(() => {
    latest.current = content;
    if (content) plot?.show(content);
  }, [plot, content]);

  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    let made: ChartPlot | undefined;
    const make = async () => {
      const { createChartPlot } = await import('./chart-plot.ts');
      if (isGone || !box.current || !latest.current) return;
      made = createChartPlot(box.current, latest.current);
      setPlot(made);
    };
    // A chart that cannot be drawn is empty, without a message.
    make().catch(() => isGone || setFailed(latest.current));
    return () => {
      isGone = true;
      made?.destroy();
      setPlot(undefined);
    };
  }, [box, isWanted]);

  return { plot, hasFailed };
}
