import { useTranslation } from 'react-i18next';
import type { WatchRules } from '#src/contracts/watch.ts';
import type { OwnPower } from '#src/domain/watch/own-power.ts';
import { Checkbox } from '#src/ui/checkbox.tsx';
import styles from './watch.module.css';

interface OwnPowerRuleProps {
  rules: WatchRules;
  /** What this device has; undefined where no price or no machines were given. */
  power: OwnPower | undefined;
  onChange: (rules: WatchRules) => void;
}

/** Whether messages count with the electricity and the run plan of this device, which are sent only then. */
export function OwnPowerRule({ rules: { power: given, ...rules }, power, onChange }: OwnPowerRuleProps) {
  const { t } = useTranslation('watch');
  if (!given && !power) return <p className={styles.note}>{t('rules.noPower')}</p>;
  return (
    <div>
      <Checkbox isChecked={given !== undefined} onChange={(isOn) => onChange(isOn && power ? { ...rules, power } : rules)}>
        {t('rules.power')}
      </Checkbox>
      <p className={styles.note}>{t('rules.powerHint')}</p>
    </div>
  );
}
