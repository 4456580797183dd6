import { createFileRoute } from '@tanstack/react-router';
import { AnnouncementsPage } from '#src/features/announcements/announcements-page.tsx';
import { loadNamespaces } from '#src/i18n/setup.ts';
import { announcementsQuery } from '#src/parts/announcements.ts';

/** All announcements; `id` names one, which is open (the path's name is the specification's). */
export const Route = createFileRoute('/_shell/historyInfo')({
  staticData: { meta: 'announcements:meta' },
  loader: ({ context }) => {
    context.prefetch(announcementsQuery(1));
    return loadNamespaces(context.i18n, ['announcements']);
  },
  component: HistoryInfo,
});

function HistoryInfo() {
  const { id } = Route.useSearch();
  return <AnnouncementsPage key={id} linked={id?.toString()} />;
}
