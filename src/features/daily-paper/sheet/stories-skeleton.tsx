import { Skeleton } from '#src/ui/skeleton.tsx';
import styles from './paper-lead.module.css';

/** The place of the headlines while they are under way. */
export function StoriesSkeleton() {
  return (
    <>
      <p className={styles.headline}>
        <Skeleton />
        <Skeleton width="16ch" />
      </p>
      <p className={styles.waiting}>
        <Skeleton />
        <Skeleton />
        <Skeleton width="24ch" />
      </p>
    </>
  );
}
