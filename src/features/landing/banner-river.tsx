import { lazy, Suspense } from 'react';
import { retryImport } from '#src/lib/retry-import.ts';
import { classNames } from '#src/ui/class-names.ts';
import { useIsHydrated } from '#src/state/use-is-hydrated.ts';
import styles from './banner.module.css';

// A line that breaks here costs the drawing for a while, not the page.
const HashRiver = lazy(async () => ({ default: (await retryImport(() => import('./hash-river.tsx'))).HashRiver }));

/** The drawing behind the words comes after the first paint, which its hundred lines would hold up, and fades in where it lies. */
export function BannerRiver() {
  if (!useIsHydrated()) return null;
  return (
    <Suspense fallback={null}>
      <HashRiver className={classNames(styles.art, styles.arriving)} />
    </Suspense>
  );
}
