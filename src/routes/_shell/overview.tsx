import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import type { FarmSearch } from '#src/features/overview/farm-search.ts';
import { OverviewPage } from '#src/features/overview/overview-page.tsx';
import { loadNamespaces } from '#src/i18n/setup.ts';
import { watchOf } from '../-farm-watch.tsx';
import { prefetchFarm } from '../-farm-loader.ts';

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

function Overview() {
  const search = farmSearch(Route.useSearch());
  return <OverviewPage search={search} farm={Route.useLoaderData().farm} watchOf={watchOf} />;
}
