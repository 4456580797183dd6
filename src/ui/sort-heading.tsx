import styles from './sort-heading.module.css';

export type SortDirection = 'ascending' | 'descending';

interface SortHeadingProps {
  label: string;
  /** Undefined while the rows stand by another column. The heading's cell has it as `aria-sort`. */
  direction: SortDirection | undefined;
  /** The column's text begins at its left edge; figures end at the right one. */
  isStart?: boolean;
  onClick(): void;
}

/** A column's heading as a button, whose arrow keeps its place: sorting moves no text. */
export function SortHeading({ label, direction, isStart = false, onClick }: SortHeadingProps) {
  return (
    <button type="button" className={styles.heading} data-direction={direction} data-is-start={isStart || undefined} onClick={onClick}>
      <span>{label}</span>
      <SortArrow direction={direction ?? 'descending'} />
    </button>
  );
}

/** Points where the figures grow smaller in reading order: down for largest first. */
export function SortArrow({ direction }: { direction: SortDirection }) {
  return (
    <svg className={styles.arrow} viewBox="0 0 8 8" width="8" height="8" aria-hidden="true">
      <path d={direction === 'ascending' ? 'M4 1 7.5 7h-7z' : 'M4 7 .5 1h7z'} />
    </svg>
  );
}
