import { createFileRoute } from '@tanstack/react-router';
import { NameRulesPage } from '#src/features/account/name-rules-page.tsx';
import { loadNamespaces } from '#src/i18n/setup.ts';

/** Rules for changing the nickname; the path's name is the specification's. */
export const Route = createFileRoute('/_plain/pet')({
  staticData: { meta: 'pet:meta' },
  loader: ({ context }) => loadNamespaces(context.i18n, ['pet']),
  component: NameRulesPage,
});
