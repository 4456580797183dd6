import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFigureMoment, useFormats } from '#src/i18n/formats.ts';
import { KioskPanel } from '#src/parts/kiosk/kiosk-panel.tsx';
import type { WorkerRow } from '../workers/workers.model.ts';
import { cellKinds, type Concern, concerns, workerCells } from './farm-kiosk-page.model.ts';
import styles from './worker-panels.module.css';

/** Lines that a kiosk has room for. */
const CONCERNS = 6;

interface WorkerPanelsProps {
  /** Undefined while they are not known, or where the pool names none. */
  rows: readonly WorkerRow[] | undefined;
  /** When the pool said so: ages of shares count to here. */
  madeAtMs: number;
  /** The owner's run plan has them off: none without shares needs a look. */
  isPlannedOff: boolean;
}

/** Every worker as a cell, and beside that those that need a look. */
export function WorkerPanels({ rows, madeAtMs, isPlannedOff }: WorkerPanelsProps) {
  const { t } = useTranslation(['kiosk', 'overview', 'common']);
  const { number } = useFormats();
  const all = useMemo(() => concerns(rows ?? [], madeAtMs), [rows, madeAtMs]);
  const found = isPlannedOff ? all.filter(({ kind }) => kind !== 'inactive') : all;
  return (
    <>
      <KioskPanel place="wide" title={t('overview:workers.title')} aside={t('kiosk:cells')}>
        {rows ? <WorkerMap rows={rows} /> : <p className={styles.none}>{t('common:noData')}</p>}
      </KioskPanel>
      <KioskPanel place="narrow" title={t('kiosk:look')} aside={number(found.length)}>
        {rows && found.length === 0 && <p className={styles.none}>{t(isPlannedOff ? 'kiosk:planned' : 'kiosk:allWell')}</p>}
        <ul className={styles.list}>
          {/* A pool may call two workers by one name. */}
          {found.slice(0, CONCERNS).map((concern, index) => (
            <li key={index} data-kind={concern.kind}>
              <span className={styles.name}>{concern.name === '' ? t('overview:workers.noName') : <bdi>{concern.name}</bdi>}</span>
              <ConcernText concern={concern} madeAtMs={madeAtMs} />
            </li>
          ))}
        </ul>
      </KioskPanel>
    </>
  );
}

function ConcernText({ concern: { kind, since, below }, madeAtMs }: { concern: Concern; madeAtMs: number }) {
  const { t } = useTranslation(['kiosk', 'common']);
  const { percent, dateTime } = useFormats();
  const { isNow } = useFigureMoment(madeAtMs);
  if (kind === 'low') return <span>{t('kiosk:below', { percent: percent(below ?? 0) })}</span>;
  if (!since) return <span>{t('kiosk:noShare')}</span>;
  const { unit, count } = since;
  const ago = isNow ? t(`common:ago.${unit}`, { count }) : t(`common:before.${unit}`, { count, copy: dateTime(madeAtMs) });
  return <span>{t('kiosk:lastShare', { ago })}</span>;
}

/** Told apart by shape as well as by colour: hollow without shares, smaller than the rest of its row where nothing is known. */
function WorkerMap({ rows }: { rows: readonly WorkerRow[] }) {
  const { t } = useTranslation(['kiosk', 'overview']);
  const { number } = useFormats();
  const cells = useMemo(() => workerCells(rows), [rows]);
  return (
    <>
      <svg
        className={styles.map}
        viewBox={`-1 -1 ${cells.width} ${cells.height}`}
        preserveAspectRatio="xMinYMin meet"
        role="img"
        aria-label={t('overview:workers.title')}
      >
        {cellKinds.map(
          (kind) => cells.paths[kind] !== '' && <path key={kind} className={styles.cells} data-kind={kind} d={cells.paths[kind]} />,
        )}
      </svg>
      {cells.hidden > 0 && <p className={styles.none}>{t('kiosk:hidden', { number: number(cells.hidden) })}</p>}
    </>
  );
}
