import { useTranslation } from 'react-i18next';
import { placeStates } from '#src/domain/farm-places.ts';
import { useFormats } from '#src/i18n/formats.ts';
import type { PlacedWorker, ShownHall, ShownRow } from '../places/plan.model.ts';
import styles from './plan-kiosk-page.module.css';

/** Drawing units: a cell, and from one to the next. */
const CELL = 11;
const PITCH = 15;
/** Cells beside each other before a row goes on below. */
const WIDEST = 24;

/** The halls of a farm across a kiosk, each with how many of its machines are on and every machine in its row. */
export function PlanKioskPage({ halls }: { halls: readonly ShownHall[] }) {
  const { t } = useTranslation(['overview', 'kiosk']);
  const { number } = useFormats();
  return (
    <div className={styles.page}>
      <p className={styles.title}>
        {t('overview:places.title')} <small>{t('kiosk:plan')}</small>
      </p>
      <ul className={styles.halls} data-count={halls.length > 12 ? 'many' : halls.length > 4 ? 'some' : 'few'}>
        {halls.map((hall, index) => {
          const { counts } = hall;
          return (
            <li key={index} className={styles.hall} data-tone={counts.off === 0 ? 'on' : counts.on === 0 ? 'off' : 'part'}>
              <p className={styles.name}>
                {hall.isUnplaced ? t('overview:places.unplaced') : hall.hall === '' ? t('overview:places.noHall') : <bdi>{hall.hall}</bdi>}
              </p>
              <p className={styles.on}>{t('overview:places.on', { on: number(counts.on), total: number(counts.total) })}</p>
              <HallCells rows={hall.rows} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Row below row; one that is long goes on in the next line. */
function HallCells({ rows }: { rows: readonly ShownRow[] }) {
  const { paths, width, height } = hallPaths(rows);
  return (
    <svg className={styles.cells} viewBox={`-1 -1 ${width} ${height}`} preserveAspectRatio="xMinYMin meet" aria-hidden="true">
      {placeStates.map((state) => paths[state] !== '' && <path key={state} data-state={state} d={paths[state]} />)}
    </svg>
  );
}

const shapes: Readonly<Record<PlacedWorker['state'], string>> = {
  on: `h${CELL}v${CELL}h-${CELL}z`,
  slow: `h${CELL}v${CELL}h-${CELL}z`,
  off: `h${CELL}v${CELL}h-${CELL}zl${CELL} ${CELL}`,
  unknown: `h${CELL}v${CELL}h-${CELL}z`,
};

function hallPaths(rows: readonly ShownRow[]) {
  const paths = { on: '', slow: '', off: '', unknown: '' };
  let line = 0;
  for (const { machines } of rows) {
    machines.forEach(({ state }, index) => {
      paths[state] += `M${(index % WIDEST) * PITCH} ${(line + Math.floor(index / WIDEST)) * PITCH}${shapes[state]}`;
    });
    line += Math.ceil(machines.length / WIDEST);
  }
  const longest = Math.max(...rows.map(({ machines }) => machines.length));
  return { paths, width: Math.min(WIDEST, Math.max(longest, WIDEST / 2)) * PITCH, height: line * PITCH };
}
