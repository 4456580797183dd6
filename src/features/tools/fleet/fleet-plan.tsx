import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { ShownMoney } from '#src/domain/amount.ts';
import { now } from '#src/lib/clock.ts';
import { showToastAtom } from '#src/state/toasts.ts';
import { Button } from '#src/ui/button.tsx';
import { kwhPrice } from '../figures.ts';
import toolCard from '../tool-card.module.css';
import type { FleetLine } from './fleet.model.ts';
import styles from './fleet.module.css';
import { savePlan } from './plan-file.ts';
import { PlanRules } from './plan-rules.tsx';
import { FileDays, PlanCalendar, PlanDays } from './run-plan.tsx';
import type { FleetApi } from './use-fleet.ts';

interface FleetPlanProps {
  own: FleetApi;
  lines: readonly FleetLine[];
  /** What money is shown in. */
  shown: ShownMoney;
  /** The label of simulated figures travels with the files. */
  isSimulated: boolean;
  isLoading: boolean;
  /** The prices are the same every day. */
  isDaily: boolean;
}

/** When to run which machines of the fleet, and how that is decided; as dates and as a file, too. */
export function FleetPlan({ own, lines, shown, isSimulated, isLoading, isDaily }: FleetPlanProps) {
  const { t } = useTranslation(['fleet', 'tools']);
  const showToast = useSetAtom(showToastAtom);
  const { currency } = shown;
  const { rules } = own.fleet;
  const isUnplanned = lines.every(({ days }) => days.every(({ hours }) => hours.every(({ isRunning }) => isRunning === undefined)));
  const save = () => {
    const name = 'run-plan.json';
    savePlan(name, { lines, rules, shown, isSimulated, nowMs: now() });
    showToast({ tone: 'success', text: t('tools:actions.saved', { name }) });
  };
  return (
    <>
      <p className={toolCard.note}>{t('fleet:clock')}</p>
      <PlanRules rules={rules} shown={currency} onChange={own.setRules} />
      <PlanDays {...{ lines, currency, isLoading }} />
      <div className={styles.actions} data-print="no">
        <PlanCalendar
          {...{ lines, isSimulated, isDaily }}
          textOf={({ name, breakEven }) => `${name}: ${t('tools:tariff.eventText', { price: `${kwhPrice(breakEven, currency)}/kWh` })}`}
        />
        <Button variant="line" size="sm" disabled={isUnplanned} onClick={save}>
          {t('fleet:savePlan')}
        </Button>
      </div>
      <FileDays {...{ lines, isDaily }} hasPlan />
    </>
  );
}
