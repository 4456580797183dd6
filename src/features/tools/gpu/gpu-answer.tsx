import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { roundAndTrim } from '#src/domain/decimal.ts';
import { cheapestPrice, type PriceProfile } from '#src/domain/electricity/electricity.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { currencyAtom } from '#src/state/currency.ts';
import { AnswerLine } from '../answer-line.tsx';
import { kwhBound, kwhPrice } from '../figures.ts';
import { bestCoin, type CoinOnRig } from './gpu.model.ts';

interface GpuAnswerProps {
  /** Best first; undefined without the pool's list. */
  ranked: readonly CoinOnRig[] | undefined;
  isLoading: boolean;
  /** What electricity costs, in the visitor's currency. */
  usual: PriceProfile;
  onShow: (coinId: string) => void;
  /** The visitor's own machines have the page's answer: this one is of what is tried. */
  isBeside?: boolean;
}

/** Which coin leaves most at this electricity price; where none pays, which would first. */
export function GpuAnswer({ ranked, isLoading, usual, onShow, isBeside = false }: GpuAnswerProps) {
  const { t } = useTranslation('tools');
  const { estimate: money } = useFormats();
  const currency = useAtomValue(currencyAtom);
  const best = bestCoin(ranked);
  const coin = best?.row.coin.symbol ?? '';
  const { t: electricity } = useTranslation('electricity');
  // By the hour it is the cheapest hour that decides whether anything pays.
  const price = kwhPrice(cheapestPrice(usual), currency);
  const sentence = ({ row: { day }, pays }: NonNullable<typeof best>) =>
    pays && usual.basis !== 'flat'
      ? electricity('answerBest', { coin, money: money(day.net, currency), hours: roundAndTrim(day.runningHours, 1) })
      : pays
        ? t('answer.best', { coin, price, money: money(day.net, currency) })
        : t('answer.none', { coin, price, breakEven: kwhBound(day.breakEven, currency) });
  return (
    <AnswerLine
      text={best && sentence(best)}
      isLoading={isLoading}
      showName={t('answer.showName', { coin })}
      besideName={isBeside ? t('answer.tried') : undefined}
      onShow={() => best && onShow(String(best.row.coin.id))}
    />
  );
}
