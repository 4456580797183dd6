import { brand } from '#src/lib/brand.ts';
import { cellsPerReward } from './affiliate.model.ts';
import styles from './reward-cells.module.css';

/** Edge of a cell and distance from one to the next. */
const cell = 15;
const pitch = 20;
const total = cellsPerReward(brand.claims.affiliatePercent);

interface RewardCellsProps {
  /** What the drawing says, for those who do not see it. */
  label: string;
}

/** The reward to scale: a cell for each part of the income and one more for the reward (DESIGN 8). Wide and narrow, one of them shown. */
export function RewardCells({ label }: RewardCellsProps) {
  return (
    <div role="img" aria-label={label}>
      <Grid columns={50} className={styles.wide} />
      <Grid columns={25} className={styles.narrow} />
    </div>
  );
}

/** Each row is one dashed line, its dashes the cells. */
function Grid({ columns, className }: { columns: number; className: string | undefined }) {
  const rows = Math.ceil(total / columns);
  const lines = Array.from({ length: rows }, (_, row) => `M0 ${row * pitch + cell / 2}h${columns * pitch}`).join('');
  const height = rows * pitch - pitch + cell;
  return (
    <svg className={className} viewBox={`0 0 ${columns * pitch + 40} ${height}`} aria-hidden="true">
      <path className={styles.theirs} d={lines} strokeWidth={cell} strokeDasharray={`${cell} ${pitch - cell}`} />
      <path className={styles.yours} d={`M${columns * pitch + 20} ${height - cell}h${cell}v${cell}h-${cell}z`} />
    </svg>
  );
}
