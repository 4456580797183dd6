import type { PlaceState } from '#src/domain/farm-places.ts';
import styles from './places.module.css';

/** The state of a machine as its place shows it: full, half full, crossed out, dashed. */
export function PlaceMark({ state }: { state: PlaceState }) {
  return <span className={styles.mark} data-state={state} aria-hidden="true" />;
}
