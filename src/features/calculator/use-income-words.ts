import { useTranslation } from 'react-i18next';
import { formatIncome } from '#src/domain/money.ts';
import { useMoney } from '#src/i18n/formats.ts';
import type { IncomeSpan } from './calculator.model.ts';
import type { Income } from './use-income.ts';

/** Money has 2 decimals here (issue 3, item 8). */
const MONEY_DIGITS = 2;

/** How the calculator writes money, and its result in one sentence. */
export function useIncomeWords() {
  const { t } = useTranslation('calculator');
  const inCurrency = useMoney();
  const money = (span: Pick<IncomeSpan, 'money' | 'cnyPerUsd'>) => inCurrency(span.money, span.cnyPerUsd, MONEY_DIGITS);
  const sentence = ({ coin, settled, spans }: Income): string | undefined => {
    const day = spans?.[0];
    const unit = coin.calculatorUnit;
    const result = day && { coin: coin.symbol, unit, amount: `${formatIncome(day.coins)} ${coin.incomeSymbol}`, money: money(day) };
    return result && t('sentence', { ...result, hashrate: settled.hashrate, fee: settled.feePercent ?? '--' });
  };
  return { money, sentence };
}
