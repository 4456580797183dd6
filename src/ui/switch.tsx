import { classNames } from './class-names.ts';
import styles from './switch.module.css';

interface SwitchProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  isDisabled?: boolean;
  className?: string | undefined;
}

/** A setting that acts at once. */
export function Switch({ label, isOn, onChange, isDisabled = false, className }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      className={classNames(styles.switch, className)}
      aria-checked={isOn}
      disabled={isDisabled}
      onClick={() => onChange(!isOn)}
    >
      <span>{label}</span>
      <span className={styles.track} aria-hidden="true" />
    </button>
  );
}
