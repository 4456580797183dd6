import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** Width of the figure that will stand here, so that its arrival moves nothing. */
  width?: '2ch' | '4ch' | '6ch' | '8ch' | '10ch' | '12ch' | '16ch' | '24ch' | 'full';
  shape?: 'line' | 'circle' | 'block';
  className?: string | undefined;
}

/** A cell in the colour of the hairline, without shimmer. The region around it says that it is loading. */
export function Skeleton({ width = 'full', shape = 'line', className }: SkeletonProps) {
  return <span className={classNames(styles.skeleton, styles[shape], className)} data-width={width} aria-hidden="true" />;
}
