import { useTranslation } from 'react-i18next';
import { fleetDay, type PlannedHour, plannedSpans } from '#src/domain/fleet.ts';
import type { Currency } from '#src/domain/money.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import clock from '../asic/tariff.module.css';
import { HourStrip } from '../electricity/hour-strip.tsx';
import { runWords } from './fleet-words.ts';
import type { PlanLine } from './fleet.model.ts';
import styles from './fleet.module.css';

interface PlanDayProps {
  name: string;
  /** Days from today. */
  ahead: number;
  lines: readonly PlanLine[];
  currency: Currency;
  isLoading: boolean;
}

/** A day as a strip of its hours for each kind of machines, and the same in words. */
export function PlanDay({ name, ahead, lines, currency, isLoading }: PlanDayProps) {
  const { t } = useTranslation(['tools', 'fleet']);
  const { estimate: money } = useFormats();
  const days = lines.flatMap(({ days: each }) => each[ahead] ?? []);
  const [first] = days;
  const unlisted = first?.hours.filter(({ isDated }) => !isDated).length ?? 0;
  const { net } = fleetDay(days);
  const hours = lines.length === 1 ? first?.runningHours : undefined;
  return (
    <div className={clock.day}>
      <h4 className={clock.dayName}>{name}</h4>
      {lines.length === 1 && first ? (
        <>
          <HourStrip hours={first.hours} currency={currency} />
          {isLoading ? <Skeleton width="24ch" /> : <SpanWords hours={first.hours} />}
        </>
      ) : (
        lines.map((line) => <LineDay key={line.id} line={line} ahead={ahead} currency={currency} />)
      )}
      {first && unlisted > 0 && unlisted < first.hours.length && (
        <p className={clock.note}>{t('tools:tariff.notImported', { count: unlisted })}</p>
      )}
      {net !== undefined && (
        <p className={clock.note}>
          {hours === undefined
            ? t('fleet:together', { net: money(net, currency) })
            : t('tools:tariff.result', { hours, count: hours, net: money(net, currency) })}
        </p>
      )}
    </div>
  );
}

/** Machines of one kind: their name, their strip, and when they run. */
function LineDay({ line: { name, days }, ahead, currency }: Pick<PlanDayProps, 'ahead' | 'currency'> & { line: PlanLine }) {
  const { t } = useTranslation('fleet');
  const { time, estimate: money } = useFormats();
  const day = days[ahead];
  if (!day) return null;
  return (
    <div className={styles.line}>
      <p className={styles.lineName}>
        <span>{name}</span>
        <span>{`${runWords(day.hours, t, time)} · ${money(day.net, currency)}`}</span>
      </p>
      <HourStrip hours={day.hours} currency={currency} />
    </div>
  );
}

/** Every stretch of running and standing still. */
function SpanWords({ hours }: { hours: readonly PlannedHour[] }) {
  const { t } = useTranslation('tools');
  const { time } = useFormats();
  const [first] = hours;
  if (first?.isRunning !== undefined && hours.every(({ isRunning }) => isRunning === first.isRunning))
    return <p>{t(first.isRunning ? 'tariff.runAllDay' : 'tariff.stopAllDay')}</p>;
  const words = plannedSpans(hours).map(({ startsAtMs, endsAtMs, isRunning }) =>
    t(isRunning ? 'tariff.run' : 'tariff.stop', { from: time(startsAtMs), to: time(endsAtMs) }),
  );
  return <p>{words.length > 0 ? words.join(' · ') : t('tariff.unknown')}</p>;
}
