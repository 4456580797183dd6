import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { deviceClassAtom } from '#src/state/device.ts';
import { Icon } from '#src/ui/icon.tsx';
import styles from './fold.module.css';

interface FoldProps {
  /** Stands in the line that opens the rest. */
  heading: ReactNode;
  children: ReactNode;
}

/** On a phone a line that opens what is under it; elsewhere its heading over it. Only for what is not prerendered: a page is built as a PC's. */
export function Fold({ heading, children }: FoldProps) {
  const device = useAtomValue(deviceClassAtom);
  const isPhone = device === 'phone' || device === 'small-phone';
  if (!isPhone) {
    return (
      <>
        {heading}
        {children}
      </>
    );
  }
  return (
    <details className={styles.fold}>
      <summary className={styles.line}>
        {heading}
        <Icon name="chevron-down" size={16} />
      </summary>
      {children}
    </details>
  );
}
