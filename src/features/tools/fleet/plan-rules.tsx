import { useTranslation } from 'react-i18next';
import { type Currency, currencySigns } from '#src/domain/money.ts';
import { type FleetRules, ruleLimits } from '#src/state/fleet.ts';
import { NumberField } from '#src/parts/number-field.tsx';
import { Segment } from '#src/ui/segment.tsx';
import tool from '../tool-sheet.module.css';
import styles from './fleet.module.css';

interface PlanRulesProps {
  rules: FleetRules;
  /** That of the tariff, in which the highest price is stated. */
  currency: Currency;
  onChange: (rules: Partial<FleetRules>) => void;
}

/** How a day is run: while it pays or in its cheapest hours, and within which limits. */
export function PlanRules({ rules, currency, onChange }: PlanRulesProps) {
  const { t } = useTranslation('fleet');
  const fields = [
    { name: 'mostHours', unit: t('rules.hours'), quantity: 'hours' },
    {
      name: 'mostPrice',
      unit: `${currencySigns[currency]}/kWh`,
      quantity: `${currency}/kWh`,
    },
    { name: 'leastRun', unit: t('rules.hours'), quantity: 'hours' },
    { name: 'mostStarts', unit: undefined, quantity: 'count' },
  ] as const;
  return (
    <fieldset className={styles.rules}>
      <legend>{t('rules.legend')}</legend>
      <Segment
        kind="choice"
        className={tool.start}
        label={t('rules.by.label')}
        value={rules.by}
        options={[
          { value: 'income', label: t('rules.by.income') },
          { value: 'price', label: t('rules.by.price') },
        ]}
        onChange={(by) => onChange({ by })}
      />
      <p className={styles.note}>{t(`rules.hint.${rules.by}`)}</p>
      <div className={styles.limits}>
        {fields.map(({ name, unit, quantity }) => (
          <NumberField
            key={name}
            label={t(`rules.${name}`)}
            unit={unit}
            limits={ruleLimits[name]}
            quantity={quantity}
            value={rules[name]}
            placeholder={t('rules.none')}
            onChange={(text) => onChange({ [name]: text })}
          />
        ))}
      </div>
    </fieldset>
  );
}
