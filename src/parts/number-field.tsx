import { type ComponentProps, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { amountIn, writtenHashrate } from '#src/domain/hashrate-text.ts';
import { type NumberLimits, readNumber, type TypedNumber, typeNumber, refusalOf } from '#src/domain/number-text.ts';
import { numberBeside, type Quantity } from '#src/domain/quantity-text.ts';
import type { HashrateUnit } from '#src/domain/units.ts';
import { holdReload } from '#src/lib/unsaved-work.ts';
import { Field } from '#src/ui/field.tsx';

interface NumberFieldProps extends Pick<ComponentProps<typeof Field>, 'label' | 'unit' | 'hint' | 'error' | 'placeholder' | 'trailing'> {
  /** The number as plain text: '', '12.5'. */
  value: string;
  limits: NumberLimits;
  /** What the number is of: its unit may then be written beside it ('¥0.45', '3.05 kW'). */
  quantity?: Quantity | undefined;
  onChange: (value: string) => void;
}

/**
 * A field that holds nothing but a number (domain/number-text.ts). What is unfinished ('12.', '1,0') is the field's own until it is left. What cannot
 * be read stays in it, and the field says why and what counts meanwhile; the income calculator's reverts instead.
 */
export function NumberField({ value, limits, quantity, ...props }: NumberFieldProps) {
  const type = (text: string, before: TypedNumber, isByKeys: boolean): TypedNumber => {
    // Key by key the field that reverts takes digits alone.
    const isRefused = limits.reverts && text.length === before.text.length + 1;
    const number = isRefused ? undefined : numberBeside(text.replace(/(?<=.)\/\s*$/, ''), quantity, props.unit);
    return number === undefined ? typeNumber(text, before, limits, isByKeys) : typedWithUnit({ text, number, before, limits, isByKeys });
  };
  return <TypedField {...props} value={value} limits={limits} type={type} />;
}

interface TypedWithUnit {
  text: string;
  /** What the text comes to in the field's own unit. */
  number: string;
  before: TypedNumber;
  limits: NumberLimits;
  isByKeys: boolean;
}

/** A number that was written with its unit: what is typed stays until the field is left, what is pasted becomes the number. */
export function typedWithUnit({ text, number, before, limits, isByKeys }: TypedWithUnit): TypedNumber {
  const value = readNumber(number, limits);
  const isTypedOn = isByKeys || text.length === before.text.length + 1;
  if (value === undefined) return limits.reverts ? before : { text, value: before.value, isUnread: true };
  return { text: isTypedOn ? text : value, value };
}

interface HashrateFieldProps extends Omit<NumberFieldProps, 'unit' | 'quantity'> {
  unit: HashrateUnit;
  /** Units that the page lets choose beside the field; without them the field shows its own. */
  units?: readonly HashrateUnit[];
  onUnit?: (unit: HashrateUnit) => void;
}

/** A hashrate: '95,5 TH/s' sets the unit where the page has that, else counts in the field's own ('95 500 GH/s' is 95.5 TH/s). */
export function HashrateField({ value, limits, unit, units = [], onUnit, ...props }: HashrateFieldProps) {
  const type = (text: string, before: TypedNumber, isByKeys: boolean): TypedNumber => {
    const written = writtenHashrate(text.replace(/\/\s*$/, ''));
    if (!written) return typeNumber(text, before, limits, isByKeys);
    const wanted = units.find((each) => each === written.unit) ?? unit;
    const typed = typedWithUnit({ text, number: amountIn(written, wanted), before, limits, isByKeys });
    if (wanted !== unit && typed !== before && !typed.isUnread) onUnit?.(wanted);
    return typed;
  };
  return <TypedField {...props} value={value} limits={limits} type={type} {...(units.length === 0 && { unit })} />;
}

interface TypedFieldProps extends Omit<NumberFieldProps, 'quantity'> {
  type: (text: string, before: TypedNumber, isByKeys: boolean) => TypedNumber;
}

/** A field of a number whose text is read by `type`: what NumberField says of the unfinished and the unread holds for it, too. */
export function TypedField({ value, limits, type, onChange, hint, error, ...field }: TypedFieldProps) {
  const [typed, setTyped] = useState<TypedNumber>();
  const [isReverted, setIsReverted] = useState(false);
  /** What an input method is composing. Written by anybody else meanwhile, it would be committed twice. */
  const [composed, setComposed] = useState<string>();
  const selection = useRef<readonly [start: number, end: number]>(undefined);
  const shown = typed?.value === value ? typed : { text: value, value };
  const noteSelection = ({ currentTarget: { selectionStart, selectionEnd } }: SyntheticEvent<HTMLInputElement>) => {
    selection.current = [selectionStart ?? 0, selectionEnd ?? 0];
  };
  const change = (text: string, input?: HTMLInputElement) => {
    // Without its input it is what was typed before hydration.
    const next = type(text, shown, input === undefined);
    const before = selection.current;
    // React, which takes what was refused back out, puts the caret at the end.
    if (next === shown && before) queueMicrotask(() => input?.setSelectionRange(...before));
    setIsReverted(next === shown);
    setTyped(next);
    if (next.value !== value) onChange(next.value);
  };
  const finish = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    setComposed(undefined);
    change(currentTarget.value, currentTarget);
  };
  const leave = () => {
    if (!shown.isUnread) setTyped(undefined);
    setIsReverted(false);
  };
  const isUnread = shown.isUnread ?? false;
  // Text that is no number exists only in the field.
  useEffect(() => (isUnread ? holdReload() : undefined), [isUnread]);
  const refusal = useRefusal(limits, shown);
  const said = shown.isUnread || isReverted ? refusal : undefined;
  return (
    <>
      <Field
        {...field}
        hint={isReverted ? refusal : hint}
        error={shown.isUnread ? refusal : error}
        isNumeric
        inputMode={limits.isSigned ? 'text' : limits.decimals === 0 ? 'numeric' : 'decimal'}
        autoComplete="off"
        value={composed ?? shown.text}
        onText={composed === undefined ? change : setComposed}
        onCompositionStart={({ currentTarget }) => setComposed(currentTarget.value)}
        onCompositionEnd={finish}
        onKeyDown={noteSelection}
        onPaste={noteSelection}
        onBlur={leave}
      />
      {said !== undefined && (
        <span className="vh" role="alert">
          {said}
        </span>
      )}
    </>
  );
}

/** What the field takes, and what counts while something else stands in it. */
function useRefusal(limits: NumberLimits, { text, value }: TypedNumber): string {
  const { t, i18n } = useTranslation('common');
  const { integers, decimals, length, max, reverts } = limits;
  const kind = length !== undefined ? 'shortNumber' : decimals === 0 ? 'wholeNumber' : 'number';
  const rule = t(kind, { integers, decimals, length });
  if (reverts) return rule;
  const reason = refusalOf(text, limits);
  const words = {
    notNumber: t('noNumber'),
    negative: t('numberFromZero'),
    notWhole: t('notWhole'),
    tooLarge: t('numberUpTo', { max }),
    tooLong: rule,
  };
  return [words[reason], value === '' ? t('countsAsEmpty') : t('stillCounts', { value })].join(i18n.language === 'en' ? ' ' : '');
}
