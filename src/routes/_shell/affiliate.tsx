import { createFileRoute } from '@tanstack/react-router';
import { AffiliatePage } from '#src/features/affiliate/affiliate-page.tsx';
import { aiRevenueQuery } from '#src/features/affiliate/affiliate.query.ts';
import { loadNamespaces } from '#src/i18n/setup.ts';

export const Route = createFileRoute('/_shell/affiliate')({
  staticData: { meta: 'affiliate:meta' },
  loader: ({ context }) => {
    context.prefetch(aiRevenueQuery());
    return loadNamespaces(context.i18n, ['affiliate', 'invitation']);
  },
  component: AffiliatePage,
});
