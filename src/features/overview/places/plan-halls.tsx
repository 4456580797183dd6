import { type KeyboardEvent, memo, type MouseEvent, startTransition, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlaceCounts } from '#src/domain/farm-places.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { Icon } from '#src/ui/icon.tsx';
import { nextPlace } from './next-place.ts';
import { firstOpen, type PlacedWorker, type ShownHall, type ShownRow } from './plan.model.ts';
import styles from './places.module.css';

interface PlanHallsProps {
  halls: readonly ShownHall[];
  /** All halls are open, for paper. */
  isWhole: boolean;
  onPick: (machine: PlacedWorker) => void;
}

/** Every hall with how many of its machines are at work; open ones with their rows. */
export function PlanHalls({ halls, isWhole, onPick }: PlanHallsProps) {
  const [open, setOpen] = useState(() => firstOpen(halls));
  const total = halls.reduce((sum, { counts }) => sum + counts.total, 0);
  const toggle = (index: number, isOpen: boolean) =>
    startTransition(() => setOpen((now) => new Set(isOpen ? [...now, index] : [...now].filter((each) => each !== index))));
  return (
    <div className={styles.halls} data-size={total <= 200 ? 'large' : total <= 700 ? 'medium' : 'small'}>
      {halls.map((hall, index) => {
        const isOpen = isWhole || open.has(index);
        return (
          <details
            key={index}
            className={styles.hall}
            open={isOpen}
            onToggle={({ currentTarget }) => currentTarget.open !== isOpen && toggle(index, currentTarget.open)}
          >
            <summary>
              <HallName hall={hall} isOnly={halls.length === 1} />
              <CountsText counts={hall.counts} />
              <Icon name="chevron-down" size={16} />
            </summary>
            {isOpen && <HallRows rows={hall.rows} onPick={onPick} />}
          </details>
        );
      })}
    </div>
  );
}

function HallName({ hall: { hall, isUnplaced }, isOnly }: { hall: ShownHall; isOnly: boolean }) {
  const { t } = useTranslation('overview');
  if (isUnplaced) return <span>{t('places.unplaced')}</span>;
  if (hall === '') return <span>{t(isOnly ? 'places.whole' : 'places.noHall')}</span>;
  return <bdi>{hall}</bdi>;
}

/** '18 of 20 on'; in the colour of an alarm where nothing is. */
function CountsText({ counts: { on, total, slow, off } }: { counts: PlaceCounts }) {
  const { t } = useTranslation('overview');
  const { number } = useFormats();
  const tone = off === 0 && slow === 0 ? 'on' : on === 0 && off > 0 ? 'off' : off > 0 ? 'part' : 'slow';
  return (
    <span className={styles.counts} data-tone={tone}>
      {t('places.on', { on: number(on), total: number(total) })}
      {slow > 0 && <small>{t('places.slow', { slow: number(slow) })}</small>}
    </span>
  );
}

interface HallRowsProps {
  rows: readonly ShownRow[];
  onPick: (machine: PlacedWorker) => void;
}

/** A machine is one button, and thousands of them have their listeners here. One tab stop a hall; arrows lead on. */
const HallRows = memo(function HallRows({ rows, onPick }: HallRowsProps) {
  const { t } = useTranslation('overview');
  const { number } = useFormats();
  const words = {
    on: t('places.states.on'),
    slow: t('places.states.slow'),
    off: t('places.states.off'),
    unknown: t('places.states.unknown'),
  };
  const pick = ({ target }: MouseEvent) => {
    const [row, machine] = (target instanceof HTMLButtonElement ? (target.dataset.place ?? '') : '').split('.').map(Number);
    const picked = rows[row ?? -1]?.machines[machine ?? -1];
    if (picked) onPick(picked);
  };
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = nextPlace(event);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <div className={styles.rows} role="presentation" onClick={pick} onKeyDown={move}>
      {rows.map(({ row, machines, counts }, rowIndex) => (
        <div key={rowIndex} className={styles.row} role="group" aria-label={row === '' ? undefined : t('places.row', { row })}>
          {row !== '' && (
            <span className={styles.rowName}>
              {t('places.row', { row })}
              <small>{t('places.on', { on: number(counts.on), total: number(counts.total) })}</small>
            </span>
          )}
          <div className={styles.cells}>
            {machines.map(({ name, shelf, state }, index) => (
              <button
                key={index}
                type="button"
                className={styles.cell}
                data-state={state}
                data-place={`${rowIndex}.${index}`}
                tabIndex={rowIndex === 0 && index === 0 ? 0 : -1}
                title={name}
                aria-label={`${name || t('workers.noName')}: ${words[state]}`}
              >
                {shelf}
              </button>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
});
