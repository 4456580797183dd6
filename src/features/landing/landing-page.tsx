import type { ReactNode } from 'react';
import { Banner } from './banner.tsx';
import styles from './landing-page.module.css';

interface LandingPageProps {
  /** The mining hall, directly below the banner. */
  hall: ReactNode;
  /** Everything below it. */
  children: ReactNode;
}

/** The landing page in its order (DESIGN 8); routes pass what follows the banner. */
export function LandingPage({ hall, children }: LandingPageProps) {
  return (
    <>
      <Banner />
      {hall}
      <div className={styles.sections}>{children}</div>
    </>
  );
}
