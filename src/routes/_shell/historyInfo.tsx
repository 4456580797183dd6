import { createFileRoute } from '@tanstack/react-router';
import { AnnouncementsPage } from '#src/features/announcements/announcements-page.tsx';
import { announcementsQuery } from '#src/parts/announcements.ts';
import { page } from '../-page.ts';

/** All announcements; `id` names one, which is open (the path's name is the specification's). */
export const Route = createFileRoute('/_shell/historyInfo')({
  ...page('announcements', { prefetch: (prefetch) => prefetch(announcementsQuery(1)) }),
  component: HistoryInfo,
});

function HistoryInfo() {
  const { id } = Route.useSearch();
  return <AnnouncementsPage key={id} linked={id?.toString()} />;
}
