import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { HelpPage } from '#src/features/help/help-page.tsx';
import { helpTopics } from '#src/features/help/help-topics.ts';
import { loadNamespaces } from '#src/i18n/setup.ts';

/** The tab that a link from elsewhere means. */
const searchSchema = z.object({ topic: z.catch(z.optional(z.enum(helpTopics)), undefined) });

export const Route = createFileRoute('/_shell/help')({
  staticData: { meta: 'help:meta' },
  validateSearch: searchSchema,
  loader: ({ context }) => loadNamespaces(context.i18n, ['help']),
  component: Help,
});

function Help() {
  return <HelpPage topic={Route.useSearch().topic} />;
}
