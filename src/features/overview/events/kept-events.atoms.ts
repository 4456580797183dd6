import { atom } from 'jotai';
import * as z from 'zod/mini';
import { accountEventsResponse, type FarmEvents } from '#src/contracts/farm-events.ts';
import type { ApiResponse } from '#src/lib/api-response.ts';
import { storedValues } from '#src/lib/stored-schema.ts';
import { persistedAtom } from '#src/state/persisted-atom.ts';
import { type FarmId, farmKey } from '../farm-id.ts';

const keptEvents = z.object({ data: accountEventsResponse, madeAt: z.number(), isSimulated: z.boolean() });
/** What happened to a farm, as it was last known. */
export type KeptEvents = z.infer<typeof keptEvents>;

/** By farm key; only of saved farms. */
export const farmEventsAtom = persistedAtom<Record<string, KeptEvents>>({
  key: 'farm-events',
  schema: storedValues(keptEvents),
  initial: {},
});

/** Keeps the newest that is known of what happened to a farm. */
export const keepEventsAtom = atom(null, (_get, set, id: FarmId, { data, madeAt, isSimulated }: ApiResponse<FarmEvents>) => {
  set(farmEventsAtom, (kept) => {
    const known = kept[farmKey(id)];
    return known && known.madeAt >= madeAt ? kept : { ...kept, [farmKey(id)]: { data, madeAt, isSimulated } };
  });
});
