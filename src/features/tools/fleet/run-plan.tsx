import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { ShownMoney } from '#src/domain/amount.ts';
import { switchings } from '#src/domain/fleet.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { now } from '#src/lib/clock.ts';
import { saveCalendar } from '#src/parts/calendar-file.ts';
import type { FleetRules } from '#src/state/fleet.ts';
import { showToastAtom } from '#src/state/toasts.ts';
import { Button } from '#src/ui/button.tsx';
import hourly from '../asic/tariff.module.css';
import { kwhPrice } from '../figures.ts';
import type { PlanLine } from './fleet.model.ts';
import styles from './fleet.module.css';
import { PlanDay } from './plan-day.tsx';
import { planEvents } from './plan-events.ts';
import { savePlan } from './plan-file.ts';

interface RunPlanProps {
  /** The rows of the fleet, else the machine of the calculator alone. */
  lines: readonly PlanLine[];
  rules: FleetRules;
  shown: ShownMoney;
  /** The label of simulated figures travels with the files. */
  isSimulated: boolean;
}

const dayIds = ['today', 'tomorrow'] as const;

/** When to run which machines today and tomorrow; reckoned in the page, so it works offline. As dates and as a file, too. */
export function RunPlan({ lines, rules, shown, isSimulated }: RunPlanProps) {
  const { currency } = shown;
  const { t } = useTranslation(['tools', 'fleet', 'common']);
  const showToast = useSetAtom(showToastAtom);
  const { shortDate } = useFormats();
  const label = isSimulated ? ` (${t('common:simulated')})` : '';
  const events = planEvents(lines, {
    title: (isRunning, machines) =>
      lines.length === 1
        ? t(isRunning ? 'tools:tariff.runEvent' : 'tools:tariff.stopEvent')
        : t(isRunning ? 'fleet:event.run' : 'fleet:event.stop', { machines }),
    text: (group) =>
      group
        .map(({ name, breakEven }) => `${name}: ${t('tools:tariff.eventText', { price: `${kwhPrice(breakEven, currency)}/kWh` })}`)
        .join(' ') + label,
  });
  const save = () => {
    const name = 'run-plan.json';
    savePlan(name, { lines, rules, shown, isSimulated, nowMs: now() });
    showToast({ tone: 'success', text: t('tools:actions.saved', { name }) });
  };
  return (
    <>
      {dayIds.map((id, ahead) => (
        <PlanDay
          key={id}
          name={t('tools:tariff.dayOf', {
            day: t(`tools:tariff.${id}`),
            date: shortDate(lines[0]?.days[ahead]?.hours[0]?.startsAtMs ?? now()),
          })}
          ahead={ahead}
          lines={lines}
          currency={currency}
        />
      ))}
      {lines.length > 1 && <SwitchList lines={lines} />}
      <div className={styles.actions} data-print="no">
        <Button variant="line" size="sm" disabled={events.length === 0} onClick={() => saveCalendar('tariff-clock.ics', events, now())}>
          {t('tools:tariff.calendar')}
        </Button>
        <Button variant="line" size="sm" disabled={events.length === 0} onClick={save}>
          {t('fleet:savePlan')}
        </Button>
      </div>
    </>
  );
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
