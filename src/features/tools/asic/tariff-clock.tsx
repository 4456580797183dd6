import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { hoursOfDay } from '#src/domain/electricity/electricity.ts';
import { electricityOf } from '#src/domain/electricity/own-tariff.ts';
import type { Currency } from '#src/domain/money.ts';
import { paysToRun, runDay, runSpans, type TariffHour } from '#src/domain/tariff/tariff.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { now } from '#src/lib/clock.ts';
import { saveCalendar } from '#src/parts/calendar-file.ts';
import { useIsHydrated } from '#src/state/use-is-hydrated.ts';
import { Button } from '#src/ui/button.tsx';
import { Figure } from '#src/ui/figure.tsx';
import layout from '#src/ui/layout.module.css';
import { classNames } from '#src/ui/class-names.ts';
import typography from '#src/ui/type.module.css';
import { kwhPrice } from '../figures.ts';
import type { ChangeTariff } from '../electricity/use-tariff.ts';
import type { AsicDay } from './asic.model.ts';
import { TariffFields } from './tariff-fields.tsx';
import type { TariffPlace } from './tariff-preview.tsx';
import { TariffStrip } from './tariff-strip.tsx';
import styles from './tariff.module.css';

interface TariffClockProps {
  place: Omit<TariffPlace, 'income'>;
  /** Undefined while the pool's list is loading. */
  day: Pick<AsicDay, 'breakEven' | 'powerW'> | undefined;
  /** The label of simulated figures travels with the dates. */
  isSimulated: boolean;
  onChange: ChangeTariff;
  /** Of the visitor's fleet, in place of that of the calculator's machines. */
  plan?: ReactNode;
}

const dayIds = ['today', 'tomorrow'] as const;

/** When the machines pay for their electricity, by the hour of today and tomorrow; reckoned in the page, so it works offline. */
export function TariffClock({ place, day, isSimulated, onChange, plan }: TariffClockProps) {
  const { t } = useTranslation('tools');
  const { time } = useFormats();
  const isHydrated = useIsHydrated();
  return (
    <section className={classNames(layout.card, styles.card)} aria-labelledby="tariff-title">
      <h3 id="tariff-title" className={typography.h3}>
        {t('tariff.title')}
      </h3>
      <p className={styles.note}>{t('tariff.purpose')}</p>
      <TariffFields place={{ ...place, income: day?.breakEven }} onChange={onChange} />
      {plan || <MachinePlan {...{ place, day, isSimulated }} />}
      {isHydrated ? <p className={styles.note}>{t('tariff.zone', { time: time(now()) })}</p> : <div className={styles.waiting} />}
    </section>
  );
}

/** When the machines of the calculator run, and the same as dates for a calendar. */
function MachinePlan({ place, day, isSimulated }: Pick<TariffClockProps, 'place' | 'day' | 'isSimulated'>) {
  const { t } = useTranslation(['tools', 'electricity', 'common']);
  const { shortDate } = useFormats();
  const { tariff, shown: currency, cnyPerUsd } = place;
  const electricity = electricityOf(tariff, { currency, cnyPerUsd });
  const income = day?.breakEven;
  // The prerendered page knows no day: the hours follow with hydration.
  const isHydrated = useIsHydrated();
  const days = (isHydrated ? dayIds : []).map((id, ahead) => ({ id, hours: hoursOfDay(electricity, now(), ahead) }));
  const spans = runSpans(
    days.flatMap(({ hours }) => hours),
    income,
  );
  const perKwh = t('electricity:perKwh');
  const saveDates = () => {
    const label = isSimulated ? ` (${t('common:simulated')})` : '';
    const events = spans.map(({ startsAtMs, endsAtMs, isRunning }) => ({
      id: `tariff-${startsAtMs}-${isRunning ? 'run' : 'stop'}`,
      startsAtMs,
      endsAtMs,
      title: t(isRunning ? 'tools:tariff.runEvent' : 'tools:tariff.stopEvent'),
      text: t('tools:tariff.eventText', { price: kwhPrice(income, currency) + perKwh }) + label,
    }));
    saveCalendar('tariff-clock.ics', events, now());
  };
  return (
    <>
      <p className={styles.price}>
        <span>{t('tools:tariff.shutdown')}</span>
        <Figure size="lg" longest={17} value={kwhPrice(income, currency)} unit={perKwh} />
      </p>
      {days.map(({ id, hours }) => (
        <TariffDay
          key={id}
          name={t('tools:tariff.dayOf', { day: t(`tools:tariff.${id}`), date: shortDate(hours[0]?.startsAtMs ?? now()) })}
          hours={hours}
          income={income}
          powerW={day?.powerW ?? 0}
          currency={currency}
        />
      ))}
      <div data-print="no">
        <Button variant="line" size="sm" disabled={spans.length === 0} onClick={saveDates}>
          {t('tools:tariff.calendar')}
        </Button>
      </div>
    </>
  );
}

interface TariffDayProps {
  name: string;
  hours: readonly TariffHour[];
  income: number | undefined;
  powerW: number;
  currency: Currency;
}

/** A day as a strip of its hours, and the same in words. */
function TariffDay({ name, hours, income, powerW, currency }: TariffDayProps) {
  const { t } = useTranslation('tools');
  const { money, time } = useFormats();
  const spans = runSpans(hours, income);
  const result = runDay(hours, income, powerW);
  const [first] = spans;
  const unlisted = hours.filter(({ isDated }) => !isDated).length;
  const words =
    first && hours.every(({ perKwh }) => paysToRun(perKwh, income) === first.isRunning)
      ? [t(first.isRunning ? 'tariff.runAllDay' : 'tariff.stopAllDay')]
      : spans.map(({ startsAtMs, endsAtMs, isRunning }) =>
          t(isRunning ? 'tariff.run' : 'tariff.stop', { from: time(startsAtMs), to: time(endsAtMs) }),
        );
  return (
    <div className={styles.day}>
      <h4 className={styles.dayName}>{name}</h4>
      <TariffStrip hours={hours} income={income} currency={currency} />
      <p>{words.length > 0 ? words.join(' · ') : t('tariff.unknown')}</p>
      {unlisted > 0 && unlisted < hours.length && <p className={styles.note}>{t('tariff.notImported', { count: unlisted })}</p>}
      {result && (
        <p className={styles.note}>
          {t('tariff.result', { hours: result.runningHours, count: result.runningHours, net: money(result.net, currency) })}
        </p>
      )}
    </div>
  );
}
