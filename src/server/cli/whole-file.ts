import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { errorCode, StartError } from '../start-error.ts';

/**
 * Writes pieces of text to a file, through `transform` if there is one: whole or not at all, also in a power cut; only its owner may read it.
 * Throws StartError for what the file system refuses, and what `pieces` throws.
 */
export async function writeWholeFile(file: string, pieces: AsyncIterable<string> | Iterable<string>, transform?: Transform): Promise<void> {
  const part = `${file}.part`;
  const target = createWriteStream(part, { mode: 0o600, flush: true });
  try {
    const source = Readable.from(pieces);
    await (transform ? pipeline(source, transform, target) : pipeline(source, target));
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined);
    if (error instanceof Error && 'syscall' in error)
      throw new StartError(`${file} cannot be written (${errorCode(error)}).`, { cause: error });
    throw error;
  }
}
