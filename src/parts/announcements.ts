import { FIRST_ANNOUNCEMENTS } from '#src/contracts/endpoint-table.ts';
import { apiQuery } from '#src/lib/api-query.ts';

/** Announcements of one page of the list. */
export const ANNOUNCEMENTS_PER_PAGE = Number(FIRST_ANNOUNCEMENTS.pageSize);

/** A page of the pool's announcements, from 1, newest first. The first is the one that the worker keeps for offline reading. */
export function announcementsQuery(page: number) {
  return apiQuery('announcements', { ...FIRST_ANNOUNCEMENTS, page: String(page) });
}

/** The query of `/historyInfo` that names an announcement: an id of digits is a number there, which is written without quotation marks. */
export function announcementSearch(id: string): { id: string | number } {
  return { id: String(Number(id)) === id ? Number(id) : id };
}
