import { useId } from 'react';

import { classNames } from './class-names.ts';
import { FieldFrame } from './field-frame.tsx';
import styles from './field.module.css';
import { Icon } from './icon.tsx';
import { useSetEarly } from './use-set-early.ts';

interface SelectFieldProps<Value extends string> {
  label: string;
  isLabelHidden?: boolean;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  hint?: string | undefined;
  isNumeric?: boolean;
  isDisabled?: boolean;
  className?: string | undefined;
}

/** The browser's own select in the field's clothes: right on every phone, by keyboard and read aloud. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, isLabelHidden, value, options, onChange, hint, isNumeric = false, isDisabled = false, className } = props;
  const inputId = useId();
  const choose = (text: string) => {
    const option = options.find((each) => each.value === text);
    if (option) onChange(option.value);
  };
  useSetEarly(inputId, (select) => {
    if (select.value !== value) choose(select.value);
  });
  return (
    <FieldFrame className={className} {...{ label, isLabelHidden, hint, inputId }}>
      <select
        id={inputId}
        className={classNames(styles.input, styles.select, isNumeric && styles.numeric)}
        value={value}
        disabled={isDisabled}
        onChange={(event) => choose(event.target.value)}
        aria-describedby={hint === undefined ? undefined : `${inputId}-note`}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={16} className={styles.chevron} />
    </FieldFrame>
  );
}
