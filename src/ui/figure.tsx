import { Fragment } from 'react';
import { classNames } from './class-names.ts';
import styles from './figure.module.css';

interface FigureProps {
  value: string;
  unit?: string | undefined;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** 'ember' for earnings and payouts: what comes out. */
  tone?: 'plain' | 'ember' | 'muted';
  /** Characters that stay on one line, those of the unit included; what is longer goes on in the next where it must, after a blank or a group of digits. */
  longest?: number;
  className?: string | undefined;
}

/** A number a miner might act on: mono, tabular, with its unit, not broken over two lines unless its place says from which length on. */
export function Figure({ value, unit, size = 'md', tone = 'plain', longest = Infinity, className }: FigureProps) {
  const isLong = value.length + (unit?.length ?? 0) > longest;
  return (
    <span className={classNames(styles.figure, className)} data-size={size} data-tone={tone} data-long={isLong || undefined}>
      {isLong ? <Groups of={value} /> : value}
      {unit !== undefined && unit !== '' && <span className={styles.unit}> {unit}</span>}
    </span>
  );
}

/** A line may end after the comma of a group of digits. */
function Groups({ of: value }: { of: string }) {
  const [first, ...others] = value.match(/[^,]*,?/g) ?? [];
  return (
    <>
      {first}
      {others.map((group, index) => (
        <Fragment key={index}>
          <wbr />
          {group}
        </Fragment>
      ))}
    </>
  );
}
