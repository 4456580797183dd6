import type { ReactNode } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { Icon } from '#src/ui/icon.tsx';
import styles from './app-section-phone.module.css';

const tabs = [
  { id: 'hall', icon: 'grid' },
  { id: 'pool', icon: 'bolt' },
  { id: 'alerts', icon: 'bell' },
  { id: 'account', icon: 'account' },
] as const;

interface AppSectionPhoneProps {
  title: string;
  /** What the drawing shows, for those who cannot see it. */
  label: string;
  tab: 'hall' | 'pool';
  children: ReactNode;
}

/** A phone with one screen of the app; a picture made of words, so it is read as one. */
export function AppSectionPhone({ title, label, tab, children }: AppSectionPhoneProps) {
  return (
    <div className={classNames('zone-dark', styles.phone)} role="img" aria-label={label} data-tab={tab}>
      <div className={styles.screen}>
        <p className={styles.bar}>
          <span>12:40</span>
          <i />
        </p>
        <p className={styles.screenTitle}>{title}</p>
        {children}
        <p className={styles.tabs}>
          {tabs.map(({ id, icon }) => (
            <span key={id} data-current={id === tab || undefined}>
              <Icon name={icon} />
            </span>
          ))}
        </p>
      </div>
    </div>
  );
}
