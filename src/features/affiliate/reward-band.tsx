import type { ReactNode, RefObject } from 'react';
import { useFormats } from '#src/i18n/formats.ts';
import { brand } from '#src/lib/brand.ts';
import layout from '#src/ui/layout.module.css';
import typography from '#src/ui/type.module.css';
import styles from './reward-band.module.css';

interface RewardBandProps {
  id?: string;
  ref?: RefObject<HTMLElement | null>;
  headingId: string;
  /** The heading element itself: h1 on the programme's page, h2 on the landing page. */
  heading: ReactNode;
  lede: string;
  /** The drawing in words, and its two captions. */
  labels: { cells: string; theirs: string; yours: string };
  actions: ReactNode;
  /** The band opens its page, under the fixed header. */
  isPageHead?: boolean;
}

/** The giant figure and its cells on a band of one colour in both themes. */
export function RewardBand({ id, ref, headingId, heading, lede, labels, actions, isPageHead = false }: RewardBandProps) {
  const { number } = useFormats();
  return (
    <section id={id} ref={ref} className={styles.band} data-page-head={isPageHead || undefined} aria-labelledby={headingId}>
      <div className={layout.wrap}>
        <div className={styles.top}>
          <p className={styles.figure}>
            {number(brand.affiliatePercent, 1)}
            <small>%</small>
          </p>
          <div className={styles.words}>
            {heading}
            <p className={typography.lede}>{lede}</p>
            <div className={layout.row}>{actions}</div>
          </div>
        </div>
        <figure className={styles.cells}>
          <RewardCells label={labels.cells} />
          <figcaption className={styles.caption}>
            <span>{labels.theirs}</span>
            <span className={styles.yours}>{labels.yours}</span>
          </figcaption>
        </figure>
      </div>
    </section>
  );
}

/** Edge of a cell and distance from one to the next. */
const cell = 15;
const pitch = 20;

/** Cells of income that stand for one cell of reward: 0.5% is one in 200. */
export const cellsPerReward = Math.round(100 / brand.affiliatePercent);

/** The reward to scale: a cell for each part of the income and one more for the reward. Of wide and narrow one is shown. */
function RewardCells({ label }: { label: string }) {
  return (
    <div role="img" aria-label={label}>
      <Grid columns={50} className={styles.wide} />
      <Grid columns={25} className={styles.narrow} />
    </div>
  );
}

/** Each row is one dashed line, its dashes the cells. */
function Grid({ columns, className }: { columns: number; className: string | undefined }) {
  const rows = Math.ceil(cellsPerReward / columns);
  const lines = Array.from({ length: rows }, (_, row) => `M0 ${row * pitch + cell / 2}h${columns * pitch}`).join('');
  const height = rows * pitch - pitch + cell;
  return (
    <svg className={className} viewBox={`0 0 ${columns * pitch + 40} ${height}`} aria-hidden="true">
      <path className={styles.income} d={lines} strokeWidth={cell} strokeDasharray={`${cell} ${pitch - cell}`} />
      <path className={styles.reward} d={`M${columns * pitch + 20} ${height - cell}h${cell}v${cell}h-${cell}z`} />
    </svg>
  );
}
