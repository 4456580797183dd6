import { createFileRoute } from '@tanstack/react-router';
import { dailyNewsQuery } from '#src/features/daily-paper/paper.query.ts';
import { DailyPaperPage } from '#src/features/daily-paper/daily-paper-page.tsx';
import { loadNamespaces } from '#src/i18n/setup.ts';

export const Route = createFileRoute('/_shell/daily-paper')({
  staticData: { meta: 'daily-paper:meta' },
  loader: ({ context }) => {
    context.prefetch(dailyNewsQuery());
    return loadNamespaces(context.i18n, ['daily-paper']);
  },
  component: DailyPaperPage,
});
