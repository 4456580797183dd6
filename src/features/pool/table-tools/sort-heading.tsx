import type { SortDirection } from './coin-sort.model.ts';
import { SortArrow } from './sort-arrow.tsx';
import styles from './table-tools.module.css';

interface SortHeadingProps {
  label: string;
  /** Undefined while the rows stand by another column. The heading's cell tells it as `aria-sort`. */
  direction: SortDirection | undefined;
  onPress(): void;
}

/** A column's heading as a button, whose arrow keeps its place: sorting moves no word. */
export function SortHeading({ label, direction, onPress }: SortHeadingProps) {
  return (
    <button type="button" className={styles.heading} data-direction={direction} onClick={onPress}>
      <span>{label}</span>
      <SortArrow direction={direction ?? 'descending'} />
    </button>
  );
}
