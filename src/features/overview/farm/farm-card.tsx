import type { ReactNode } from 'react';
import typography from '#src/ui/type.module.css';
import styles from './farm.module.css';

interface FarmCardProps {
  id: string;
  title: string;
  /** Stands beside the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One part of a farm's page under its heading. */
export function FarmCard({ id, title, aside, children }: FarmCardProps) {
  return (
    <section className={styles.card} aria-labelledby={id}>
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
