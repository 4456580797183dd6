import * as z from 'zod/mini';
import { parseEnvelope, SUCCESS_CODE } from '#src/contracts/envelope.ts';
import { POSTED_READS_KEY } from '#src/contracts/stored.ts';
import { readStored, writeStored } from './storage.ts';

/** What says that a pool does not know a path by this method: as the status of a response, or as the code of its envelope. */
const unknownMethod: readonly string[] = ['404', '405', '501'];
/** Once a read came by GET, a response that looks like "unknown" is about the thing that was read. */
let isAliasSeen = false;

/** False for a pool that answers public reads by POST alone, as it has shown; kept, for each try would be an error in the browser's console. */
export function isReadByGet(): boolean {
  return !(readStored(POSTED_READS_KEY, z.boolean()) ?? false);
}

/** True where a response to a public read by GET may mean that the pool knows it by POST alone: a foreign pool, or a host that answers with a page. */
export function mayLackGetAlias(status: number, text: string): boolean {
  const code = parseEnvelope(text)?.code;
  if (code === SUCCESS_CODE) isAliasSeen = true;
  if (isAliasSeen) return false;
  return unknownMethod.includes(String(status)) || (code === undefined ? status < 400 : unknownMethod.includes(code));
}

/** The same read by POST gave this text: where it is the pool's, later reads are made so at once. */
export function notePostedRead(text: string): void {
  if (parseEnvelope(text)?.code === SUCCESS_CODE) void writeStored(POSTED_READS_KEY, true);
}
