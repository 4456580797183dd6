import type { ReactNode } from 'react';
import styles from './empty.module.css';
import { Mark } from './mark.tsx';

interface EmptyProps {
  title: string;
  text?: string;
  /** One way on. */
  action?: ReactNode;
  /** 'cells' when there is nothing yet, 'mark' when there is neither a network nor a cache entry. */
  picture?: 'cells' | 'mark';
}

/** A row of hollow cells (or the mark with its lights out), one sentence, one action. */
export function Empty({ title, text, action, picture = 'cells' }: EmptyProps) {
  return (
    <div className={styles.empty}>
      {picture === 'mark' ? <Mark look="hollow" /> : <Cells />}
      <p className={styles.title}>{title}</p>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {action}
    </div>
  );
}

function Cells() {
  return (
    <svg className={styles.cells} viewBox="0 0 152 16" width="152" height="16" aria-hidden="true">
      <path d="M.5.5h14v14H.5zM19.5.5h14v14h-14zM38.5.5h14v14h-14zM57.5.5h14v14h-14zM76.5.5h14v14h-14zM95.5.5h14v14h-14zM114.5.5h14v14h-14zM133.5.5h14v14h-14z" />
    </svg>
  );
}
