import type { ReactNode } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { DemoLine } from './demo-line.tsx';
import styles from './layouts.module.css';
import { mainId, useBlockedGestureZoom } from './page-frame.tsx';

/** A page without header and footer, for the web view of an app, which has its own. */
export function BareLayout({ children }: { children: ReactNode }) {
  useBlockedGestureZoom();
  return (
    <div className={styles.wrapper} data-scroll-wrapper="">
      <DemoLine />
      <main id={mainId} className={classNames(styles.main, styles.plainMain)} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
