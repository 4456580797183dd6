import styles from './change.module.css';

interface ChangeProps {
  /** The change as a ratio (0.0124 is +1.24%); its sign gives arrow and colour. */
  ratio: number;
  /** The formatted change, without a sign where the arrow carries it. */
  text: string;
  /** Read aloud before the text ("up", "down"), because an arrow is not. */
  direction?: string | undefined;
  /** Neither gain nor loss, whichever way it goes: without a colour. */
  isNeutral?: boolean | undefined;
}

const arrows = { up: 'M4 1 7.5 7h-7z', down: 'M4 7 .5 1h7z' } as const;

/** Up is green, down is red, always with an arrow; `data-updown="cn"` on the page swaps the colours. */
export function Change({ ratio, text, direction, isNeutral }: ChangeProps) {
  const sense = ratio > 0 ? 'up' : ratio < 0 ? 'down' : 'flat';
  return (
    <span className={styles.change} data-sense={isNeutral ? 'flat' : sense}>
      {sense !== 'flat' && (
        <svg className={styles.arrow} viewBox="0 0 8 8" width="8" height="8" aria-hidden="true">
          <path d={arrows[sense]} />
        </svg>
      )}
      {direction !== undefined && <span className="vh">{direction} </span>}
      {text}
    </span>
  );
}
