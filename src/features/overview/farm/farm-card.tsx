import type { ReactNode } from 'react';
import { tableRoles } from '#src/ui/table-roles.ts';
import typography from '#src/ui/type.module.css';
import styles from './farm.module.css';

interface FarmCardProps {
  id: string;
  title: string;
  /** Stands beside the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One part of a farm's page under its heading. */
export function FarmCard({ id, title, aside, children }: FarmCardProps) {
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.cardHead}>
        <h2 id={id} className={typography.h4}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** The table of a card; the explicit roles keep it a table whatever the style sheet makes of it. */
export function FarmTable({ labelledBy, heads, children }: { labelledBy: string; heads: readonly string[]; children: ReactNode }) {
  return (
    <table className={styles.table} {...tableRoles.table} aria-labelledby={labelledBy}>
      <thead {...tableRoles.group}>
        <tr {...tableRoles.row}>
          {heads.map((head) => (
            <th key={head} {...tableRoles.columnHeader}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...tableRoles.group}>{children}</tbody>
    </table>
  );
}
