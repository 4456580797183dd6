import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { Currency } from '#src/domain/money.ts';
import { paysToRun, runDay, runSpans, tariffDay, type TariffHour } from '#src/domain/tariff/tariff.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { now } from '#src/lib/clock.ts';
import { saveCalendar } from '#src/parts/calendar-file.ts';
import { currencyAtom } from '#src/state/currency.ts';
import { useIsHydrated } from '#src/state/use-is-hydrated.ts';
import { Button } from '#src/ui/button.tsx';
import { Figure } from '#src/ui/figure.tsx';
import layout from '#src/ui/layout.module.css';
import { classNames } from '#src/ui/class-names.ts';
import typography from '#src/ui/type.module.css';
import type { AsicInputsOf } from './asic-fields.ts';
import { asicDay } from './asic.model.ts';
import type { CoinMarket } from '../market.ts';
import { TariffFields } from './tariff-fields.tsx';
import { tariffOf } from './tariff.model.ts';
import styles from './tariff.module.css';

interface TariffClockProps {
  inputs: AsicInputsOf;
  market: CoinMarket | undefined;
  /** The label of simulated figures travels with the dates (decision A2). */
  isSimulated: boolean;
  onChange: (change: (now: AsicInputsOf) => AsicInputsOf) => void;
}

const dayIds = ['today', 'tomorrow'] as const;

/** When the machines pay for their electricity, by the hour of today and tomorrow; reckoned in the page, so it works offline. */
export function TariffClock({ inputs, market, isSimulated, onChange }: TariffClockProps) {
  const { t } = useTranslation('tools');
  const { t: common } = useTranslation('common');
  const shown = useAtomValue(currencyAtom);
  const { money, time, shortDate } = useFormats();
  const tariff = tariffOf(inputs, shown);
  const day = market && asicDay({ inputs, market, currency: tariff.currency });
  const income = day?.incomePerKwh;
  // The prerendered page knows no day: the hours follow with hydration.
  const isHydrated = useIsHydrated();
  const days = (isHydrated ? dayIds : []).map((id, ahead) => ({ id, hours: tariffDay(now(), ahead, tariff.hours, tariff.dated) }));
  const spans = runSpans(
    days.flatMap(({ hours }) => hours),
    income,
  );
  const saveDates = () => {
    const label = isSimulated ? ` (${common('simulated')})` : '';
    const events = spans.map(({ startsAtMs, endsAtMs, isRunning }) => ({
      id: `tariff-${startsAtMs}-${isRunning ? 'run' : 'stop'}`,
      startsAtMs,
      endsAtMs,
      title: t(isRunning ? 'tariff.runEvent' : 'tariff.stopEvent'),
      text: t('tariff.eventText', { price: `${money(income, tariff.currency)}/kWh` }) + label,
    }));
    saveCalendar('tariff-clock.ics', events, now());
  };
  return (
    <section className={classNames(layout.card, styles.card)} aria-labelledby="tariff-title">
      <h3 id="tariff-title" className={typography.h3}>
        {t('tariff.title')}
      </h3>
      <p className={styles.note}>{t('tariff.purpose')}</p>
      <TariffFields inputs={inputs} tariff={tariff} shown={shown} onChange={onChange} />
      {!tariff.isFlat && <p className={styles.note}>{t('tariff.apart')}</p>}
      <p className={styles.price}>
        <span>{t('tariff.shutdown')}</span>
        <Figure size="lg" longest={12} value={money(income, tariff.currency)} unit="/kWh" />
      </p>
      {days.map(({ id, hours }) => (
        <TariffDay
          key={id}
          name={t('tariff.dayOf', { day: t(`tariff.${id}`), date: shortDate(hours[0]?.startsAtMs ?? now()) })}
          hours={hours}
          income={income}
          powerW={day?.powerW ?? 0}
          currency={tariff.currency}
        />
      ))}
      {isHydrated ? <p className={styles.note}>{t('tariff.zone', { time: time(now()) })}</p> : <div className={styles.waiting} />}
      <div data-print="no">
        <Button variant="line" size="sm" disabled={spans.length === 0} onClick={saveDates}>
          {t('tariff.calendar')}
        </Button>
      </div>
    </section>
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
      <ol className={styles.strip} aria-hidden="true">
        {hours.map(({ startsAtMs, hour, perKwh }) => (
          <li key={startsAtMs} data-run={paysToRun(perKwh, income)} title={`${time(startsAtMs)} ${money(perKwh, currency)}/kWh`}>
            {hour % 6 === 0 ? hour : ''}
          </li>
        ))}
      </ol>
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
