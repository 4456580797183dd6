import type { ReactNode } from 'react';
import { Banner } from './banner.tsx';
import styles from './landing-page.module.css';

interface LandingPageProps {
  /** The address field in the banner, other features'. */
  farm: ReactNode;
  /** The figures of now, directly below the banner. */
  strip: ReactNode;
  /** The mining hall below them. */
  hall: ReactNode;
  /** Everything below it. */
  children: ReactNode;
}

/** The landing page in its order; routes pass what is other features'. */
export function LandingPage({ farm, strip, hall, children }: LandingPageProps) {
  return (
    <div className={styles.page}>
      <Banner farm={farm} />
      {strip}
      {hall}
      <div className={styles.sections}>{children}</div>
    </div>
  );
}
