import { useTranslation } from 'react-i18next';
import type { Currency } from '#src/domain/money.ts';
import { priceLimit } from '#src/parts/run-rules.ts';
import { type FleetRules, ruleFields } from '#src/state/fleet.ts';
import { NumberField } from '#src/parts/number-field.tsx';
import { Segment } from '#src/ui/segment.tsx';
import { AmountField } from '../amount-field.tsx';
import tool from '../tool-sheet.module.css';
import styles from './fleet.module.css';

interface PlanRulesProps {
  rules: FleetRules;
  /** The currency of the display. */
  shown: Currency;
  onChange: (rules: Partial<FleetRules>) => void;
}

/** How a day is run: while it pays or in its cheapest hours, and within which limits. */
export function PlanRules({ rules, shown, onChange }: PlanRulesProps) {
  const { t } = useTranslation('fleet');
  const limit = (name: 'mostHours' | 'leastRun' | 'mostStarts') => (
    <NumberField
      label={t(`rules.${name}`)}
      unit={name === 'mostStarts' ? undefined : t('rules.hours')}
      limits={ruleFields[name].limits}
      quantity={name === 'mostStarts' ? 'count' : 'hours'}
      value={rules[name]}
      placeholder={t('rules.none')}
      onChange={(text) => onChange({ [name]: text })}
    />
  );
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
        {limit('mostHours')}
        <AmountField
          label={t('rules.mostPrice')}
          amount={priceLimit(rules)}
          shown={shown}
          per="kWh"
          limits={ruleFields.mostPrice.limits}
          placeholder={t('rules.none')}
          onChange={({ text, currency }) => onChange({ mostPrice: text, mostPriceIn: currency })}
          onCurrency={(mostPriceIn) => onChange({ mostPriceIn })}
        />
        {limit('leastRun')}
        {limit('mostStarts')}
      </div>
    </fieldset>
  );
}
