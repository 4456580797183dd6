import { createFileRoute } from '@tanstack/react-router';
import { AffiliatePage } from '#src/features/affiliate/affiliate-page.tsx';
import { aiRevenueQuery } from '#src/features/affiliate/affiliate.query.ts';
import { page } from '../-page.ts';

export const Route = createFileRoute('/_shell/affiliate')({
  ...page(['affiliate', 'invitation'], { prefetch: (prefetch) => prefetch(aiRevenueQuery()) }),
  component: AffiliatePage,
});
