import { classNames } from './class-names.ts';
import styles from './freshness.module.css';

interface FreshnessProps {
  /** 'stale' is amber with a hollow dot: an old cache entry. */
  tone: 'live' | 'plain' | 'stale';
  text: string;
  /** ISO time at which the figures were made; every age is a `<time>`. */
  dateTime: string | undefined;
  className?: string | undefined;
}

export function Freshness({ tone, text, dateTime, className }: FreshnessProps) {
  const look = { className: classNames(styles.freshness, className), 'data-tone': tone };
  if (dateTime === undefined) return <span {...look}>{text}</span>;
  return (
    <time {...look} dateTime={dateTime}>
      {text}
    </time>
  );
}
