import { useTranslation } from 'react-i18next';
import type { Farm } from '#src/contracts/anonymous.ts';
import { roundAndTrim } from '#src/domain/decimal.ts';
import type { Maybe } from '#src/domain/known.ts';
import { formatIncome, INCOME_DIGITS } from '#src/domain/money.ts';
import { firstPayoutInDays } from '#src/domain/payout.ts';
import type { PaymentTimes, PaymentWindow } from '#src/domain/schedule.ts';
import { DAY_MS } from '#src/domain/days.ts';
import { useFigureMoment, useFormats, useMinute } from '#src/i18n/formats.ts';
import { now } from '#src/lib/clock.ts';
import { useTimeAhead } from '#src/parts/first-payout.ts';
import type { Fact } from '#src/ui/fact-list.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { useCoinMoney } from './coin-money.ts';
import type { FarmId } from '../farm-id.ts';
import { type NextPayout, nextPayout } from '../farm.model.ts';
import styles from './farm.module.css';

interface FarmMoney {
  id: FarmId;
  farm: Farm;
  /** When the pool pays; undefined where it does not say. */
  times: PaymentTimes | undefined;
  /** When its figures held, ms: what they say of a day or a payout is counted from then. */
  madeAtMs: number;
}

/** What a farm has earned today, what it is owed and what it is paid next, each with its worth; what the pool leaves out has no figure. */
export function useMoneyFacts({ id, farm, times, madeAtMs }: FarmMoney): Fact[] {
  const { t } = useTranslation('overview');
  const { beijingDay, beijingTime } = useFormats();
  const { isNow } = useFigureMoment(madeAtMs);
  const { worthOf, minPay, isListed, coinsPerDay } = useCoinMoney(id.coin);
  const when = useTimeAhead();
  const payout = nextPayout(farm, { minPay, times }, madeAtMs);
  const then = { day: beijingDay(madeAtMs), time: beijingTime(madeAtMs) };
  const amounts = [
    { label: isNow ? 'incomeToday' : 'incomeThen', amount: farm.incomeToday },
    { label: 'unpaid', amount: farm.unpaid },
  ] as const;
  const facts = amounts.flatMap(({ label, amount }): Fact[] =>
    amount === null
      ? []
      : [{ label: t(`figures.${label}`, then), value: <AmountFigure amount={amount} coin={id.coin} worth={worthOf(amount)} /> }],
  );
  if (payout)
    facts.push({
      label: t(isNow ? 'figures.nextPayout' : 'figures.payoutThen'),
      value: (
        <>
          {payout.minimum?.missing ? (
            // Below the least amount nothing is sent: when it is reached is what there is to say.
            <Figure
              value={when(firstPayoutInDays({ perDay: coinsPerDay(farm.hashrate24h, farm), minimum: minPay, unpaid: farm.unpaid }))}
            />
          ) : (
            <AmountFigure amount={payout.amount} coin={id.coin} worth={worthOf(payout.amount)} />
          )}
          <PayoutTerms {...payout} coin={id.coin} isNow={isNow} isUnstated={isListed && times === undefined} />
        </>
      ),
    });
  return facts;
}

function AmountFigure({ amount, coin, worth }: { amount: Maybe; coin: string; worth: string | undefined }) {
  const { t } = useTranslation('overview');
  return (
    <>
      <Figure value={formatIncome(amount)} unit={coin} tone="ember" />
      {worth !== undefined && <span className={styles.worth}>{t('figures.worth', { money: worth })}</span>}
    </>
  );
}

interface PayoutTermsProps extends Pick<NextPayout, 'window' | 'minimum' | 'isGrowing'> {
  coin: string;
  /** The figures are of now. */
  isNow: boolean;
  /** The pool does not say when it pays. */
  isUnstated: boolean;
}

/** When the payout is sent, or was by an old copy, or what it lacks of the least amount. */
function PayoutTerms({ window, minimum, isGrowing, coin, isNow, isUnstated }: PayoutTermsProps) {
  const { t } = useTranslation('overview');
  const payoutTime = usePayoutTime();
  const coins = (value: number) => `${roundAndTrim(value, INCOME_DIGITS)} ${coin}`;
  return (
    <span className={styles.terms}>
      {isGrowing && <span>{t(isNow ? 'payout.soFar' : 'payout.soFarThen')}</span>}
      {!minimum?.missing && window && <span>{payoutTime(window)}</span>}
      {!minimum?.missing && isUnstated && <span>{t('payout.notStated')}</span>}
      {minimum?.missing === 0 && <span>{t('payout.reached', { minimum: coins(minimum.amount) })}</span>}
      {minimum && minimum.missing > 0 && (
        <span>{t('payout.missing', { minimum: coins(minimum.amount), missing: coins(minimum.missing) })}</span>
      )}
    </span>
  );
}

/** A payment window in the visitor's own time; today and tomorrow by name, one that is over as such. */
function usePayoutTime(): (window: PaymentWindow) => string {
  const { t } = useTranslation(['overview', 'common']);
  const { shortDate, time } = useFormats();
  // Today is another day after midnight.
  useMinute();
  return ({ opensAtMs, closesAtMs }) => {
    const date = shortDate(opensAtMs);
    // Of an old copy: figures of now have the window to come.
    if (Math.max(opensAtMs, closesAtMs) <= now()) return t('common:wasDue', { date });
    const isToday = date === shortDate(now());
    const isTomorrow = date === shortDate(now() + DAY_MS);
    const day = isToday ? t('overview:payout.today') : isTomorrow ? t('overview:payout.tomorrow') : date;
    const from = time(opensAtMs);
    return opensAtMs === closesAtMs
      ? t('overview:payout.at', { day, time: from })
      : t('overview:payout.window', { day, from, to: time(closesAtMs) });
  };
}
