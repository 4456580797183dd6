import { type ComponentProps, useState } from 'react';
import { type NumberLimits, type TypedNumber, typeNumber } from '#src/domain/number-text.ts';
import { Field } from '#src/ui/field.tsx';

interface NumberFieldProps extends Pick<ComponentProps<typeof Field>, 'label' | 'unit' | 'hint' | 'placeholder'> {
  /** The number as plain text: '', '12.5'. */
  value: string;
  limits: NumberLimits;
  onChange: (value: string) => void;
}

/** A field that holds nothing but a number (domain/number-text.ts). What is unfinished ('12.', '1,0') is the field's own until it is left. */
export function NumberField({ value, limits, onChange, ...field }: NumberFieldProps) {
  const [typed, setTyped] = useState<TypedNumber>();
  const shown = typed?.value === value ? typed : { text: value, value };
  const change = (text: string, input?: HTMLInputElement) => {
    const next = typeNumber(text, shown, limits);
    if (next === shown && input) keepCaret(input, text.length - shown.text.length);
    setTyped(next);
    if (next.value !== value) onChange(next.value);
  };
  return (
    <Field
      {...field}
      isNumeric
      inputMode={limits.decimals === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      maxLength={limits.length}
      value={shown.text}
      onText={change}
      onBlur={() => setTyped(undefined)}
    />
  );
}

/** A refused key leaves the caret where it was: React, which takes the key back out, puts it at the end. */
function keepCaret(input: HTMLInputElement, addedCount: number): void {
  const caret = Math.max(0, (input.selectionStart ?? 0) - addedCount);
  queueMicrotask(() => input.setSelectionRange(caret, caret));
}
