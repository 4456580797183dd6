import type { ReactNode } from 'react';

import { Footer } from './footer.tsx';
import { usePanel } from './header/use-panel.ts';
import { Header } from './header.tsx';
import styles from './layouts.module.css';
import { mainId } from './shell.constants.ts';
import { SkipLink } from './skip-link.tsx';
import { useBlockedGestureZoom } from './use-blocked-gesture-zoom.ts';

/** Header, page and footer inside the scroll wrapper; the document itself scrolls (decision B11). */
export function ShellLayout({ children }: { children: ReactNode }) {
  const { isOpen, toggleRef, toggle, leave } = usePanel();
  useBlockedGestureZoom();
  return (
    <div className={styles.wrapper} data-scroll-wrapper="">
      <SkipLink />
      <Header isPanelOpen={isOpen} toggleRef={toggleRef} onToggle={toggle} onLeave={leave} />
      <main id={mainId} className={styles.main} tabIndex={-1} inert={isOpen}>
        {children}
      </main>
      <div inert={isOpen}>
        <Footer />
      </div>
    </div>
  );
}
