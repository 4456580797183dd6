import { atom } from 'jotai';
import * as z from 'zod/mini';
import type { WatcherFarm } from '#src/contracts/watcher.ts';
import { anonymousCoins } from '#src/contracts/farm-link.ts';
import { SECOND_MS } from '#src/domain/days.ts';
import type { ApiResponse } from '#src/lib/api-response.ts';
import { storedValues } from '#src/lib/stored-schema.ts';
import { persistedAtom } from '#src/state/persisted-atom.ts';
import { snapshotSchema } from '../farms.atoms.ts';

const watchedFarm = z.object({
  name: z.string(),
  coin: z.enum(anonymousCoins),
  showsMoney: z.boolean(),
  endsAtMs: z.number(),
  snapshot: snapshotSchema,
});
/** A farm that is looked at by a link, as it was last known. */
export type WatchedFarm = z.infer<typeof watchedFarm>;

/** By code. */
export const watchedFarmsAtom = persistedAtom<Record<string, WatchedFarm>>({
  key: 'watched-farms',
  schema: storedValues(watchedFarm),
  initial: {},
});

/** A response about a link as it is kept. */
export function watchedOf({ data, madeAt, isSimulated, isCut }: ApiResponse<WatcherFarm>): WatchedFarm {
  const { farm, endsTime, ...link } = data;
  return { ...link, endsAtMs: endsTime * SECOND_MS, snapshot: { data: farm, madeAt, isSimulated, isCut } };
}

/** Keeps what a link showed last; undefined forgets it, once the link has ended. */
export const keepWatchedAtom = atom(null, (_get, set, code: string, watched: WatchedFarm | undefined) => {
  set(watchedFarmsAtom, (kept) => {
    const { [code]: before, ...others } = kept;
    if (!watched) return before ? others : kept;
    return before && before.snapshot.madeAt >= watched.snapshot.madeAt ? kept : { ...others, [code]: watched };
  });
});
