import { useTranslation } from 'react-i18next';
import { switchings } from '#src/domain/fleet.ts';
import type { Currency } from '#src/domain/money.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { now } from '#src/lib/clock.ts';
import { saveCalendar } from '#src/parts/calendar-file.ts';
import { Button } from '#src/ui/button.tsx';
import hourly from '../asic/tariff.module.css';
import type { PlanLine } from './fleet.model.ts';
import styles from './fleet.module.css';
import { PlanDay } from './plan-day.tsx';
import { planEvents } from './plan-events.ts';

interface PlanDaysProps {
  /** The rows of the fleet, else the machine of the calculator alone; none before hydration. */
  lines: readonly PlanLine[];
  currency: Currency;
  /** The pool's figures are on their way. */
  isLoading: boolean;
}

const dayIds = ['today', 'tomorrow'] as const;

/** When to run which machines today and tomorrow; reckoned in the page, so it works offline. */
export function PlanDays({ lines, currency, isLoading }: PlanDaysProps) {
  const { t } = useTranslation('tools');
  const { shortDate } = useFormats();
  return (
    <>
      {lines.length > 0 &&
        dayIds.map((id, ahead) => (
          <PlanDay
            key={id}
            name={t('tariff.dayOf', { day: t(`tariff.${id}`), date: shortDate(lines[0]?.days[ahead]?.hours[0]?.startsAtMs ?? now()) })}
            ahead={ahead}
            lines={lines}
            currency={currency}
            isLoading={isLoading}
          />
        ))}
      {lines.length > 1 && <SwitchList lines={lines} />}
    </>
  );
}

interface PlanCalendarProps extends Pick<PlanDaysProps, 'lines'> {
  /** What a date says of its machines. */
  textOf: (line: PlanLine) => string;
  isSimulated: boolean;
  /** The prices are the same every day. */
  isDaily: boolean;
}

/** The same as dates for a calendar. */
export function PlanCalendar({ lines, textOf, isSimulated, isDaily }: PlanCalendarProps) {
  const { t } = useTranslation(['tools', 'fleet', 'common']);
  const label = isSimulated ? ` (${t('common:simulated')})` : '';
  const events = planEvents(lines, {
    title: (isRunning, machines) =>
      lines.length === 1
        ? t(isRunning ? 'tools:tariff.runEvent' : 'tools:tariff.stopEvent')
        : t(isRunning ? 'fleet:event.run' : 'fleet:event.stop', { machines }),
    text: (group) => group.map(textOf).join(' ') + label,
    isDaily,
  });
  return (
    <Button variant="line" size="sm" disabled={events.length === 0} onClick={() => saveCalendar('tariff-clock.ics', events, now())}>
      {t('tools:tariff.calendar')}
    </Button>
  );
}

interface FileDaysProps extends Pick<PlanDaysProps, 'lines'> {
  isDaily: boolean;
  /** The plan is offered as a file, too. */
  hasPlan: boolean;
}

/** Of which days the files are. */
export function FileDays({ lines, isDaily, hasPlan }: FileDaysProps) {
  const { t } = useTranslation('fleet');
  const { shortDate } = useFormats();
  const starts = (lines[0]?.days ?? []).flatMap(({ hours }) => hours[0]?.startsAtMs ?? []);
  if (starts.length === 0) return null;
  const days = starts.map(shortDate).join(t('days.and'));
  const kind = hasPlan ? (isDaily ? 'daily' : 'file') : isDaily ? 'calendarDaily' : 'calendar';
  return <p className={hourly.note}>{t(`days.${kind}`, { days })}</p>;
}

/** Which machines to switch when, in order of time. */
function SwitchList({ lines }: { lines: readonly PlanLine[] }) {
  const { t } = useTranslation('fleet');
  const { time, shortDate } = useFormats();
  const moments = switchings(lines.map(({ days }) => days.flatMap(({ hours }) => hours)));
  const namesOf = (places: readonly number[]) => places.map((place) => lines[place]?.name).join(' + ');
  if (moments.length === 0) return null;
  return (
    <div className={hourly.day}>
      <h4 className={hourly.dayName}>{t('switch.title')}</h4>
      <ul className={styles.switches}>
        {moments.map(({ atMs, on, off }) => (
          <li key={atMs}>
            <span>{`${shortDate(atMs)} ${time(atMs)}`}</span>
            <span>
              {off.length > 0 && t('switch.off', { machines: namesOf(off) })}
              {on.length > 0 && off.length > 0 && ' · '}
              {on.length > 0 && t('switch.on', { machines: namesOf(on) })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
