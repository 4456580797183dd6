import { classNames } from './class-names.ts';
import { onRovingKey } from './roving.ts';
import styles from './segment.module.css';

interface SegmentOption<Value extends string> {
  value: Value;
  label: string;
}

interface SegmentProps<Value extends string> {
  /** Names the group for screen readers. */
  label: string;
  value: Value;
  options: readonly SegmentOption<Value>[];
  onChange: (value: Value) => void;
  /** 'tabs' swaps a panel; 'choice' is a setting (radio group). */
  kind?: 'tabs' | 'choice';
  /** 'segment' for views of one thing, 'underline' for separate things. */
  look?: 'segment' | 'underline';
  /** Id of the panel that the tabs swap. */
  panelId?: string;
  className?: string | undefined;
}

const roles = {
  tabs: { group: 'tablist', item: 'tab', state: 'aria-selected' },
  choice: { group: 'radiogroup', item: 'radio', state: 'aria-checked' },
} as const;

export function Segment<Value extends string>(props: SegmentProps<Value>) {
  const { label, value, options, onChange, kind = 'tabs', look = 'segment', panelId, className } = props;
  const role = roles[kind];

  const choose = (index: number) => {
    const option = options[index];
    if (option) onChange(option.value);
  };

  return (
    <div className={classNames(styles[look], className)} role={role.group} aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          role={role.item}
          {...{ [role.state]: option.value === value }}
          {...(kind === 'tabs' && panelId !== undefined ? { 'aria-controls': panelId } : {})}
          tabIndex={option.value === value ? 0 : -1}
          onClick={() => onChange(option.value)}
          onKeyDown={(event) => onRovingKey(event, choose)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
