import { type ReactNode, useEffect, useRef } from 'react';
import { Banner } from './banner.tsx';
import styles from './landing-page.module.css';
import { settleOneByOne } from './settle-sections.ts';
import { VideoHero } from './video-hero.tsx';

/** The landing page in its order (DESIGN 8): the first view is its own; the sections come in as children. */
export function LandingPage({ children }: { children: ReactNode }) {
  const laterRef = useRef<HTMLDivElement>(null);
  useEffect(() => settleOneByOne(laterRef.current), []);
  return (
    <>
      <Banner />
      <VideoHero />
      <div ref={laterRef} className={styles.later}>
        {children}
      </div>
    </>
  );
}
