import * as z from 'zod/mini';
import { storedRows } from '#src/lib/stored-schema.ts';
import { persistedAtom } from '#src/state/persisted-atom.ts';

/** Days of the newspapers that were read on this device, YYYY-MM-DD, the newest first: the worker has kept them. */
export const keptEditionsAtom = persistedAtom<readonly string[]>({
  key: 'kept-editions',
  schema: storedRows(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))),
  initial: [],
});
