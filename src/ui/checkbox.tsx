import type { ReactNode } from 'react';

import { classNames } from './class-names.ts';
import styles from './checkbox.module.css';

interface CheckboxProps {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  children: ReactNode;
  isDisabled?: boolean;
  isRequired?: boolean;
  className?: string | undefined;
}

export function Checkbox({ isChecked, onChange, children, isDisabled = false, isRequired = false, className }: CheckboxProps) {
  return (
    <label className={classNames(styles.checkbox, className)}>
      <input
        type="checkbox"
        checked={isChecked}
        disabled={isDisabled}
        required={isRequired}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
