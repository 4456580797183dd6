import { createFileRoute, redirect } from '@tanstack/react-router';
import { AffiliatePage } from '#src/features/affiliate/affiliate-page.tsx';
import { aiRevenueQuery } from '#src/features/affiliate/affiliate.query.ts';
import { brand } from '#src/lib/brand.ts';
import { page } from '../-page.ts';

export const Route = createFileRoute('/_shell/affiliate')({
  ...page(['affiliate', 'invitation'], { prefetch: (prefetch) => prefetch(aiRevenueQuery()) }),
  // An old link leads to the site that has no such programme.
  beforeLoad: () => {
    if (!brand.hasAffiliate) throw redirect({ to: '/', replace: true });
  },
  component: AffiliatePage,
});
