import { classNames } from './class-names.ts';
import styles from './figure.module.css';

interface FigureProps {
  value: string;
  unit?: string | undefined;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** 'ember' for earnings and payouts: what comes out (DESIGN 1). */
  tone?: 'plain' | 'ember' | 'muted';
  className?: string | undefined;
}

/** A number a miner might act on: mono, tabular, with its unit, never broken over two lines. */
export function Figure({ value, unit, size = 'md', tone = 'plain', className }: FigureProps) {
  return (
    <span className={classNames(styles.figure, className)} data-size={size} data-tone={tone}>
      {value}
      {unit !== undefined && unit !== '' && <span className={styles.unit}> {unit}</span>}
    </span>
  );
}
