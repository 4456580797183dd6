import type { Database } from '../db/database.ts';
import type { Settings } from '../settings.ts';
import type { Outcome } from './control.ts';

interface CommandWords {
  readonly words: readonly string[];
  readonly argument?: 'FILE' | 'ID' | 'ACCOUNT';
  readonly help: string;
}

/** A command on the database: the running server's, where one owns it. */
export interface DatabaseCommand extends CommandWords {
  /** Gives what it prints; an outcome where that may be a fault. */
  run(db: Database, argument: string): Promise<string | Outcome>;
}

/** A command that looks at the settings as they are where it is called: those of a running server may be older. */
export interface SettingsCommand extends CommandWords {
  check(settings: Pick<Settings, 'sources'>): Promise<Outcome>;
}

export type Command = DatabaseCommand | SettingsCommand;

/** What a terminal would not show, or would show elsewhere: a text may say what it likes, but not about its neighbours. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Rows as lines with tabs between their cells. */
export function lines(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => row.map((cell) => String(cell).replaceAll(unseen, '')).join('\t')).join('\n');
}
