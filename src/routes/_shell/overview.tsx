import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import type { FarmId } from '#src/features/overview/farm-id.ts';
import type { FarmSearch } from '#src/features/overview/farm-search.ts';
import { OverviewPage } from '#src/features/overview/overview-page.tsx';
import { loadNamespaces } from '#src/i18n/setup.ts';
import { inTime } from '#src/lib/retry-import.ts';
import { coinListQuery } from '#src/parts/coin-queries.ts';
import { watchOf } from '../-farm-watch.tsx';
import type { RouterContext } from '../__root.tsx';

/** A number stays one: as a text the router would write it into the address bar in quotation marks. */
const textOrNumber = (longest: number) => z.optional(z.union([z.string().check(z.maxLength(longest)), z.number()]));

/** The farm's address and coin; a worker that its list is narrowed to. What is wrong with them the page says, beside the form. */
const searchSchema = z.object({
  addr: z.catch(textOrNumber(160), undefined),
  coinType: z.catch(textOrNumber(16), undefined),
  worker: z.catch(textOrNumber(64), undefined),
  watch: z.catch(z.optional(z.string().check(z.maxLength(40))), undefined),
});

const farmSearch = ({ addr, coinType, worker, watch }: z.infer<typeof searchSchema>): FarmSearch => {
  return { addr: addr?.toString(), coinType: coinType?.toString(), worker: worker?.toString(), watch };
};

export const Route = createFileRoute('/_shell/overview')({
  // Nothing here but what the visitor's own device knows.
  staticData: { meta: 'overview:meta', isNotIndexed: true },
  validateSearch: searchSchema,
  loaderDeps: ({ search }) => farmSearch(search),
  loader: async ({ context, deps }) => {
    const [farm] = await Promise.all([prefetchFarm(context, deps), loadNamespaces(context.i18n, ['overview', 'other-coin'])]);
    return farm;
  },
  component: Overview,
});

/** The farm with its name, for the title. The code comes with its own page: the start does not carry the hashes that an address is checked by. */
async function prefetchFarm({ prefetch, store }: RouterContext, search: FarmSearch): Promise<{ farm?: FarmId; thingName?: string }> {
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

function Overview() {
  const search = farmSearch(Route.useSearch());
  return <OverviewPage search={search} farm={Route.useLoaderData().farm} watchOf={watchOf} />;
}
