import { Field } from '#src/ui/field.tsx';
import { acceptFigure } from './figure-text.ts';

interface NumberFieldProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  unit?: string;
  hint?: string | undefined;
  placeholder?: string;
  isWhole?: boolean;
}

/** A field that holds nothing but a number, as text: what was typed stays as it was typed. */
export function NumberField({ value, onChange, isWhole = false, ...field }: NumberFieldProps) {
  return (
    <Field
      {...field}
      isNumeric
      inputMode={isWhole ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(acceptFigure({ previous: value, next: event.target.value, isWhole }))}
    />
  );
}
