import { type ComponentProps, type ReactNode, type Ref, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { Icon } from './icon.tsx';
import { useSetEarly } from '#src/page-start/hydration.ts';

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
  /** Called with the text at every change and its input, and with what was typed before hydration. */
  onText?: (text: string, input?: HTMLInputElement) => void;
}

export function Field(props: FieldProps) {
  const {
    label,
    isLabelHidden,
    hint,
    error,
    unit,
    leading,
    trailing,
    isNumeric = false,
    className,
    id,
    onText,
    onBlur,
    'aria-describedby': describedBy,
    ...input
  } = props;
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
        {...(onText && { onChange: (event) => onText(event.currentTarget.value, event.currentTarget) })}
        {...input}
        {...(onBlur && { onBlur: (event) => afterPress(() => onBlur(event)) })}
        id={inputId}
        className={classNames(styles.input, isNumeric && styles.numeric)}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={classNames(error === undefined && hint === undefined ? undefined : `${inputId}-note`, describedBy)}
      />
      {unit !== undefined && <span className={styles.unit}>{unit}</span>}
      {trailing}
    </FieldFrame>
  );
}

interface TextAreaFieldProps extends ComponentProps<'textarea'> {
  label: string;
  value: string;
  hint?: string | undefined;
  error?: string | undefined;
  onText: (text: string) => void;
}

/** Several lines of text, in the field's clothes. */
export function TextAreaField({ label, hint, error, className, value, onText, onBlur, ...area }: TextAreaFieldProps) {
  const inputId = useId();
  useSetEarly(inputId, (early) => {
    if (early.value !== value) onText(early.value);
  });
  return (
    <FieldFrame className={className} {...{ label, hint, error, inputId }}>
      <textarea
        {...area}
        {...(onBlur && { onBlur: (event) => afterPress(() => onBlur(event)) })}
        id={inputId}
        className={classNames(styles.input, styles.area)}
        value={value}
        onChange={(event) => onText(event.currentTarget.value)}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined && hint === undefined ? undefined : `${inputId}-note`}
      />
    </FieldFrame>
  );
}

interface SelectFieldProps<Value extends string> {
  label: string;
  isLabelHidden?: boolean;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  isNumeric?: boolean;
  className?: string | undefined;
}

/** The browser's own select in the field's clothes: right on every phone, by keyboard and read aloud. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, isLabelHidden, value, options, onChange, isNumeric = false, className } = props;
  const inputId = useId();
  const choose = (text: string) => {
    const option = options.find((each) => each.value === text);
    if (option) onChange(option.value);
  };
  useSetEarly(inputId, (select) => {
    if (select.value !== value) choose(select.value);
  });
  return (
    <FieldFrame className={className} {...{ label, isLabelHidden, inputId }}>
      <select
        id={inputId}
        className={classNames(styles.input, styles.select, isNumeric && styles.numeric)}
        value={value}
        onChange={(event) => choose(event.target.value)}
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

interface UnitSelectProps<Value extends string> {
  /** Read, not drawn. */
  label: string;
  /** Empty while none is chosen. */
  value: Value | '';
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  ref?: Ref<HTMLSelectElement>;
}

/** A choice of the unit in the place of the unit of a `Field` (its `trailing`), as wide as the edge is high. */
export function UnitSelect<Value extends string>({ label, value, options, onChange, ref }: UnitSelectProps<Value>) {
  const selectId = useId();
  const choose = (text: string) => {
    const option = options.find((each) => each.value === text);
    if (option) onChange(option.value);
  };
  useSetEarly(selectId, (select) => {
    if (select.value !== value) choose(select.value);
  });
  return (
    <span className={styles.unitEdge}>
      <label className="vh" htmlFor={selectId}>
        {label}
      </label>
      <select ref={ref} id={selectId} className={styles.unitSelect} value={value} onChange={(event) => choose(event.currentTarget.value)}>
        {value === '' && <option value="">?</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={16} className={styles.chevron} />
    </span>
  );
}

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
function FieldFrame({ label, inputId, isLabelHidden = false, hint, error, className, children }: FieldFrameProps) {
  return (
    <div className={classNames(styles.field, className)}>
      <label className={isLabelHidden ? 'vh' : styles.label} htmlFor={inputId}>
        {label}
      </label>
      <div className={styles.edge} data-invalid={error === undefined ? undefined : ''}>
        {children}
      </div>
      {error !== undefined && (
        <p ref={bringBesideFocus} id={`${inputId}-note`} className={styles.error}>
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

/** `ref` of an error: one that appears while its field has the focus is scrolled to, for a small screen may end above it. */
function bringBesideFocus(note: HTMLElement | null): void {
  if (note?.parentElement?.contains(document.activeElement)) note.scrollIntoView({ block: 'nearest' });
}

/**
 * Runs `work` once the press that is under way, if there is one, has ended in its click. What leaving a field changes, a sentence below it
 * say, would else move what is being pressed from under the pointer, and the click would be lost.
 */
function afterPress(work: () => void): void {
  const later = () => void setTimeout(work);
  if (document.querySelector(':active') === null) return later();
  // A touch, too, ends in mouse events: press and release in one moment, after the finger has left.
  addEventListener('mouseup', later, { once: true, capture: true });
}
