import type { ReactNode } from 'react';
import typography from '#src/ui/type.module.css';
import styles from './farm.module.css';

interface FarmCardProps {
  id: string;
  title: string;
  /** Stands beside the title. */
  aside?: ReactNode;
  /** False: the one sheet of paper has no room for it. */
  isPrinted?: boolean;
  children: ReactNode;
}

/** One part of a farm's page under its heading. */
export function FarmCard({ id, title, aside, isPrinted = true, children }: FarmCardProps) {
  return (
    <section className={styles.card} aria-labelledby={id} data-print={isPrinted ? undefined : 'no'}>
      <div className={styles.cardHead}>
        <h2 id={id} className={typography.h4}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
