import type { ReactNode } from 'react';
import { RatioChange } from '#src/parts/ratio-change.tsx';
import { quotient } from '#src/domain/known.ts';
import { Figure } from '#src/ui/figure.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import typography from '#src/ui/type.module.css';
import styles from './sheet-comparison.module.css';

/** A figure of what is read and of what stands beside it; undefined where it is not known. */
export type Pair = readonly [now: number | undefined, then: number | undefined];

interface SheetComparisonProps {
  /** "October beside September". */
  title: string;
  isReady: boolean;
  children: ReactNode;
}

/** Two papers beside each other, above the sheet's own figures. */
export function SheetComparison({ title, isReady, children }: SheetComparisonProps) {
  return (
    <section className={styles.comparison} aria-labelledby="comparison">
      <h2 id="comparison" className={typography.h4}>
        {title}
      </h2>
      {isReady ? children : <Skeleton shape="block" />}
    </section>
  );
}

interface BesideProps {
  pair: Pair;
  text: (figure: number) => string;
  /** The other figure with its period: "September: 12.1 EH/s". */
  before: (figure: string) => string;
  /** Neither gain nor loss, whichever way it goes. */
  isNeutral?: boolean;
}

/** A figure with its change, and what it was in the other paper below it. */
export function Beside({ pair: [now, then], text, before, isNeutral }: BesideProps) {
  const ratio = quotient(now, then);
  const figure = (value: number | undefined) => (value === undefined ? '--' : text(value));
  return (
    <>
      <Figure value={figure(now)} /> {ratio !== undefined && <RatioChange ratio={ratio - 1} {...(isNeutral && { isNeutral })} />}
      <span className={styles.detail}>{before(figure(then))}</span>
    </>
  );
}
