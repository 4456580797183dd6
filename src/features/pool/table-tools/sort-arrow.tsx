import type { SortDirection } from './coin-sort.model.ts';
import styles from './table-tools.module.css';

/** Points where the figures grow smaller in reading order: down for largest first. */
export function SortArrow({ direction }: { direction: SortDirection }) {
  return (
    <svg className={styles.arrow} viewBox="0 0 8 8" width="8" height="8" aria-hidden="true">
      <path d={direction === 'ascending' ? 'M4 1 7.5 7h-7z' : 'M4 7 .5 1h7z'} />
    </svg>
  );
}
