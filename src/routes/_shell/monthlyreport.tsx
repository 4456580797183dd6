import { createFileRoute } from '@tanstack/react-router';
import { MonthlyReportPage } from '#src/features/monthly-report/monthly-report-page.tsx';
import { coinListQuery } from '#src/parts/coin-queries.ts';
import { page } from '../-page.ts';

export const Route = createFileRoute('/_shell/monthlyreport')({
  ...page('monthly-report', { hasFigures: true, prefetch: (prefetch) => prefetch(coinListQuery()) }),
  component: MonthlyReportPage,
});
