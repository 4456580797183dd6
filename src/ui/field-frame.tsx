import type { ReactNode } from 'react';

import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { Icon } from './icon.tsx';

interface FieldFrameProps {
  label: string;
  inputId: string;
  isLabelHidden?: boolean | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Label above, edge around, note below: what every kind of field shares. */
export function FieldFrame({ label, inputId, isLabelHidden = false, hint, error, className, children }: FieldFrameProps) {
  return (
    <div className={classNames(styles.field, className)}>
      <label className={isLabelHidden ? 'vh' : styles.label} htmlFor={inputId}>
        {label}
      </label>
      <div className={styles.edge} data-invalid={error === undefined ? undefined : ''}>
        {children}
      </div>
      {error !== undefined && (
        <p id={`${inputId}-note`} className={styles.error}>
          <Icon name="warning" size={14} />
          {error}
        </p>
      )}
      {error === undefined && hint !== undefined && (
        <p id={`${inputId}-note`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
