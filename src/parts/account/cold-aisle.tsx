import { classNames } from '#src/ui/class-names.ts';
import typography from '#src/ui/type.module.css';
import styles from './cold-aisle.module.css';

/** A fan of the wall, seen at an angle: an ellipse that shrinks with distance. */
interface Fan {
  id: string;
  cx: number;
  cy: number;
  rx: number;
  ry: number;
}

const COLUMNS = 14;
const ROWS = 6;
const VANISHING = { x: 470, y: 330 } as const;
const NEAR_X = -30;
const NEAR_FAN = { rx: 60, ry: 62 } as const;
const FIRST_ROW_Y = -20;
const ROW_STEP = 132;
const SHRINK = 0.34;

/** The wall of intake fans down one side of the aisle, in one-point perspective on a 480 x 640 ground. */
export function aisleFans(): readonly Fan[] {
  return Array.from({ length: COLUMNS * ROWS }, (_, index) => {
    const [column, row] = [index % COLUMNS, Math.floor(index / COLUMNS)];
    const scale = 1 / (1 + SHRINK * column);
    return {
      id: `${column}-${row}`,
      cx: round(VANISHING.x - (VANISHING.x - NEAR_X) * scale),
      cy: round(VANISHING.y + (FIRST_ROW_Y + ROW_STEP * row - VANISHING.y) * scale),
      rx: round(NEAR_FAN.rx * scale * scale),
      ry: round(NEAR_FAN.ry * scale),
    };
  });
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

const fans = aisleFans();

interface ColdAisleProps {
  title: string;
  text: string;
}

/** The cold aisle beside a form, with what needs no form at all (DESIGN 9); hidden where there is no space for it. */
export function ColdAisle({ title, text }: ColdAisleProps) {
  return (
    <aside className={classNames('zone-dark', styles.aisle)} aria-labelledby="cold-aisle">
      <svg className={styles.wall} viewBox="0 0 480 640" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
        {fans.map(({ id, cx, cy, rx, ry }) => (
          <g key={id}>
            <ellipse cx={cx} cy={cy} rx={rx} ry={ry} />
            <ellipse className={styles.hub} cx={cx} cy={cy} rx={rx / 3} ry={ry / 3} />
          </g>
        ))}
      </svg>
      <div className={styles.words}>
        <h2 id="cold-aisle" className={typography.h3}>
          {title}
        </h2>
        <p>{text}</p>
      </div>
    </aside>
  );
}
