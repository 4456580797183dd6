import type { HTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './fact-list.module.css';

/** What something is called, and what is known of it. */
export interface Fact {
  label: ReactNode;
  value: ReactNode;
  /** Stands behind the value; `false` keeps its place until it is known. */
  note?: ReactNode;
}

interface FactListProps extends Omit<HTMLAttributes<HTMLDListElement>, 'children'> {
  facts: readonly Fact[];
  /** Value at the end of its label's row; figure under its small label; text under its bold label; claim above its label. None for a list that its place sets alone. */
  variant?: 'rows' | 'figures' | 'texts' | 'claims';
}

/** Facts under or beside their labels; columns and gaps are those of the place, by `className`. */
export function FactList({ facts, variant, className, ...rest }: FactListProps) {
  return (
    <dl {...rest} className={classNames(variant && styles[variant], className)}>
      {facts.map(({ label, value, note }, index) => (
        <div key={index}>
          <dt>{label}</dt>
          <dd>
            {value}
            {note !== undefined && (
              <>
                {' '}
                <span>{note}</span>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
