import { useTranslation } from 'react-i18next';
import type { ShownMoney } from '#src/domain/amount.ts';
import toolTable from '../tool-table.module.css';
import type { FleetLine } from './fleet.model.ts';
import { PlanRules } from './plan-rules.tsx';
import { RunPlan } from './run-plan.tsx';
import type { FleetOf } from './use-fleet.ts';

interface FleetPlanProps {
  own: FleetOf;
  lines: readonly FleetLine[];
  /** What money is shown in. */
  shown: ShownMoney;
  isSimulated: boolean;
}

/** When to run which machines of the fleet, and how that is decided. */
export function FleetPlan({ own, lines, shown, isSimulated }: FleetPlanProps) {
  const { t } = useTranslation('fleet');
  const { rules } = own.fleet;
  return (
    <>
      <p className={toolTable.note}>{t('clock')}</p>
      <PlanRules rules={rules} shown={shown.currency} onChange={own.setRules} />
      <RunPlan {...{ lines, rules, shown, isSimulated }} />
    </>
  );
}
