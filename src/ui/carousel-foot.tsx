import type { KeyboardEvent } from 'react';
import { Button } from './button.tsx';
import styles from './carousel.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import layout from './layout.module.css';
import { rovingIndex } from './roving.ts';

interface CarouselFootProps {
  names: readonly string[];
  active: number;
  idOf: (index: number) => string;
  /** Names the row of tabs. */
  label: string;
  /** The button's name: what a press does. */
  toggleLabel: string;
  isOn: boolean;
  onShow: (index: number) => void;
  onToggle: () => void;
}

/** One line with a name for each slide; the line of the slide that shows fills over its time. Beside them the pause button. */
export function CarouselFoot({ names, active, idOf, label, toggleLabel, isOn, onShow, onToggle }: CarouselFootProps) {
  const move = (event: KeyboardEvent<HTMLButtonElement>) => {
    const next = rovingIndex(event.key, active, names.length);
    if (next === undefined) return;
    event.preventDefault();
    onShow(next);
    event.currentTarget.parentElement?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div className={classNames(layout.wrap, styles.foot)}>
      <div className={styles.tabs} role="tablist" aria-label={label}>
        {names.map((name, index) => (
          <button
            key={name}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={index === active}
            aria-controls={idOf(index)}
            tabIndex={index === active ? 0 : -1}
            onClick={() => onShow(index)}
            onKeyDown={move}
          >
            <span className={styles.name}>{name}</span>
          </button>
        ))}
      </div>
      <Button variant="icon" className={styles.toggle} aria-label={toggleLabel} onClick={onToggle}>
        <Icon name={isOn ? 'pause' : 'play'} />
      </Button>
    </div>
  );
}
