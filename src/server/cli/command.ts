import type { Database } from '../db/open.ts';

/** One command: its words, whether an argument follows, and what it prints. */
export interface Command {
  readonly words: readonly string[];
  readonly argument?: 'FILE' | 'ID';
  readonly help: string;
  run(db: Database, argument: string): Promise<string>;
}

/** Rows as lines with tabs between their cells. */
export const lines = (rows: readonly (readonly (string | number)[])[]): string => rows.map((row) => row.join('\t')).join('\n');
