import type { KeyboardEvent } from 'react';

import { classNames } from './class-names.ts';
import { rovingIndex } from './roving.ts';
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
  /** 'segment' for views of one thing, 'underline' for separate things (DESIGN 10). */
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

  const move = (event: KeyboardEvent<HTMLButtonElement>) => {
    const current = options.findIndex((option) => option.value === value);
    const next = rovingIndex(event.key, current, options.length);
    const option = next === undefined ? undefined : options[next];
    if (next === undefined || option === undefined) return;
    event.preventDefault();
    onChange(option.value);
    event.currentTarget.parentElement?.querySelectorAll('button')[next]?.focus();
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
          onKeyDown={move}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
