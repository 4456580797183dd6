import type { Database } from '../db/open.ts';
import { StartError } from '../start-error.ts';
import { findCommand, usage } from './commands.ts';
import type { Outcome } from './control.ts';

/** Runs a command on an open database; what the operator can mend comes back as its sentence. */
export async function runCommand(db: Database, args: readonly string[]): Promise<Outcome> {
  const found = findCommand(args);
  if (!found) return { isDone: false, text: usage() };
  try {
    return { isDone: true, text: await found.command.run(db, found.argument) };
  } catch (error) {
    if (error instanceof StartError) return { isDone: false, text: error.message };
    if (isFileError(error)) return { isDone: false, text: `${error.path} cannot be read or written (${error.code}).` };
    throw error;
  }
}

/** What the file system refused: no such folder, no permission, no room. */
const isFileError = (error: unknown): error is Error & { path: string; code: string } =>
  error instanceof Error && 'path' in error && typeof error.path === 'string' && 'code' in error && typeof error.code === 'string';
