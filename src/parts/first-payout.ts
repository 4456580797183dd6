import { useTranslation } from 'react-i18next';
import { roundAndTrim } from '#src/domain/decimal.ts';
import { type Maybe, known } from '#src/domain/known.ts';
import type { DaysAhead } from '#src/domain/machine-course.ts';
import { INCOME_DIGITS } from '#src/domain/money.ts';
import { firstPayoutInDays, timeAhead } from '#src/domain/payout.ts';
import { useFormats } from '#src/i18n/formats.ts';

interface PayoutAhead {
  /** Coins a day, net of fee. */
  perDay: Maybe;
  /** The least that the pool pays out, in coins. */
  minimum: Maybe;
  coin: string;
}

/** Writes when a payout is due at today's income: "in about 9 days"; '--' where that is not known. */
export function useTimeAhead(): (days: DaysAhead | undefined) => string {
  const { t } = useTranslation('common');
  const { number } = useFormats();
  return (days) => {
    if (days === undefined) return '--';
    if (days === 'never') return t('payoutAhead.never');
    const said = timeAhead(days);
    return said.unit === 'day'
      ? t('payoutAhead.day')
      : t(`payoutAhead.${said.unit}`, { count: said.count, shown: number(said.count, said.count % 1 === 0 ? 0 : 1) });
  };
}

/** Writes when the first payout comes, with the amount that it waits for: "in about 9 days (minimum 0.1 ETC)"; '--' where that is not known. */
export function useFirstPayout(): (payout: PayoutAhead) => string {
  const { t } = useTranslation('common');
  const when = useTimeAhead();
  return ({ perDay, minimum, coin }) => {
    const days = firstPayoutInDays({ perDay, minimum });
    const amount = known(minimum);
    if (days === undefined || amount === undefined) return '--';
    return t('payoutAhead.withMinimum', { when: when(days), minimum: roundAndTrim(amount, INCOME_DIGITS), coin });
  };
}
