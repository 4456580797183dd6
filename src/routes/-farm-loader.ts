import type { FarmId } from '#src/features/overview/farm-id.ts';
import type { FarmSearch } from '#src/features/overview/farm-search.ts';
import { inTime } from '#src/lib/retry-import.ts';
import { coinListQuery } from '#src/parts/coin-queries.ts';
import type { RouterContext } from './__root.tsx';

/** The farm with its name, for the title. The code comes with its own page: the start does not carry the hashes that an address is checked by. */
export async function prefetchFarm({ prefetch, store }: RouterContext, search: FarmSearch): Promise<{ farm?: FarmId; thingName?: string }> {
  const { fetchView } = await inTime(import('#src/features/overview/overview-page.tsx'));
  fetchView(search);
  if (!search.addr) return {};
  const [{ farmNameOf, savedFarmsAtom }, { farmQuery }, { farmOfSearch }] = await inTime(
    Promise.all([
      import('#src/features/overview/farms.atoms.ts'),
      import('#src/features/overview/farm.query.ts'),
      import('#src/features/overview/farm-search.ts'),
    ]),
  );
  const farm = farmOfSearch(search);
  if (!farm) return {};
  prefetch(farmQuery(farm));
  prefetch(coinListQuery());
  return { farm, thingName: farmNameOf(farm, store.get(savedFarmsAtom)) };
}
