import type { Database } from '../db/database.ts';
import type { SourceSettings } from '../sources/source-settings.ts';
import type { Outcome } from './control.ts';

/** One command: its words, whether an argument follows, and what it prints. */
export interface Command {
  readonly words: readonly string[];
  readonly argument?: 'FILE' | 'ID' | 'ACCOUNT';
  readonly help: string;
  /** Gives what it prints; an outcome where that may tell of a fault. */
  run(db: Database, argument: string, sources: SourceSettings | undefined): Promise<string | Outcome>;
}

/** What a terminal would not show, or would show elsewhere: a text may say what it likes, but not about its neighbours. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Rows as lines with tabs between their cells. */
export function lines(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => row.map((cell) => String(cell).replaceAll(unseen, '')).join('\t')).join('\n');
}
