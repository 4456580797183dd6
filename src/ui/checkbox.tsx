import { type ReactNode, useId } from 'react';
import styles from './checkbox.module.css';
import { classNames } from './class-names.ts';
import { useSetEarly } from './use-set-early.ts';

interface CheckboxProps {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  children: ReactNode;
  isRequired?: boolean;
  className?: string | undefined;
}

export function Checkbox({ isChecked, onChange, children, isRequired = false, className }: CheckboxProps) {
  const id = useId();
  useSetEarly(id, (box) => {
    if (box instanceof HTMLInputElement && box.checked !== isChecked) onChange(!isChecked);
  });
  return (
    <label className={classNames(styles.checkbox, className)}>
      <input id={id} type="checkbox" checked={isChecked} required={isRequired} onChange={(event) => onChange(event.target.checked)} />
      <span>{children}</span>
    </label>
  );
}
