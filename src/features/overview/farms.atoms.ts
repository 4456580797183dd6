import { atom } from 'jotai';
import * as z from 'zod/mini';
import { type Farm, farm } from '#src/contracts/anonymous.ts';
import { FARM_LIMIT, FARM_NAME_LENGTH } from '#src/contracts/farm-link.ts';
import type { ApiResponse } from '#src/lib/api-response.ts';
import { storedRows, storedValues } from '#src/lib/stored-schema.ts';
import { persistedAtom } from '#src/state/persisted-atom.ts';
import { farmEventsAtom } from './events/kept-events.atoms.ts';
import { type FarmId, farmIdSchema, farmKey, plainName } from './farm-id.ts';

/** A farm's figures; null when its address has no hashrate here. */
export type FarmResponse = ApiResponse<Farm | null>;

export const savedFarmSchema = z.extend(farmIdSchema, {
  name: z.string().check(z.maxLength(FARM_NAME_LENGTH)),
  /** It came from the account, and goes when its owner logs out. */
  isFromAccount: z.optional(z.boolean()),
});
/** A farm the visitor keeps; without a name of its own it has ''. */
export type SavedFarm = z.infer<typeof savedFarmSchema>;

/** A farm's figures as an elder build wrote them, one by one: what has since become required of an answer must not cost the copy. */
const copiedFields = {
  hashrate: z.catch(farm.shape.hashrate, null),
  hashrateUnit: z.catch(farm.shape.hashrateUnit, ''),
  hashrate24h: z.catch(farm.shape.hashrate24h, null),
  averageOf: z.catch(farm.shape.averageOf, undefined),
  curve: z.catch(farm.shape.curve, undefined),
  workers: z.catch(farm.shape.workers, undefined),
  unpaid: z.catch(farm.shape.unpaid, null),
  incomeToday: z.catch(farm.shape.incomeToday, null),
  payouts: z.catch(farm.shape.payouts, undefined),
  askedTime: z.catch(farm.shape.askedTime, undefined),
} satisfies Readonly<Record<keyof Farm, z.ZodMiniType>>;
const copiedFarm: z.ZodMiniType<Farm> = z.object(copiedFields);

export const snapshotSchema = z.object({
  data: z.nullable(copiedFarm),
  madeAt: z.number(),
  isSimulated: z.boolean(),
  isCut: z.catch(z.optional(z.boolean()), undefined),
});
/** The last response about a farm, without any token. */
export type FarmSnapshot = z.infer<typeof snapshotSchema>;

export const savedFarmsAtom = persistedAtom<SavedFarm[]>({ key: 'farms', schema: storedRows(savedFarmSchema), initial: [] });

/** By farm key; only of saved farms. */
export const snapshotsAtom = persistedAtom<Record<string, FarmSnapshot>>({
  key: 'farm-copies',
  schema: storedValues(snapshotSchema),
  initial: {},
});

const isSame = (a: FarmId) => (b: FarmId) => farmKey(a) === farmKey(b);

/** What a farm is called: its given name, else coin and address. */
export function farmNameOf(id: FarmId, saved: readonly SavedFarm[]): string {
  return saved.find(isSame(id))?.name || plainName(id);
}

/** Keeps a farm under a name, or gives a kept one another. A full list stays as it is. */
export const saveFarmAtom = atom(null, (_get, set, saved: SavedFarm) => {
  set(savedFarmsAtom, (farms) => {
    if (farms.some(isSame(saved))) return farms.map((each) => (isSame(saved)(each) ? saved : each));
    return farms.length < FARM_LIMIT ? [...farms, saved] : farms;
  });
});

/** Forgets a farm and what is stored of it. */
export const forgetFarmAtom = atom(null, (_get, set, id: FarmId) => {
  set(savedFarmsAtom, (farms) => farms.filter((each) => !isSame(id)(each)));
  set(snapshotsAtom, ({ [farmKey(id)]: _gone, ...others }) => others);
  set(farmEventsAtom, ({ [farmKey(id)]: _gone, ...others }) => others);
});

/** Stores the newest response about a saved farm; nothing is stored of others. */
export const keepSnapshotAtom = atom(null, (get, set, id: FarmId, { data, madeAt, isSimulated, isCut }: FarmResponse) => {
  if (!get(savedFarmsAtom).some(isSame(id))) return;
  set(snapshotsAtom, (snapshots) => {
    const known = snapshots[farmKey(id)];
    return known && known.madeAt >= madeAt ? snapshots : { ...snapshots, [farmKey(id)]: { data, madeAt, isSimulated, isCut } };
  });
});
