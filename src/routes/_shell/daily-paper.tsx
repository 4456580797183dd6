import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { dailyNewsQuery } from '#src/features/daily-paper/paper.query.ts';
import { DailyPaperPage } from '#src/features/daily-paper/daily-paper-page.tsx';
import { loadNamespaces } from '#src/i18n/setup.ts';

/** The Beijing day of an earlier edition, YYYY-MM-DD; the page says of another text that there is none. */
const searchSchema = z.object({ date: z.catch(z.optional(z.coerce.string().check(z.maxLength(40))), undefined) });

export const Route = createFileRoute('/_shell/daily-paper')({
  staticData: { meta: 'daily-paper:meta', hasFeeds: true, hasFigures: true },
  validateSearch: searchSchema,
  loaderDeps: ({ search: { date } }) => ({ date }),
  loader: async ({ context, deps: { date } }) => {
    context.prefetch(dailyNewsQuery(date));
    await loadNamespaces(context.i18n, ['daily-paper']);
    // Each edition under a title of its own.
    return date === undefined ? {} : { thingName: `${context.i18n.t('daily-paper:title')} ${date}` };
  },
  component: DailyPaper,
});

function DailyPaper() {
  const { date } = Route.useSearch();
  return <DailyPaperPage key={date} date={date} />;
}
