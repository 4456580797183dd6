import { useTranslation } from 'react-i18next';
import { DAY_MS, HOUR_MS } from '#src/domain/days.ts';
import { type HourStep, hourSteps, isCounted } from '#src/domain/fleet-hours.ts';
import type { Currency } from '#src/domain/money.ts';
import { useFormats } from '#src/i18n/formats.ts';
import type { PlanLine } from './fleet.model.ts';
import styles from './fleet.module.css';

interface HourStepsProps {
  lines: readonly PlanLine[];
  currency: Currency;
}

/** The steps of today's tariff with what an hour of all machines leaves or loses in each: an estimate, by today's income. */
export function HourSteps({ lines, currency }: HourStepsProps) {
  const { t } = useTranslation('fleet');
  const words = useStepWords(currency);
  const steps = stepsOf(lines);
  const left = lines.filter(({ machines }) => !isCounted(machines));
  if (steps.length === 0) return null;
  return (
    <div className={styles.steps}>
      <h4>{t('hour.title')}</h4>
      <ul>
        {steps.map((step) => (
          <li key={step.startsAtMs} data-loss={step.least < 0 || undefined}>
            {words(step)}
          </li>
        ))}
      </ul>
      {left.length > 0 && <p>{t('hour.without', { machines: left.map(({ name }) => name).join(' + ') })}</p>}
    </div>
  );
}

/** The steps of today for all machines. */
export function stepsOf(lines: readonly PlanLine[]): readonly HourStep[] {
  return hourSteps(
    lines.map(({ machines }) => machines),
    lines[0]?.days[0]?.hours ?? [],
  );
}

/** A step in words, '07:00–23:00: all machines lose ¥35.66 an hour'. */
function useStepWords(currency: Currency) {
  const { t } = useTranslation('fleet');
  const { time, estimate } = useFormats();
  return ({ startsAtMs, endsAtMs, least, most }: HourStep): string => {
    const isLoss = least < 0;
    const [low, high] = [Math.min(Math.abs(least), Math.abs(most)), Math.max(Math.abs(least), Math.abs(most))].map((amount) =>
      estimate(amount, currency),
    );
    const isAllDay = Math.abs(endsAtMs - startsAtMs - DAY_MS) <= HOUR_MS;
    const span = isAllDay ? t('hour.allDay') : `${time(startsAtMs)}–${time(endsAtMs)}`;
    return t(isLoss ? 'hour.loses' : 'hour.leaves', { span, money: low === high ? low : `${low}–${high}` });
  };
}
