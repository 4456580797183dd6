import type { ReactNode } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import layout from '#src/ui/layout.module.css';
import styles from './split-panel.module.css';

interface SplitPanelProps {
  inputs: ReactNode;
  results: ReactNode;
}

/** Inputs on the left, what follows from them on the right (DESIGN 9). */
export function SplitPanel({ inputs, results }: SplitPanelProps) {
  return (
    <div className={classNames(layout.card, styles.panel)}>
      <div className={styles.inputs}>{inputs}</div>
      <div className={styles.results}>{results}</div>
    </div>
  );
}
