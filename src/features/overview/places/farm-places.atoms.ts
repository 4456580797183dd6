import { useAtom } from 'jotai';
import * as z from 'zod/mini';
import { isPattern, namesOnly, type PlaceRules } from '#src/domain/farm-places.ts';
import { storedValues } from '#src/lib/stored-schema.ts';
import { persistedAtom } from '#src/state/persisted-atom.ts';
import { type FarmId, farmKey } from '../farm-id.ts';

const typedPlace = z.object({ name: z.string(), hall: z.string(), row: z.string(), shelf: z.string() });
const placeRules: z.ZodMiniType<PlaceRules> = z.object({ pattern: z.string().check(z.refine(isPattern)), typed: z.array(typedPlace) });

/** By farm key, how the machines of a farm are placed; one without an entry is read by the numbers of its names. */
export const farmPlacesAtom = persistedAtom<Record<string, PlaceRules>>({
  key: 'farm-places',
  schema: storedValues(placeRules),
  initial: {},
});

/** How the machines of a farm are placed, and a way to place them otherwise. */
export function usePlaceRules(id: FarmId): readonly [rules: PlaceRules, keep: (rules: PlaceRules) => void] {
  const [places, setPlaces] = useAtom(farmPlacesAtom);
  const key = farmKey(id);
  const keep = (rules: PlaceRules) =>
    setPlaces(({ [key]: _before, ...others }) => (rules.pattern === '' && rules.typed.length === 0 ? others : { ...others, [key]: rules }));
  return [places[key] ?? namesOnly, keep];
}
