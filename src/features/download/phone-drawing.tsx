import { useTranslation } from 'react-i18next';
import { ExampleTag } from '#src/parts/example-tag.tsx';
import { classNames } from '#src/ui/class-names.ts';
import styles from './phone-drawing.module.css';

const COLUMNS = 14;
const ROWS = 26;
const PITCH = 13;
const SIDE = 10;
const BINS = 8;
const OFFLINE_EVERY = 61;

/** The cells of one temperature, as one path; `bin` runs from cool 0 to hot 7, and the hollow cells are offline. */
interface HeatBin {
  bin: number | 'offline';
  d: string;
}

/** A drawn hall: cool on the left, hot on the right, as the air goes. The same in build and browser. */
export function heatBins(): readonly HeatBin[] {
  const paths = new Map<HeatBin['bin'], string>();
  for (let index = 0; index < COLUMNS * ROWS; index += 1) {
    const bin = binAt(index);
    const at = `M${(index % COLUMNS) * PITCH} ${Math.floor(index / COLUMNS) * PITCH}h${SIDE}v${SIDE}h-${SIDE}z`;
    paths.set(bin, (paths.get(bin) ?? '') + at);
  }
  return [...paths].map(([bin, d]) => ({ bin, d }));
}

function binAt(index: number): HeatBin['bin'] {
  if (index % OFFLINE_EVERY === OFFLINE_EVERY - 1) return 'offline';
  const air = ((index % COLUMNS) / COLUMNS) * BINS;
  // Hashed by place, not random: hydration must find the same cells.
  const unrest = (((index * 7919) % 101) / 101 - 0.5) * 3;
  return Math.min(BINS - 1, Math.max(0, Math.floor(air + unrest)));
}

const bins = heatBins();

/** The app as a drawing, and said to be one. */
export function PhoneDrawing() {
  const { t } = useTranslation('download');
  return (
    <figure className={classNames('zone-dark', styles.phone)} role="img" aria-label={t('drawing')}>
      <div className={styles.bar} aria-hidden="true">
        <span>{t('drawingHall')}</span>
        <ExampleTag />
      </div>
      <svg className={styles.hall} viewBox="0 0 179 335" aria-hidden="true">
        {bins.map(({ bin, d }) => (
          <path key={bin} data-bin={bin} d={d} />
        ))}
      </svg>
      <div className={styles.scale} aria-hidden="true">
        <span>{t('drawingCool')}</span>
        <i />
        <span>{t('drawingHot')}</span>
      </div>
    </figure>
  );
}
