import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { ToolsPage } from '#src/features/tools/tools-page.tsx';
import { loadNamespaces } from '#src/i18n/setup.ts';
import { coinListQuery } from '#src/parts/coin-queries.ts';

/** Spec 2: 1 rig-check tool, 2 DAG, 3 ASIC, 4 GPU calculator; the footer adds `q`, so that the same link leads there again. */
const searchSchema = z.object({
  type: z.catch(z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(4))), undefined),
  // A number as it came: the router puts a text of digits into quotes.
  q: z.catch(z.optional(z.coerce.number().check(z.int(), z.minimum(0))), undefined),
});

export const Route = createFileRoute('/_shell/tools')({
  staticData: { meta: 'tools:meta' },
  validateSearch: searchSchema,
  loaderDeps: ({ search: { type } }) => ({ needsCoins: type === 3 || type === 4 }),
  loader: ({ context, deps }) => {
    if (deps.needsCoins) context.prefetch(coinListQuery());
    return loadNamespaces(context.i18n, ['tools']);
  },
  component: Tools,
});

function Tools() {
  return <ToolsPage type={Route.useSearch().type} />;
}
