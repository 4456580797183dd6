import { useAtomValue } from 'jotai';
import { CHART_HEIGHT, CHART_WIDTH, chartShape } from '#src/parts/sheet/chart-shape.ts';
import { useFormats } from '#src/i18n/formats.ts';
import styles from './kiosk-plot.module.css';
import { kioskSettingsAtom, MASK } from './kiosk-settings.ts';

interface KioskPlotProps {
  /** Oldest first, one that is not known is a gap; undefined while they are on their way. */
  values: readonly (number | undefined)[] | undefined;
  /** What stands below the left and the right edge. */
  from: string;
  to: string;
  /** The whole as one sentence for those who cannot see it; hidden in discreet mode, for it names amounts. */
  summary: string;
  /** Stands in the box when there is nothing to draw. */
  emptyText: string;
  /** A line for which its lowest value is no ground, a price say, has no area under it. */
  hasArea?: boolean;
}

/** A line over its grid in SVG: as sharp on a 4K wall as on a phone, and nothing to dispose of. */
export function KioskPlot({ values, from, to, summary, emptyText, hasArea = true }: KioskPlotProps) {
  const { number } = useFormats();
  const { isDiscreet } = useAtomValue(kioskSettingsAtom);
  const shape = values && chartShape(values);
  if (!shape) {
    return (
      <p className={styles.empty} aria-busy={values === undefined}>
        {values && emptyText}
      </p>
    );
  }
  return (
    <div className={styles.frame} data-plot="">
      <div className={styles.yAxis} aria-hidden="true">
        {shape.grid.map(({ y, value }) => (
          <span key={y}>{isDiscreet ? MASK : number(value, shape.digits)}</span>
        ))}
      </div>
      <svg
        className={styles.plot}
        viewBox={`0 0 ${CHART_WIDTH} ${CHART_HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={isDiscreet ? MASK : summary}
      >
        {shape.grid.map(({ y }) => (
          <path key={y} className={styles.grid} d={`M0 ${y}H${CHART_WIDTH}`} />
        ))}
        {hasArea && <path className={styles.area} d={shape.area} />}
        <path className={styles.line} d={shape.line} />
        <path className={styles.end} d={`M${shape.endX} ${shape.endY}h0`} />
      </svg>
      <div className={styles.xAxis} aria-hidden="true">
        <span>{from}</span>
        <span>{to}</span>
      </div>
    </div>
  );
}
