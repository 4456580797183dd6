import * as z from 'zod/mini';
import { watcherCode, watcherKey } from '#src/contracts/watcher.ts';
import { storedRows } from '#src/lib/stored-schema.ts';
import { persistedAtom } from '#src/state/persisted-atom.ts';

const madeLink = z.object({
  /** The farm's key. */
  farm: z.string(),
  code: watcherCode,
  /** What ends it: this device alone has it. */
  key: watcherKey,
  name: z.string(),
  showsMoney: z.boolean(),
  endsAtMs: z.number(),
});
/** A link for those who only look at a farm that was made on this device. */
export type MadeLink = z.infer<typeof madeLink>;

export const watcherLinksAtom = persistedAtom<MadeLink[]>({ key: 'watcher-links', schema: storedRows(madeLink), initial: [] });
