import { classNames } from './class-names.ts';
import { iconPath } from './icon-paths.ts';
import type { IconName } from './icon-paths.ts';
import styles from './icon.module.css';

export type { IconName };

interface IconProps {
  name: IconName;
  /** Edge in px at the normal text size. */
  size?: 14 | 16 | 18 | 20 | 24;
  className?: string | undefined;
  /** Only for an icon that stands alone; beside words an icon is decoration. */
  label?: string;
}

export function Icon({ name, size = 20, className, label }: IconProps) {
  const { d, isFilled } = iconPath(name);
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      {...naming}
      className={classNames(styles.icon, className)}
      data-filled={isFilled || undefined}
      viewBox="0 0 20 20"
      width={size}
      height={size}
    >
      <path d={d} fillRule="evenodd" />
    </svg>
  );
}
