import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { inTime } from '#src/lib/retry-import.ts';
import { downloadsQuery } from '#src/parts/downloads-query.ts';
import { ToolsPage } from '#src/features/tools/tools-page.tsx';
import { loadNamespaces } from '#src/i18n/setup.ts';
import { asicParts, toolIds, toolTypes } from '#src/parts/tools.ts';
import { coinListQuery } from '#src/parts/coin-queries.ts';

/** 1 rig-check tool, 2 DAG, 3 ASIC, 4 GPU calculator; the footer adds `q`, so that the same link leads there again. */
const searchSchema = z.object({
  type: z.catch(z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(toolIds.length))), undefined),
  // Of the ASIC calculator: the visitor's machines, a single one, what to buy.
  part: z.catch(z.optional(z.enum(asicParts)), undefined),
  // A number as it came: the router puts a text of digits into quotes.
  q: z.catch(z.optional(z.coerce.number().check(z.int(), z.minimum(0))), undefined),
});

export const Route = createFileRoute('/_shell/tools')({
  staticData: { meta: 'tools:meta', hasFigures: true },
  // The rest are inputs of the tool, which reads them itself: their schemas stay out of the start.
  validateSearch: (search: Record<string, unknown>): z.output<typeof searchSchema> => ({ ...search, ...searchSchema.parse(search) }),
  loaderDeps: ({ search: { type } }) => ({ type }),
  loader: async ({ context, deps: { type } }) => {
    if (type === undefined || type === toolTypes.rigCheck) context.prefetch(downloadsQuery());
    if (type === toolTypes.asic || type === toolTypes.gpu) context.prefetch(coinListQuery());
    // With its own page: the start does not carry the tools.
    const { loadToolPanel, toolOfType } = await inTime(import('#src/features/tools/tools-page.tsx'));
    const [Panel] = await Promise.all([
      loadToolPanel(toolOfType(type)),
      loadNamespaces(context.i18n, ['tools', 'electricity', 'forecast', ...(type === toolTypes.asic ? (['fleet'] as const) : [])]),
    ]);
    if (type === undefined) return { Panel };
    // Each tool under a title of its own.
    const tool = toolOfType(type);
    const { t } = context.i18n;
    return {
      Panel,
      thingName: t(`tools:${tool}.title`),
      thingSearch: { type: String(type) },
      thingDescription: t('common:twoSentences', {
        first: t(`tools:${tool}.purpose`),
        second: t('tools:needs') + t(`tools:${tool}.needs`),
      }),
    };
  },
  component: Tools,
});

function Tools() {
  const search = Route.useSearch();
  const { Panel } = Route.useLoaderData();
  return <ToolsPage type={search.type} search={search} Panel={Panel} />;
}
