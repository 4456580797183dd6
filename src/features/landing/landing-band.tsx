import type { ReactNode } from 'react';
import layout from '#src/ui/layout.module.css';
import styles from './landing-band.module.css';

/** Gives a card of another feature the page's width and the room of a section. */
export function LandingBand({ children }: { children: ReactNode }) {
  return (
    <div className={layout.wrap}>
      <div className={styles.band}>{children}</div>
    </div>
  );
}
