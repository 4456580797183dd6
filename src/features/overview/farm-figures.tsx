import type { ReactNode } from 'react';
import styles from './farm-figures.module.css';

/** A row of a farm's figures with the word for each. */
export function FarmFigures({ children, label }: { children: ReactNode; label: string }) {
  return (
    <dl className={styles.figures} aria-label={label}>
      {children}
    </dl>
  );
}

/** One figure under its word. */
export function FarmFigure({ word, children }: { word: string; children: ReactNode }) {
  return (
    <div>
      <dt>{word}</dt>
      <dd>{children}</dd>
    </div>
  );
}
