import type { MarkdownBlock } from './legal-blocks.ts';
import styles from './legal-page.module.css';
import { LegalRuns } from './legal-runs.tsx';

/** A table of a document; its first column names the row. */
export function LegalTable({ table }: { table: Extract<MarkdownBlock, { kind: 'table' }> }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {table.header.map((runs, index) => (
            <th key={index} scope="col">
              <LegalRuns runs={runs} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row, rowIndex) => (
          <tr key={rowIndex}>
            {row.map((runs, index) => (
              <td key={index}>
                <LegalRuns runs={runs} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
