import type { Announcement, Tip } from '#src/contracts/content.ts';
import type { Language } from '#src/contracts/languages.ts';
import { isNews, isNewTo, noticeKey } from '#src/domain/notices.ts';
import { MIGRATION_KEY, MIGRATION_MS } from '../migration-key.ts';

/** What stands behind the bell; the migration's text is the site's own. A `language` is said where it is not the page's. */
export type BellItem = { readonly key: string; readonly isUnread: boolean; readonly timeMs: number | undefined } & (
  | { readonly kind: 'announcement'; readonly title: string; readonly html: string; readonly language: Language | undefined }
  | { readonly kind: 'tip'; readonly html: string; readonly language: Language | undefined }
  | { readonly kind: 'migration' }
);

interface BellFacts {
  readonly announcements: readonly Announcement[];
  readonly tips: readonly Tip[];
  /** The operator has ended it. */
  readonly isMigrationOver: boolean;
  /** Keys of what was read. */
  readonly seen: readonly string[];
  /** When this device was here first, ms: what is older is not unread. */
  readonly firstVisitMs: number;
  readonly nowMs: number;
}

/** So many announcements stand there although they are read. */
const LATEST = 4;

/** Unread ones first, each kind in its order: announcements newest first, then the pool's tips, then the migration. */
export function bellItems({ announcements, tips, isMigrationOver, seen, firstVisitMs, nowMs }: BellFacts): readonly BellItem[] {
  const isUnread = (key: string, timeMs: number | undefined) => !seen.includes(key) && isNewTo(firstVisitMs, timeMs);
  const told = announcements.map(({ id, title, content, time, language }): BellItem => {
    const key = noticeKey('announcement', id);
    const timeMs = time * 1000;
    return { kind: 'announcement', key, title, html: content, language, timeMs, isUnread: isUnread(key, timeMs) && isNews(timeMs, nowMs) };
  });
  const tipItems = tips.map(({ id, content, time, language }): BellItem => {
    const key = noticeKey('tip', id);
    const timeMs = time && time * 1000;
    return { kind: 'tip', key, html: content, language, timeMs, isUnread: isUnread(key, timeMs) };
  });
  const migration: BellItem = {
    kind: 'migration',
    key: MIGRATION_KEY,
    timeMs: MIGRATION_MS,
    isUnread: isUnread(MIGRATION_KEY, MIGRATION_MS),
  };
  const latest = told.filter((item, index) => item.isUnread || index < LATEST);
  const shown = [...latest, ...tipItems, ...(isMigrationOver ? [] : [migration])];
  return shown.toSorted((one, other) => Number(other.isUnread) - Number(one.isUnread));
}
