import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../../start-error.ts';
import { SourceError } from '../poll/source-error.ts';

/** The folder of a node stands for the file of this name in it. */
const NAME = '.cookie';

const read = (path: string): Promise<string> =>
  readFile(path, 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'EISDIR') return readFile(join(path, NAME), 'utf8');
    throw error;
  });

/**
 * User and password of a node out of its cookie, 'user:password'. Read anew for each call: the node writes another at every start, and takes it
 * away when it stops. Throws SourceError.
 */
export async function cookieCredentials(path: string): Promise<string> {
  const text = await read(path).catch((error: unknown) => {
    const code = errorCode(error) ?? 'unknown';
    if (code === 'ENOENT')
      throw new SourceError('unreachable', 'The cookie of the node is not there: the node is not running, or its path is another.');
    throw new SourceError('refused', `The cookie of the node cannot be read (${code}).`);
  });
  const [line = ''] = text.trim().split('\n');
  if (!/^[^:]+:.+$/.test(line)) throw new SourceError('unreadable', 'The cookie of the node holds no user and password.');
  return line;
}
