import { useState } from 'react';
import type { ChartContent } from './chart-options.ts';
import styles from './chart.module.css';

interface ChartStepsProps {
  content: ChartContent;
  label: string;
  onStep(index: number | null): void;
}

/** A real slider under the drawing: arrow keys, Home, End and a screen reader's gestures step through the points, each is read out. */
export function ChartSteps({ content: { points, formats }, label, onStep }: ChartStepsProps) {
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
