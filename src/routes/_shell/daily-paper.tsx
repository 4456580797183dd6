import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { dailyNewsQuery } from '#src/features/daily-paper/paper.query.ts';
import { DailyPaperPage } from '#src/features/daily-paper/daily-paper-page.tsx';
import { loadNamespaces } from '#src/i18n/setup.ts';

/** The Beijing day of an earlier edition, YYYY-MM-DD, and that of one beside it; the page says of another text that there is none. */
const day = z.optional(z.coerce.string().check(z.maxLength(40)));
const searchSchema = z.object({ date: z.catch(day, undefined), with: z.catch(day, undefined) });

export const Route = createFileRoute('/_shell/daily-paper')({
  staticData: { meta: 'daily-paper:meta', hasFeeds: true, hasFigures: true },
  validateSearch: searchSchema,
  loaderDeps: ({ search }) => ({ date: search.date, beside: search.with }),
  loader: async ({ context, deps: { date, beside } }) => {
    context.prefetch(dailyNewsQuery(date));
    if (beside !== undefined) context.prefetch(dailyNewsQuery(beside));
    await loadNamespaces(context.i18n, ['daily-paper']);
    // Each edition under a title of its own.
    return date === undefined ? {} : { thingName: `${context.i18n.t('daily-paper:title')} ${date}`, thingSearch: { date } };
  },
  component: DailyPaper,
});

function DailyPaper() {
  const search = Route.useSearch();
  return <DailyPaperPage key={search.date} {...search} />;
}
