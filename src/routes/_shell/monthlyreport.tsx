import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { MonthlyReportPage } from '#src/features/monthly-report/monthly-report-page.tsx';
import { monthQuery } from '#src/features/monthly-report/month.query.ts';
import { loadNamespaces } from '#src/i18n/setup.ts';
import { coinListQuery } from '#src/parts/coin-queries.ts';
import { farmsOf } from '../-farms-month.tsx';

/** A calendar month in Beijing, YYYY-MM; any other text is the last 30 days. */
const month = z.catch(z.optional(z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/))), undefined);
const searchSchema = z.object({ month, with: month });

export const Route = createFileRoute('/_shell/monthlyreport')({
  staticData: { meta: 'monthly-report:meta', hasFigures: true },
  validateSearch: searchSchema,
  loaderDeps: ({ search }) => ({ month: search.month }),
  loader: async ({ context, deps }) => {
    context.prefetch(coinListQuery());
    if (deps.month !== undefined) context.prefetch(monthQuery(deps.month));
    await loadNamespaces(context.i18n, ['monthly-report']);
    return deps.month === undefined
      ? {}
      : { thingName: `${context.i18n.t('monthly-report:title')} ${deps.month}`, thingSearch: { month: deps.month } };
  },
  component: MonthlyReport,
});

function MonthlyReport() {
  return <MonthlyReportPage choice={Route.useSearch()} farmsOf={farmsOf} />;
}
