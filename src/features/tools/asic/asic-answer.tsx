import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#src/i18n/formats.ts';
import { currencyAtom } from '#src/state/currency.ts';
import { AnswerLine } from '../answer-line.tsx';
import { kwhPrice } from '../figures.ts';
import type { AsicDay } from './asic.model.ts';

interface AsicAnswerProps {
  /** Undefined while the pool's list is loading. */
  day: Pick<AsicDay, 'net' | 'income' | 'incomePerKwh'> | undefined;
  isLoading: boolean;
  onShow: () => void;
}

/** What a day leaves of all machines; at a loss, the electricity price that they would pay for. */
export function AsicAnswer({ day, isLoading, onShow }: AsicAnswerProps) {
  const { t } = useTranslation('tools');
  const { money } = useFormats();
  const currency = useAtomValue(currencyAtom);
  const sentence = (net: number) =>
    net < 0
      ? t('answer.loses', { money: money(-net, currency), breakEven: kwhPrice(day?.incomePerKwh, currency) })
      : t('answer.pays', { money: money(net, currency) });
  const text = day?.net !== undefined && day.income ? sentence(day.net) : undefined;
  return <AnswerLine {...{ text, isLoading, onShow }} showName={t('answer.showResult')} />;
}
