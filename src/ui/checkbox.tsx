import { type ReactNode, useId } from 'react';
import styles from './checkbox.module.css';
import { useSetEarly } from '#src/page-start/hydration.ts';

interface CheckboxProps {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  children: ReactNode;
  isRequired?: boolean;
}

/** The browser's own checkbox with its words, all of which can be pressed. */
export function Checkbox({ isChecked, onChange, children, isRequired = false }: CheckboxProps) {
  const id = useId();
  useSetEarly(id, (box) => {
    if (box instanceof HTMLInputElement && box.checked !== isChecked) onChange(!isChecked);
  });
  return (
    <label className={styles.checkbox}>
      <input id={id} type="checkbox" checked={isChecked} required={isRequired} onChange={(event) => onChange(event.target.checked)} />
      <span>{children}</span>
    </label>
  );
}
