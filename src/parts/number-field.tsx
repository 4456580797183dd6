import { type ComponentProps, type SyntheticEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type NumberLimits, type TypedNumber, typeNumber } from '#src/domain/number-text.ts';
import { Field } from '#src/ui/field.tsx';

interface NumberFieldProps extends Pick<ComponentProps<typeof Field>, 'label' | 'unit' | 'hint' | 'error' | 'placeholder'> {
  /** The number as plain text: '', '12.5'. */
  value: string;
  limits: NumberLimits;
  onChange: (value: string) => void;
}

/**
 * A field that holds nothing but a number (domain/number-text.ts). What is unfinished ('12.', '1,0') is the field's own until it is left; what
 * is refused leaves text and selection as they were, and the field says what it takes.
 */
export function NumberField({ value, limits, onChange, hint, ...field }: NumberFieldProps) {
  const { t } = useTranslation('common');
  const [typed, setTyped] = useState<TypedNumber>();
  const [isRefused, setIsRefused] = useState(false);
  /** What an input method is composing. Written by anybody else meanwhile, it would be committed twice. */
  const [composed, setComposed] = useState<string>();
  const selection = useRef<readonly [start: number, end: number]>(undefined);
  const shown = typed?.value === value ? typed : { text: value, value };
  const noteSelection = ({ currentTarget: { selectionStart, selectionEnd } }: SyntheticEvent<HTMLInputElement>) => {
    selection.current = [selectionStart ?? 0, selectionEnd ?? 0];
  };
  const change = (text: string, input?: HTMLInputElement) => {
    // Without its input it is what was typed before hydration.
    const next = typeNumber(text, shown, limits, input === undefined);
    const before = selection.current;
    // React, which takes what was refused back out, puts the caret at the end.
    if (next === shown && before) queueMicrotask(() => input?.setSelectionRange(...before));
    setIsRefused(next === shown);
    setTyped(next);
    if (next.value !== value) onChange(next.value);
  };
  const finish = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    setComposed(undefined);
    change(currentTarget.value, currentTarget);
  };
  const leave = () => {
    setTyped(undefined);
    setIsRefused(false);
  };
  const { integers, decimals, length } = limits;
  const rule = length !== undefined ? 'shortNumber' : decimals === 0 ? 'wholeNumber' : 'number';
  const refusal = isRefused ? t(rule, { integers, decimals, length }) : undefined;
  return (
    <>
      <Field
        {...field}
        hint={refusal ?? hint}
        isNumeric
        inputMode={limits.isSigned ? 'text' : decimals === 0 ? 'numeric' : 'decimal'}
        autoComplete="off"
        value={composed ?? shown.text}
        onText={composed === undefined ? change : setComposed}
        onCompositionStart={({ currentTarget }) => setComposed(currentTarget.value)}
        onCompositionEnd={finish}
        onKeyDown={noteSelection}
        onPaste={noteSelection}
        onBlur={leave}
      />
      {refusal !== undefined && (
        <span className="vh" role="alert">
          {refusal}
        </span>
      )}
    </>
  );
}
