import { useTranslation } from 'react-i18next';
import type { Electricity } from '#src/domain/electricity/electricity.ts';
import type { MachineDay } from '#src/domain/machine-day.ts';
import { now } from '#src/lib/clock.ts';
import { useIsHydrated } from '#src/page-start/hydration.ts';
import { Figure } from '#src/ui/figure.tsx';
import clock from '../asic/tariff.module.css';
import { kwhPrice } from '../figures.ts';
import { machineLine } from './fleet.model.ts';
import { FileDays, PlanCalendar, PlanDays } from './run-plan.tsx';

interface MachinePlanProps {
  /** Of all machines of the calculator; undefined while the pool's list is loading. */
  day: (Pick<MachineDay, 'breakEven' | 'incomePerDay'> & { readonly powerW: number }) | undefined;
  electricity: Electricity;
  /** The label of simulated figures travels with the dates. */
  isSimulated: boolean;
  isLoading: boolean;
  /** The prices are the same every day. */
  isDaily: boolean;
}

/** When the machines of the calculator pay for their electricity: the plan of a fleet of one row that has no rules. */
export function MachinePlan({ day, electricity, isSimulated, isLoading, isDaily }: MachinePlanProps) {
  const { t } = useTranslation(['tools', 'electricity']);
  const { currency } = electricity;
  // The prerendered page knows no day: the hours follow with hydration.
  const lines = useIsHydrated() ? [machineLine(day, electricity, now())] : [];
  const perKwh = t('electricity:perKwh');
  const breakEven = kwhPrice(day?.breakEven, currency);
  return (
    <>
      <p className={clock.price}>
        <span>{t('tools:tariff.shutdown')}</span>
        <Figure size="lg" longest={17} value={breakEven} unit={perKwh} />
      </p>
      <PlanDays {...{ lines, currency, isLoading }} />
      <div data-print="no">
        <PlanCalendar {...{ lines, isSimulated, isDaily }} textOf={() => t('tools:tariff.eventText', { price: breakEven + perKwh })} />
      </div>
      <FileDays {...{ lines, isDaily }} hasPlan={false} />
    </>
  );
}
