import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type * as z from 'zod';
import { errorCode, StartError } from '../start-error.ts';
import { JsonLineError, parseWithLines } from './json-lines.ts';

/** The fault of a line of an operator's file, for the operator. */
export const lineProblem = (file: string, line: number, reason: string): string => `${file}, line ${line}: ${reason}.`;

/** A row of the list, and the line on which a part of it stands. */
interface ListRow<T> {
  readonly row: T;
  lineOf(key: string): number;
}

/** Reads the JSON list `file` that an operator wrote by hand. Throws StartError, which names the line that is wrong and why. */
export function parseOperatorList<T>(file: string, text: string, schema: z.ZodType<T[]>): ListRow<T>[] {
  const { value, lineOf } = linesOf(file, text);
  const read = schema.safeParse(value);
  const [issue] = read.error?.issues ?? [];
  if (issue) throw new StartError(lineProblem(file, lineOf(issue.path), [...issue.path.slice(1, 2), issue.message].join(': ')));
  return (read.data ?? []).map((row, index) => ({ row, lineOf: (key) => lineOf([index, key]) }));
}

/** The text of a file of the folder, '[]' where it has none. */
export async function readOperatorList(folder: string, file: string): Promise<string> {
  try {
    return await readFile(join(folder, file), 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return '[]';
    throw error;
  }
}

function linesOf(file: string, text: string): ReturnType<typeof parseWithLines> {
  try {
    return parseWithLines(text);
  } catch (error) {
    throw error instanceof JsonLineError
      ? new StartError(lineProblem(file, error.line, 'this is not JSON; is a comma or a quotation mark missing or too many'))
      : error;
  }
}
