import styles from './tools-section.module.css';

/** A bar filled to a ratio; drawn, because the policy forbids style attributes (decision H5). */
export function ToolsMeter({ ratio }: { ratio: number }) {
  return (
    <svg className={styles.meter} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect width={Math.min(100, ratio * 100)} height="10" />
    </svg>
  );
}
