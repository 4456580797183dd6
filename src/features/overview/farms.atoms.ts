import { atom } from 'jotai';
import * as z from 'zod/mini';
import { farm } from '#src/contracts/anonymous.ts';
import { persistedAtom } from '#src/state/persisted-atom.ts';
import { type FarmId, farmIdSchema, farmKey } from './farm-id.ts';
import type { FarmAnswer } from './use-farm.ts';

/** Longest name of a farm. */
export const NAME_LENGTH = 40;
/** The pool's limits per address allow a look at so many each minute. */
export const FARM_LIMIT = 30;

const savedFarmSchema = z.extend(farmIdSchema, { name: z.string().check(z.maxLength(NAME_LENGTH)) });
/** A farm the visitor keeps; without a name of its own it has ''. */
export type SavedFarm = z.infer<typeof savedFarmSchema>;

const copySchema = z.object({ data: z.nullable(farm), madeAt: z.number(), isSimulated: z.boolean() });
/** The last answer about a farm, without any token (decision C8). */
export type FarmCopy = z.infer<typeof copySchema>;

export const savedFarmsAtom = persistedAtom<SavedFarm[]>({ key: 'farms', schema: z.array(savedFarmSchema), initial: [] });

/** By farm key; only of saved farms. */
export const farmCopiesAtom = persistedAtom<Record<string, FarmCopy>>({
  key: 'farm-copies',
  schema: z.record(z.string(), copySchema),
  initial: {},
});

const isSame = (a: FarmId) => (b: FarmId) => farmKey(a) === farmKey(b);

/** Keeps a farm under a name, or gives a kept one another. A full list stays as it is. */
export const saveFarmAtom = atom(null, (get, set, saved: SavedFarm) => {
  const farms = get(savedFarmsAtom);
  const isKnown = farms.some(isSame(saved));
  if (!isKnown && farms.length >= FARM_LIMIT) return;
  set(savedFarmsAtom, isKnown ? farms.map((each) => (isSame(saved)(each) ? saved : each)) : [...farms, saved]);
});

/** Forgets a farm and what is stored of it. */
export const forgetFarmAtom = atom(null, (get, set, id: FarmId) => {
  set(
    savedFarmsAtom,
    get(savedFarmsAtom).filter((each) => !isSame(id)(each)),
  );
  const { [farmKey(id)]: _gone, ...others } = get(farmCopiesAtom);
  set(farmCopiesAtom, others);
});

/** Keeps the newest answer about a saved farm; nothing is kept of others. */
export const keepCopyAtom = atom(null, (get, set, id: FarmId, { data, madeAt, isSimulated }: FarmAnswer) => {
  const copies = get(farmCopiesAtom);
  const known = copies[farmKey(id)];
  if (!get(savedFarmsAtom).some(isSame(id)) || (known && known.madeAt >= madeAt)) return;
  set(farmCopiesAtom, { ...copies, [farmKey(id)]: { data, madeAt, isSimulated } });
});
