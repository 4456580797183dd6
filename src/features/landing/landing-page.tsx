import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useIsHydrated } from '#src/state/use-is-hydrated.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Banner } from './banner.tsx';
import styles from './landing-page.module.css';
import { settleOneByOne } from './settle-sections.ts';

interface LandingPageProps {
  /** The mining hall, which follows the banner at once. */
  hall: ReactNode;
  /** Everything below it. */
  children: ReactNode;
}

/** The landing page in its order (DESIGN 8): the banner is its own; what follows comes in. */
export function LandingPage({ hall, children }: LandingPageProps) {
  const laterRef = useRef<HTMLDivElement>(null);
  // Come back to, the page has its full height at once: the visitor's place may be far down.
  const isOwn = useIsHydrated();
  const [isSent] = useState(!isOwn);
  useEffect(() => (isSent ? settleOneByOne(laterRef.current) : undefined), [isSent]);
  return (
    <>
      <Banner />
      {hall}
      <div ref={laterRef} className={classNames(styles.sections, isSent && styles.later)}>
        {children}
      </div>
    </>
  );
}
