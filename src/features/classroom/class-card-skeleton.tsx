import { Skeleton } from '#src/ui/skeleton.tsx';
import styles from './class-card.module.css';

/** A card at its final size before the list has come (DESIGN 10 "Skeleton"). */
export function ClassCardSkeleton() {
  return (
    <li className={styles.card} aria-hidden="true">
      <div className={styles.poster}>
        <Skeleton shape="block" />
      </div>
      <Skeleton width="24ch" />
      <Skeleton />
    </li>
  );
}
