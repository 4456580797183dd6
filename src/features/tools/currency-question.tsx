import { useTranslation } from 'react-i18next';
import { currencies, type Currency } from '#src/domain/money.ts';
import { Button } from '#src/ui/button.tsx';
import styles from './amount-field.module.css';

interface CurrencyQuestionProps {
  /** The amount that was kept without its currency; without one it is the prices of the hours. */
  text?: string | undefined;
  onAnswer: (currency: Currency) => void;
}

/** Which currency an amount is in that older builds kept without one: until that is said nothing counts with it. */
export function CurrencyQuestion({ text, onAnswer }: CurrencyQuestionProps) {
  const { t } = useTranslation('electricity');
  const name = (currency: Currency) => (text === undefined ? t(`amount.kWh.${currency}`) : t(`amount.said.${currency}`, { text }));
  const question = text === undefined ? t('amount.askHours') : t('amount.ask', { one: name('CNY'), other: name('USD') });
  return (
    <div className={styles.question} role="group" aria-label={question}>
      <p>{question}</p>
      <div className={styles.answers}>
        {currencies.map((currency) => (
          <Button key={currency} variant="line" size="sm" onClick={() => onAnswer(currency)}>
            {name(currency)}
          </Button>
        ))}
      </div>
      <p className={styles.why}>{t('amount.why')}</p>
    </div>
  );
}
