import type { ReactNode } from 'react';
import styles from './sheet-chart.module.css';

interface SheetChartProps {
  className: string | undefined;
  title: string;
  unit: string;
  /** The plot, or a sentence in its place. */
  children: ReactNode;
}

/** A chart with its heading. Plain SVG: the page loads no chart library, and it prints sharp. */
export function SheetChart({ className, title, unit, children }: SheetChartProps) {
  return (
    <figure className={className}>
      <figcaption>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.unit}>{unit}</p>
      </figcaption>
      <div className={styles.frame}>{children}</div>
    </figure>
  );
}

interface SheetPlotProps {
  /** The drawing's own units; it is stretched to its box. */
  width: number;
  height: number;
  /** Where a grid line lies and what stands beside it, from the top. */
  grid: readonly { y: number; label: string }[];
  /** What stands below the left and the right edge. */
  from: string;
  to: string;
  /** The whole as one sentence for those who cannot see it. */
  summary: string;
  children: ReactNode;
}

/** A drawing on a paper's sheet over its grid, with both axes as text around it: three parts of the grid they stand in. */
export function SheetPlot({ width, height, grid, from, to, summary, children }: SheetPlotProps) {
  return (
    <>
      <div className={styles.yAxis} aria-hidden="true">
        {grid.map(({ y, label }) => (
          <span key={y}>{label}</span>
        ))}
      </div>
      <svg className={styles.plot} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" role="img" aria-label={summary}>
        {grid.map(({ y }) => (
          <path key={y} className={styles.grid} d={`M0 ${y}H${width}`} />
        ))}
        {children}
      </svg>
      <div className={styles.xAxis} aria-hidden="true">
        <span>{from}</span>
        <span>{to}</span>
      </div>
    </>
  );
}
