import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useIsHydrated } from '#src/state/use-is-hydrated.ts';
import { Banner } from './banner.tsx';
import styles from './landing-page.module.css';
import { settleOneByOne } from './settle-sections.ts';
import { VideoHero } from './video-hero.tsx';

/** The landing page in its order (DESIGN 8): the first view is its own; the sections come in as children. */
export function LandingPage({ children }: { children: ReactNode }) {
  const laterRef = useRef<HTMLDivElement>(null);
  // Come back to, the page has its full height at once: the visitor's place may be far down.
  const isOwn = useIsHydrated();
  const [isSent] = useState(!isOwn);
  useEffect(() => (isSent ? settleOneByOne(laterRef.current) : undefined), [isSent]);
  return (
    <>
      <Banner />
      <VideoHero />
      <div ref={laterRef} className={isSent ? styles.later : undefined}>
        {children}
      </div>
    </>
  );
}
