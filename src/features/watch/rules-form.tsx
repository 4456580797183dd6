import { useTranslation } from 'react-i18next';
import type { WatchRules } from '#src/contracts/watch.ts';
import { quietBreakers } from '#src/domain/watch/quiet-hours.ts';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { Field, SelectField } from '#src/ui/field.tsx';
import layout from '#src/ui/layout.module.css';
import typography from '#src/ui/type.module.css';
import { clockText, groupNames, hasGroup, minutesOf, withGroup } from './watch.model.ts';
import styles from './watch.module.css';

interface RulesFormProps {
  rules: WatchRules;
  onChange: (rules: WatchRules) => void;
}

const usualNight = { from: 23 * 60, to: 7 * 60 };
const counts = ['1', '2', '3', '5', '10', '20'] as const;
const hourly = ['1', '2', '3', '6', '12', '30'] as const;

/** Of a stored number that no option has the nearest one below. */
const optionOf = <T extends string>(options: readonly [T, ...T[]], value: number): T =>
  options.findLast((option) => Number(option) <= value) ?? options[0];

/** What is told, and when not. */
export function RulesForm({ rules, onChange }: RulesFormProps) {
  const { t } = useTranslation('watch');
  const { quietHours, breaks, leastMachines, perHour, timeZone } = rules;
  const hour = (side: 'from' | 'to') => (text: string) => {
    const minutes = minutesOf(text);
    if (quietHours && minutes !== undefined) onChange({ ...rules, quietHours: { ...quietHours, [side]: minutes } });
  };
  return (
    <section className={layout.stack} aria-labelledby="watch-rules">
      <h3 id="watch-rules" className={typography.h4}>
        {t('rules.title')}
      </h3>
      <fieldset className={styles.group}>
        <legend className="vh">{t('rules.kinds')}</legend>
        {groupNames.map((group) => (
          <Checkbox key={group} isChecked={hasGroup(rules, group)} onChange={(isTold) => onChange(withGroup(rules, group, isTold))}>
            {t(`rules.groups.${group}`)}
          </Checkbox>
        ))}
        <Checkbox isChecked={quietHours !== null} onChange={(isOn) => onChange({ ...rules, quietHours: isOn ? usualNight : null })}>
          {t('rules.quiet', { zone: timeZone })}
        </Checkbox>
      </fieldset>
      {quietHours && (
        <div className={styles.pair}>
          <Field label={t('rules.from')} type="time" value={clockText(quietHours.from)} onText={hour('from')} />
          <Field label={t('rules.to')} type="time" value={clockText(quietHours.to)} onText={hour('to')} />
          <SelectField
            label={t('rules.breaks')}
            value={breaks}
            options={quietBreakers.map((value) => ({ value, label: t(`rules.breakers.${value}`) }))}
            onChange={(value) => onChange({ ...rules, breaks: value })}
          />
        </div>
      )}
      <div className={styles.pair}>
        <SelectField
          label={t('rules.least')}
          value={optionOf(counts, leastMachines)}
          options={counts.map((value) => ({ value, label: t('rules.leastOf', { count: Number(value) }) }))}
          onChange={(value) => onChange({ ...rules, leastMachines: Number(value) })}
        />
        <SelectField
          label={t('rules.most')}
          value={optionOf(hourly, perHour)}
          options={hourly.map((value) => ({ value, label: t('rules.mostOf', { count: Number(value) }) }))}
          onChange={(value) => onChange({ ...rules, perHour: Number(value) })}
        />
      </div>
    </section>
  );
}
