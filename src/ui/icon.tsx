import { classNames } from './class-names.ts';
import styles from './icon.module.css';

interface IconProps {
  name: IconName;
  /** Edge in px at the normal text size. */
  size?: 14 | 16 | 18 | 20 | 24;
  className?: string | undefined;
  /** Only for an icon alone; beside text an icon is decoration. */
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

/** On a 20 px grid. Lines are stroked at 1.6 px; brand glyphs (stores, social) are filled. */
const linePaths = {
  account: 'M10 10.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM4 17c.5-3 3-4 6-4s5.5 1 6 4',
  'arrow-down': 'M10 4v12M5 11l5 5 5-5',
  'arrow-right': 'M4 10h12M11 5l5 5-5 5',
  'arrow-up': 'M10 16V4M5 9l5-5 5 5',
  bell: 'M5 14V9a5 5 0 0 1 10 0v5l1 1H4zM8.5 17h3',
  bolt: 'M11 3 5 11h4l-1 6 6-8h-4z',
  calendar: 'M4 5h12v11H4zM4 8.5h12M7.5 3v3M12.5 3v3',
  check: 'm4.5 10.5 3.5 3.5 7.5-8',
  'chevron-down': 'm5 8 5 5 5-5',
  'chevron-left': 'm12 5-5 5 5 5',
  'chevron-right': 'm8 5 5 5-5 5',
  'chevron-up': 'm5 12 5-5 5 5',
  close: 'm5 5 10 10M15 5 5 15',
  copy: 'M8 8h8v8H8zM12 5V4H4v8h1',
  download: 'M10 3v10M5.5 9l4.5 4.5L14.5 9M4 17h12',
  external: 'M8 5H4v11h11v-4M11 4h5v5M16 4l-7 7',
  eye: 'M2 10c3-5 13-5 16 0-3 5-13 5-16 0zM10 7.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4z',
  globe: 'M10 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM3.4 10h13.2M10 3.2c-4 4.4-4 9.2 0 13.6M10 3.2c4 4.4 4 9.2 0 13.6',
  grid: 'M4 4h5v5H4zM11 4h5v5h-5zM4 11h5v5H4zM11 11h5v5h-5z',
  image: 'M3 4h14v12H3zM3 13l4-4 4 4 2-2 4 4M13 8h.1',
  info: 'M10 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM10 9v5M10 6.5v.1',
  lock: 'M5 9h10v8H5zM7 9V6.5a3 3 0 0 1 6 0V9',
  'log-out': 'M9 4H4v12h5M8 10h9M13 6l4 4-4 4',
  menu: 'M3 7h14M3 13h14',
  moon: 'M16.2 12.4A6.8 6.8 0 0 1 7.6 3.8a6.8 6.8 0 1 0 8.6 8.6z',
  offline:
    'M3 3l14 14M2.5 8.2A11 11 0 0 1 6 6M8.8 5a11 11 0 0 1 8.7 3.2M5.5 11.4a6.6 6.6 0 0 1 2.4-1.6M12.4 9.9a6.6 6.6 0 0 1 2.1 1.5M10 15.4v.1',
  pause: 'M7.5 5v10M12.5 5v10',
  phone: 'M6 2.5h8v15H6zM9 15h2',
  play: 'M7 4.5 15 10l-8 5.5z',
  print: 'M6 7V3h8v4M6 14H3V7h14v7h-3M6 11.5h8V17H6z',
  retry: 'M16 10a6 6 0 1 1-1.8-4.3L16 7.5M16 3.5v4h-4',
  search: 'M9 3.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11zM13 13l4 4',
  share: 'M6 10a2 2 0 1 1-4 0 2 2 0 0 1 4 0zM17 5a2 2 0 1 1-4 0 2 2 0 0 1 4 0zM17 15a2 2 0 1 1-4 0 2 2 0 0 1 4 0zM6 9l7-3.5M6 11l7 3.5',
  sun: 'M10 3v1.5M10 15.5V17M3 10h1.5M15.5 10H17M5 5l1 1M14 14l1 1M5 15l1-1M14 6l1-1M10 7a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
  usb: 'M7 8V3h6v5M5 8h10v9H5z',
  warning: 'M10 3.5 17.5 16.5h-15zM10 8.5v4M10 14.5v.1',
} as const;

/** Filled glyphs; holes by the even-odd rule. */
const filledPaths = {
  android:
    'M3 14.5a7 7 0 0 1 14 0zM6.4 11.8a.9.9 0 1 0 1.8 0 .9.9 0 1 0-1.8 0zM11.8 11.8a.9.9 0 1 0 1.8 0 .9.9 0 1 0-1.8 0zM5 5.6l1.1-.7 1.5 2.4-1.1.6zM15 5.6l-1.1-.7-1.5 2.4 1.1.6z',
  appstore:
    'M13.8 10.6c0-2 1.6-2.9 1.7-3-.9-1.4-2.4-1.5-2.9-1.6-1.2-.1-2.4.7-3 .7s-1.6-.7-2.6-.7c-1.3 0-2.6.8-3.3 2-1.4 2.4-.3 6 1 8 .7 1 1.5 2 2.5 2s1.4-.6 2.6-.6 1.5.6 2.6.6 1.7-1 2.4-2c.7-1.1 1-2.2 1-2.3-.1 0-2-.8-2-3.1zM11.8 4.7c.5-.7.9-1.6.8-2.5-.8 0-1.7.5-2.3 1.2-.5.6-.9 1.5-.8 2.4.9.1 1.8-.4 2.3-1.1z',
  discord:
    'M7.6 4 8 4.7c1.3-.2 2.7-.2 4 0l.4-.7c1.2.2 2.3.5 3.3 1 1.7 2.6 2.3 5.6 2 9-1.2.9-2.5 1.5-3.9 1.9l-.9-1.4.9-.5c-2.4 1-5.2 1-7.6 0l.9.5-.9 1.4c-1.4-.4-2.7-1-3.9-1.9-.3-3.4.3-6.4 2-9 1-.5 2.1-.8 3.3-1zM7.3 8.7c-.8 0-1.4.8-1.4 1.6s.6 1.6 1.4 1.6 1.4-.8 1.4-1.6-.6-1.6-1.4-1.6zm5.4 0c-.8 0-1.4.8-1.4 1.6s.6 1.6 1.4 1.6 1.4-.8 1.4-1.6-.6-1.6-1.4-1.6z',
  googleplay: 'M4 2.6v14.8l7.2-7.4zM5 2.2l9 5.1-2.1 2.1zM5 17.8l9-5.1-2.1-2.1zM14.9 7.8l2.7 1.6c.5.3.5.9 0 1.2l-2.7 1.6L12.6 10z',
  telegram: 'M2.5 9.6 17.2 3.6 14.9 16.4l-4.5-3.3-2.2 2.3-.4-3.6 6.2-5.4-7.8 4.8z',
  windows: 'M3 5l6-1v5.6H3zM10 3.8 17 3v6.6h-7zM3 10.5h6V16l-6-1zM10 10.5h7V17l-7-.9z',
  x: 'M3 3h4.3l3.3 4.7L14.7 3h1.7l-5 5.8L17 17h-4.3l-3.6-5.1L4.7 17H3l5.3-6.2zM5.3 4.2l8 11.5h1.4l-8-11.5z',
  youtube: 'M2 6.5C2 5 3 4.2 4.5 4.2h11C17 4.2 18 5 18 6.5v7c0 1.5-1 2.3-2.5 2.3h-11C3 15.8 2 15 2 13.5zM8.4 7.4v5.2l4.6-2.6z',
} as const;

export type IconName = keyof typeof linePaths | keyof typeof filledPaths;

const filledByName: ReadonlyMap<string, string> = new Map(Object.entries(filledPaths));
const lineByName: ReadonlyMap<string, string> = new Map(Object.entries(linePaths));

/** The drawing of an icon and whether it is filled rather than stroked. */
function iconPath(name: IconName): { d: string; isFilled: boolean } {
  const filled = filledByName.get(name);
  return filled === undefined ? { d: lineByName.get(name) ?? '', isFilled: false } : { d: filled, isFilled: true };
}
