import { useTranslation } from 'react-i18next';
import { BIN_COUNT, CELL, COOLEST_CELSIUS, HOTTEST_CELSIUS } from './rig-section.model.ts';
import styles from './rig-section.module.css';

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
