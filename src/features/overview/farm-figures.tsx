import { useTranslation } from 'react-i18next';
import { useFormats } from '#src/i18n/formats.ts';
import { type Fact, FactList } from '#src/ui/fact-list.tsx';
import styles from './farm-figures.module.css';
import type { WorkerCounts, WorkerState } from './workers/workers.model.ts';

/** The figures of a farm, or of all, in a card. */
export function FarmFigures({ label, facts }: { label: string; facts: readonly Fact[] }) {
  return <FactList variant="figures" className={styles.figures} aria-label={label} facts={facts} />;
}

/** How many workers are active and how many are not; one number where the pool states no more. */
export function WorkerCountsText({ counts }: { counts: WorkerCounts }) {
  const { t } = useTranslation('overview');
  const { number } = useFormats();
  const { byState, total } = counts;
  if (!byState) return number(total);
  return (
    <>
      <WorkerStateMark state="active" label={t('workers.activeCount', { number: number(byState.active) })} />
      {/* None is good news, and not in the colour of an alarm. */}
      <WorkerStateMark
        state={byState.inactive > 0 ? 'inactive' : 'none'}
        label={t('workers.inactiveCount', { number: number(byState.inactive) })}
      />
    </>
  );
}

/** A full cell, an empty one with a bar, a dashed one: they differ without their colour, too. */
const shapes: Readonly<Record<WorkerState | 'none', string>> = {
  active: 'M1 1h12v12H1z',
  inactive: 'M1.75 1.75h10.5v10.5H1.75zM3.5 10.5l7-7',
  none: 'M1.75 1.75h10.5v10.5H1.75z',
  unknown: 'M1.75 1.75h2.5M6 1.75h2M9.75 1.75h2.5v2.5M12.25 6v2M12.25 9.75v2.5h-2.5M8 12.25H6M4.25 12.25h-2.5v-2.5M1.75 8V6M1.75 4.25v-2.5',
};

interface WorkerStateMarkProps {
  /** `none` for a state that no worker is in. */
  state: WorkerState | 'none';
  /** The state in words beside the shape. */
  label: string;
}

/** The state of a worker as a shape, a colour and a word. */
export function WorkerStateMark({ state, label }: WorkerStateMarkProps) {
  return (
    <span className={styles.state} data-state={state}>
      <svg viewBox="0 0 14 14" width="14" height="14" aria-hidden="true">
        <path d={shapes[state]} />
      </svg>
      <span>{label}</span>
    </span>
  );
}
