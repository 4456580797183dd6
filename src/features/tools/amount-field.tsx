import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Amount, type AmountPer, currencyBeside, currencyNamed, isUnsaid, writtenAmount } from '#src/domain/amount.ts';
import { currencies, type Currency } from '#src/domain/money.ts';
import { type NumberLimits, type TypedNumber, typeNumber } from '#src/domain/number-text.ts';
import { UnitSelect } from '#src/ui/field.tsx';
import styles from './amount-field.module.css';
import { CurrencyQuestion } from './currency-question.tsx';
import { TypedField, typedWithUnit } from '#src/parts/number-field.tsx';

interface AmountFieldProps {
  label: string;
  amount: Amount;
  /** The currency of the display: that of the field while nothing is typed. */
  shown: Currency;
  /** An amount of money, or so much for a kWh. */
  per?: AmountPer;
  limits: NumberLimits;
  hint?: string | undefined;
  placeholder?: string | undefined;
  /** What was typed, in the currency that stood beside it or was typed with it. */
  onChange: (amount: Amount) => void;
  /** The currency alone: the text is to stay. */
  onCurrency: (currency: Currency) => void;
}

/**
 * An amount with its currency beside it. What is typed is in the currency that stands there, and stays in it whatever the display shows; an amount
 * that older builds kept without one is asked for.
 */
export function AmountField({ label, amount, shown, per = 'one', limits, hint, placeholder, onChange, onCurrency }: AmountFieldProps) {
  const { t } = useTranslation('electricity');
  const field = useRef<HTMLDivElement>(null);
  const choice = useRef<HTMLSelectElement>(null);
  // Before hydration another one may have been chosen than is rendered: what is typed is in the one that is seen.
  const seen = () => (choice.current ? currencyNamed(choice.current.value) : currencyBeside(amount, shown));
  /** What the text that is being read is in. */
  const written = useRef<Currency>(null);
  const units = { CNY: t(`amount.${per}.CNY`), USD: t(`amount.${per}.USD`) };
  const type = (text: string, before: TypedNumber, isByKeys: boolean): TypedNumber => {
    const beside = seen();
    const found = writtenAmount(text.replace(/(?<=.)\/\s*$/, ''), { per, beside, units });
    const next = found ? typedWithUnit({ text, number: found.text, before, limits, isByKeys }) : typeNumber(text, before, limits, isByKeys);
    written.current = found && !next.isUnread ? found.currency : beside;
    if (written.current !== beside && next.value === before.value) onChange({ text: next.value, currency: written.current });
    return next;
  };
  const answer = (currency: Currency) => {
    onCurrency(currency);
    field.current?.querySelector('input')?.focus();
  };
  return (
    <div ref={field} className={styles.amount}>
      <TypedField
        {...{ label, limits, hint, placeholder, type }}
        value={amount.text}
        onChange={(text) => onChange({ text, currency: written.current })}
        trailing={
          <UnitSelect
            ref={choice}
            label={t('amount.currencyOf', { label })}
            value={currencyBeside(amount, shown) ?? ''}
            options={currencies.map((value) => ({ value, label: units[value] }))}
            onChange={onCurrency}
          />
        }
      />
      {isUnsaid(amount) && <CurrencyQuestion text={amount.text} onAnswer={answer} />}
    </div>
  );
}
