import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { roundAndTrim } from '#src/domain/decimal.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { currencyAtom } from '#src/state/currency.ts';
import { AnswerLine } from '../answer-line.tsx';
import { kwhBound } from '../figures.ts';
import type { AsicDay } from './asic.model.ts';

interface AsicAnswerProps {
  /** Undefined while the pool's list is loading. */
  day: Pick<AsicDay, 'net' | 'breakEven' | 'runningHours' | 'hours'> | undefined;
  isLoading: boolean;
  onShow: () => void;
}

/** What a day leaves of all machines; at a loss, the electricity price that they would pay for. */
export function AsicAnswer({ day, isLoading, onShow }: AsicAnswerProps) {
  const { t } = useTranslation('tools');
  const { t: electricity } = useTranslation('electricity');
  const { estimate: money } = useFormats();
  const currency = useAtomValue(currencyAtom);
  const sentence = ({ runningHours, hours, breakEven: perKwh }: NonNullable<typeof day>, net: number) => {
    const breakEven = kwhBound(perKwh, currency);
    if (runningHours === 0) return electricity('answerStands', { breakEven });
    if (net < 0) return t('answer.loses', { money: money(-net, currency), breakEven });
    const left = money(net, currency);
    if (runningHours < hours) return electricity('answerRuns', { money: left, hours: roundAndTrim(runningHours, 1) });
    return t('answer.pays', { money: left });
  };
  const text = day?.net !== undefined && day.breakEven ? sentence(day, day.net) : undefined;
  return <AnswerLine {...{ text, isLoading, onShow }} showName={t('answer.showResult')} />;
}
