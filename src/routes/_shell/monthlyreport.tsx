import { createFileRoute } from '@tanstack/react-router';
import { MonthlyReportPage } from '#src/features/monthly-report/monthly-report-page.tsx';
import { loadNamespaces } from '#src/i18n/setup.ts';
import { coinListQuery } from '#src/parts/coin-queries.ts';

export const Route = createFileRoute('/_shell/monthlyreport')({
  staticData: { meta: 'monthly-report:meta' },
  loader: ({ context }) => {
    context.prefetch(coinListQuery());
    return loadNamespaces(context.i18n, ['monthly-report']);
  },
  component: MonthlyReportPage,
});
