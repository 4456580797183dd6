import { type PointerEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsNear } from '#src/ui/use-in-view.ts';
import {
  BIN_COUNT,
  CELL,
  cellAt,
  COOLEST_CELSIUS,
  drawBins,
  drawHollow,
  drawnHall,
  GAP,
  HALL_HEIGHT,
  HALL_WIDTH,
  type HallCell,
  HOTTEST_CELSIUS,
  type WatchedRig,
} from './rig-hall.model.ts';
import styles from './rig-map.module.css';

const EDGE = 4;

/**
 * The hall; a pointer over a cell shows its figure, else the chosen rig's stands. Each cell settles from the usual temperature of
 * its column to its own: so that hydration changes nothing in the picture.
 */
export function RigMap({ label, chosen }: { label: string; chosen: WatchedRig | undefined }) {
  const [pointed, setPointed] = useState<HallCell>();
  const drawing = useRef<SVGSVGElement>(null);
  const isDrawnInFull = useIsNear(drawing);
  const full = useMemo(() => (isDrawnInFull ? { bins: drawBins(), hollow: drawHollow() } : undefined), [isDrawnInFull]);
  const follow = (event: PointerEvent<SVGSVGElement>) => setPointed(cellUnder(event));
  const shown = pointed && pointed !== chosen?.cell ? { cell: pointed, silentMinutes: undefined } : chosen;
  return (
    <svg
      ref={drawing}
      className={styles.map}
      viewBox={`${-EDGE} ${-EDGE} ${HALL_WIDTH + 2 * EDGE} ${HALL_HEIGHT + 2 * EDGE}`}
      role="img"
      aria-label={label}
      onPointerMove={follow}
      onPointerDown={follow}
      onPointerLeave={() => setPointed(undefined)}
    >
      <HeatPaths className={full && styles.replaced} bins={drawnHall().columnPaths} />
      {full && (
        <g className={styles.settling}>
          <HeatPaths bins={full.bins} />
          <path className={styles.hollow} d={full.hollow} strokeWidth="1.2" />
        </g>
      )}
      {shown && <RigFlag rig={shown} />}
    </svg>
  );
}

/** Cells by temperature: one path a bin of the ramp. */
function HeatPaths({ bins, className }: { bins: readonly string[]; className?: string | undefined }) {
  return (
    <g className={className} fill="none" strokeWidth={CELL} strokeDasharray={`${CELL} ${GAP}`}>
      {bins.map((path, bin) => (
        <path key={bin} stroke={`var(--therm-${bin})`} d={path} />
      ))}
    </g>
  );
}

/** The drawing fills its box, so that one factor turns pixels into its units. */
function cellUnder({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): HallCell | undefined {
  const { left, top, width } = currentTarget.getBoundingClientRect();
  const unitsPerPx = (HALL_WIDTH + 2 * EDGE) / width;
  return cellAt((clientX - left) * unitsPerPx - EDGE, (clientY - top) * unitsPerPx - EDGE);
}

/** A temperature takes less room than for how long a rig is silent. */
const flag = { width: { short: 104, long: 158 }, height: 52, gap: 12 };

/** The outline of a rig on the map, and a card with its name and state at its free side. */
function RigFlag({ rig }: { rig: WatchedRig }) {
  const state = useRigState(rig);
  const { x, y, name, isOffline } = rig.cell;
  const width = isOffline || rig.silentMinutes !== undefined ? flag.width.long : flag.width.short;
  const isLeft = x + CELL + flag.gap + width > HALL_WIDTH;
  const flagX = isLeft ? x - flag.gap - width : x + CELL + flag.gap;
  const flagY = Math.min(Math.max(0, y - 14), HALL_HEIGHT - flag.height);
  return (
    <g pointerEvents="none">
      <rect className={styles.mark} x={x - 3} y={y - 3} width={CELL + 6} height={CELL + 6} />
      <g className={styles.flag} transform={`translate(${flagX} ${flagY})`}>
        <rect width={width} height={flag.height} rx="7" />
        <text x="14" y="22" data-part="name">
          {name}
        </text>
        <text x="14" y="40">
          {state}
        </text>
      </g>
    </g>
  );
}

/** How the state of a drawn rig reads: its temperature, or that no share comes. */
export function useRigState({ cell, silentMinutes }: WatchedRig): string {
  const { t } = useTranslation('sections');
  if (silentMinutes !== undefined) return t('rigs.silent', { minutes: silentMinutes });
  return cell.isOffline ? t('rigs.isOffline') : `${cell.celsius} °C`;
}

const bins = Array.from({ length: BIN_COUNT }, (_, bin) => bin);
const pitch = CELL + 3;

/** The ramp in the cells of the map, and what a hollow one means. */
export function RigLegend() {
  const { t } = useTranslation('sections');
  return (
    <div className={styles.legend}>
      <span className={styles.ramp}>
        {COOLEST_CELSIUS} °C
        <svg viewBox={`0 0 ${BIN_COUNT * pitch - 3} ${CELL}`} width={BIN_COUNT * pitch - 3} height={CELL} aria-hidden="true">
          {bins.map((bin) => (
            <rect key={bin} x={bin * pitch} width={CELL} height={CELL} fill={`var(--therm-${bin})`} />
          ))}
        </svg>
        {HOTTEST_CELSIUS} °C
      </span>
      <span className={styles.ramp}>
        <svg viewBox={`0 0 ${CELL} ${CELL}`} width={CELL} height={CELL} aria-hidden="true">
          <path d="M1 1h10v10h-10z" fill="none" stroke="var(--muted)" strokeWidth="1.2" />
        </svg>
        {t('rigs.isOffline')}
      </span>
    </div>
  );
}
