import { useState } from 'react';
import type { Announcement } from '#src/contracts/content.ts';
import type { ApiResponse } from '#src/lib/api-response.ts';
import { ANNOUNCEMENTS_PER_PAGE, announcementsQuery } from '#src/parts/announcements.ts';
import { useApiQueries } from '#src/state/use-api-query.ts';

interface AnnouncementList {
  /** Newest first; undefined while nothing is known. */
  items: readonly Announcement[] | undefined;
  /** The answer with the newest announcements, for its age and language. */
  newest: ApiResponse<unknown> | undefined;
  /** Announcements that are not requested yet. */
  left: number;
  error: Error | undefined;
  isFetching: boolean;
  /** The link names an announcement that the pool does not have. */
  isLinkUnknown: boolean;
  showMore: () => void;
  retry: () => void;
}

/** The announcements, page after page; with a linked one, so many pages that it is among them. */
export function useAnnouncements(linked: string | undefined): AnnouncementList {
  const [pages, setPages] = useState(1);
  const calls = useApiQueries(Array.from({ length: pages }, (_, index) => announcementsQuery(index + 1)));
  const lists = calls.flatMap(({ data }) => (data ? [data.data] : []));
  // One may have moved to the next page while the list was read.
  const items = [...new Map(lists.flatMap(({ list }) => list).map((item) => [item.id, item])).values()];
  const left = Math.max(0, (lists[0]?.total ?? 0) - pages * ANNOUNCEMENTS_PER_PAGE);
  const isAllThere = lists.length === pages;
  const isLinkOpen = linked !== undefined && !items.some(({ id }) => id === linked);
  if (isLinkOpen && isAllThere && left > 0) setPages(pages + 1);
  const failed = calls.filter(({ error }) => error);
  return {
    items: lists.length > 0 ? items : undefined,
    newest: calls[0]?.data,
    left,
    error: failed[0]?.error ?? undefined,
    isFetching: calls.some((each) => each.isFetching),
    isLinkUnknown: isLinkOpen && isAllThere && left === 0,
    showMore: () => setPages(pages + 1),
    retry: () => failed.forEach((each) => void each.refetch()),
  };
}
