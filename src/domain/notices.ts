import { DAY_MS } from './days.ts';

/** An announcement is news for so long, in days; an older one counts as read. */
const NEWS_DAYS = 90;

/** Whether an announcement published at a moment (ms) is still news at another (ms). */
export function isNews(publishedAtMs: number, nowMs: number): boolean {
  return nowMs - publishedAtMs < NEWS_DAYS * DAY_MS;
}

/** Whether a notice published at a moment (ms; undefined where the pool does not say) is new to a device that was here first at another (ms). */
export function isNewTo(firstVisitMs: number, publishedAtMs: number | undefined): boolean {
  return publishedAtMs === undefined || publishedAtMs >= firstVisitMs;
}

/** What has an id of its own and is read once. */
type NoticeKind = 'tip' | 'announcement' | 'migration';

/** The id under which a notice is kept as seen: tips and announcements count from 1 each. */
export function noticeKey(kind: NoticeKind, id: string): string {
  return `${kind}-${id}`;
}

/** More ids than a browser ever sees at once; the newest are kept. */
const MOST_SEEN = 500;

/** The seen ids with others, newest last, each once. The same list where nothing is new. */
export function withSeen(seen: readonly string[], keys: readonly string[]): readonly string[] {
  const added = keys.filter((key) => !seen.includes(key));
  return added.length === 0 ? seen : [...seen, ...new Set(added)].slice(-MOST_SEEN);
}
