import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './notice-bar.module.css';

interface NoticeBarProps {
  text: string;
  tone?: 'positive' | 'warning' | undefined;
  icon?: IconName;
  /** Its actions. */
  children: ReactNode;
}

/** A quiet bar at the foot of the page: what it has to say, and what can be done about it. */
export function NoticeBar({ text, tone, icon, children }: NoticeBarProps) {
  return (
    <div className={styles.bar} role="status" data-tone={tone} data-notice-bar="">
      {icon && <Icon name={icon} className={styles.icon} />}
      <p className={styles.text}>{text}</p>
      {children}
    </div>
  );
}
