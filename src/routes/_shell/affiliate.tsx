import { createFileRoute } from '@tanstack/react-router';
import { AffiliatePage } from '#src/features/affiliate/affiliate-page.tsx';
import { loadNamespaces } from '#src/i18n/setup.ts';

export const Route = createFileRoute('/_shell/affiliate')({
  staticData: { meta: 'affiliate:meta' },
  loader: ({ context }) => loadNamespaces(context.i18n, ['affiliate']),
  component: AffiliatePage,
});
