import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import styles from './notice.module.css';

type NoticeTone = 'info' | 'success' | 'warning' | 'error';

interface NoticeProps {
  tone?: NoticeTone;
  icon?: IconName;
  children: ReactNode;
  /** A button or link at the end. */
  action?: ReactNode;
  /** 'status' or 'alert' when the notice appears while the page is open. */
  role?: 'status' | 'alert';
  className?: string | undefined;
}

const icons: Readonly<Record<NoticeTone, IconName>> = { info: 'info', success: 'check', warning: 'warning', error: 'warning' };

export function Notice({ tone = 'info', icon = icons[tone], children, action, role, className }: NoticeProps) {
  return (
    <div className={classNames(styles.notice, className)} data-tone={tone} role={role}>
      <Icon name={icon} className={styles.icon} />
      <div className={styles.text}>{children}</div>
      {action}
    </div>
  );
}
