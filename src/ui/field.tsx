import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';

import { classNames } from './class-names.ts';
import { FieldFrame } from './field-frame.tsx';
import styles from './field.module.css';
import { useSetEarly } from './use-set-early.ts';

interface FieldProps extends Omit<ComponentProps<'input'>, 'prefix'> {
  label: string;
  /** The label is read but not drawn. */
  isLabelHidden?: boolean;
  hint?: string | undefined;
  /** What is wrong; also marks the field as invalid. */
  error?: string | undefined;
  /** Unit at the right edge ("TH/s"). */
  unit?: string | undefined;
  /** Before and after the input: a country select, a "send code" button. */
  leading?: ReactNode;
  trailing?: ReactNode;
  /** A number: mono figures and a decimal keyboard. */
  isNumeric?: boolean;
  /** Told what stands in the field with every change, and what was typed before hydration. */
  onText?: (text: string) => void;
}

export function Field(props: FieldProps) {
  const { label, isLabelHidden, hint, error, unit, leading, trailing, isNumeric = false, className, id, onText, ...input } = props;
  const ownId = useId();
  const inputId = id ?? ownId;
  useSetEarly(inputId, ({ value }) => {
    if (value !== input.value) onText?.(value);
  });
  return (
    <FieldFrame className={className} {...{ label, isLabelHidden, hint, error, inputId }}>
      {leading}
      <input
        {...(isNumeric ? { inputMode: 'decimal' } : {})}
        {...(onText && { onChange: (event) => onText(event.currentTarget.value) })}
        {...input}
        id={inputId}
        className={classNames(styles.input, isNumeric && styles.numeric)}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined && hint === undefined ? undefined : `${inputId}-note`}
      />
      {unit !== undefined && <span className={styles.unit}>{unit}</span>}
      {trailing}
    </FieldFrame>
  );
}
