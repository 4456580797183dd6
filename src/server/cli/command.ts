import type { Database } from '../db/database.ts';

/** One command: its words, whether an argument follows, and what it prints. */
export interface Command {
  readonly words: readonly string[];
  readonly argument?: 'FILE' | 'ID' | 'ACCOUNT';
  readonly help: string;
  run(db: Database, argument: string): Promise<string>;
}

/** What a terminal would not show, or would show elsewhere: a text may say what it likes, but not about its neighbours. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Rows as lines with tabs between their cells. */
export function lines(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => row.map((cell) => String(cell).replaceAll(unseen, '')).join('\t')).join('\n');
}
