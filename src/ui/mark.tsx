import { classNames } from './class-names.ts';
import { markPaths, wordmarkPath } from './mark-paths.ts';
import styles from './mark.module.css';

interface MarkProps {
  /** 'hollow': drawn in lines, both lights out (nothing is stored yet). */
  look?: 'lit' | 'hollow';
  size?: number;
  className?: string | undefined;
}

/** The mark alone; decoration, so beside it there is text. */
export function Mark({ look = 'lit', size = 56, className }: MarkProps) {
  return (
    <svg className={classNames(styles.mark, styles[look], className)} viewBox="0 0 64 64" width={size} height={size} aria-hidden="true">
      <path d={markPaths.left} />
      <path d={markPaths.right} />
      <circle className={styles.intake} cx="9.4" cy="32" r="3.8" />
      <circle className={styles.exhaust} cx="54.6" cy="32" r="3.8" />
    </svg>
  );
}

interface LogoProps {
  /** Height in px; the width follows. */
  height?: number;
}

/** Mark and wordmark in the colour of the text around; the lights keep theirs. The link around it has the name. */
export function Logo({ height = 24 }: LogoProps) {
  return (
    <svg viewBox="0 0 158 32" width={Math.round((height * 158) / 32)} height={height} fill="currentColor" aria-hidden="true">
      <g transform="scale(.5)">
        <path d={markPaths.left} />
        <path d={markPaths.right} />
        <circle className={styles.intakeLight} cx="9.4" cy="32" r="3.8" />
        <circle className={styles.exhaustLight} cx="54.6" cy="32" r="3.8" />
      </g>
      <path transform="translate(42 6.2) scale(.82)" fillRule="evenodd" d={wordmarkPath} />
    </svg>
  );
}
