import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { connectionAtom } from '#src/state/online.ts';
import { OfflineBanner } from './offline-banner.tsx';
import styles from './page-notices.module.css';
import { UpdatePrompt } from './update-prompt.tsx';

/** What every page may have to say about itself: the state of the line, a new version, and what the route adds. */
export function PageNotices({ children }: { children?: ReactNode }) {
  const connection = useAtomValue(connectionAtom);
  return (
    <div className={styles.notices}>
      <OfflineBanner key={connection} />
      <UpdatePrompt />
      {children}
    </div>
  );
}
