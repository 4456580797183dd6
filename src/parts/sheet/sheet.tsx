import type { ReactNode } from 'react';
import { Button } from '#src/ui/button.tsx';
import { Empty } from '#src/ui/empty.tsx';
import { Notice } from '#src/ui/notice.tsx';
import styles from './sheet.module.css';

interface SheetPlotProps {
  /** The drawing's own units; it is stretched to its box. */
  width: number;
  height: number;
  /** Where a grid line lies and what stands beside it, from the top. */
  grid: readonly { y: number; label: string }[];
  /** What stands below the left and the right edge. */
  from: string;
  to: string;
  /** The whole as one sentence for those who cannot see it (decision H3). */
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

interface SheetProblemProps {
  /** What failed, in a sentence. */
  message: string;
  isOffline: boolean;
  /** That, and a word about the figures below: with some there a line is enough. Without any the problem takes the sheet's place, under `title`. */
  line: string | undefined;
  title: string;
  retryLabel: string;
  onRetry: () => void;
}

/** What failed on a sheet of figures, and the way to try again (DESIGN 10). */
export function SheetProblem({ message, isOffline, line, title, retryLabel, onRetry }: SheetProblemProps) {
  const retry = (
    <Button variant="line" size="sm" onClick={onRetry}>
      {retryLabel}
    </Button>
  );
  if (line !== undefined) {
    return (
      <Notice tone="warning" icon={isOffline ? 'offline' : 'warning'} role="status" action={retry} className={styles.notice}>
        {line}
      </Notice>
    );
  }
  return (
    <div role="alert">
      <Empty picture="mark" title={title} {...(isOffline ? {} : { text: message })} action={retry} />
    </div>
  );
}
