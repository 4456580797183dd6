import type { Announcement, Tip } from '#src/contracts/content.ts';
import { isNews, noticeKey } from '#src/domain/notices.ts';
import { MIGRATION_KEY } from '../migration-key.ts';

/** What stands behind the bell; the migration's text is the site's own. */
export type BellItem = { readonly key: string; readonly isUnread: boolean } & (
  | { readonly kind: 'announcement'; readonly title: string; readonly html: string; readonly timeMs: number }
  | { readonly kind: 'tip'; readonly html: string }
  | { readonly kind: 'migration' }
);

interface BellFacts {
  readonly announcements: readonly Announcement[];
  readonly tips: readonly Tip[];
  /** The operator has ended it. */
  readonly isMigrationOver: boolean;
  /** Keys of what was read. */
  readonly seen: readonly string[];
  readonly nowMs: number;
}

/** So many announcements stand there although they are read. */
const LATEST = 4;

/** Unread ones first, each kind in its order: announcements newest first, then the pool's tips, then the migration. */
export function bellItems({ announcements, tips, isMigrationOver, seen, nowMs }: BellFacts): readonly BellItem[] {
  const isUnread = (key: string) => !seen.includes(key);
  const told = announcements.map(({ id, title, content, time }): BellItem => {
    const key = noticeKey('announcement', id);
    const timeMs = time * 1000;
    return { kind: 'announcement', key, title, html: content, timeMs, isUnread: isUnread(key) && isNews(timeMs, nowMs) };
  });
  const tipItems = tips.map(({ id, content }): BellItem => {
    const key = noticeKey('tip', id);
    return { kind: 'tip', key, html: content, isUnread: isUnread(key) };
  });
  const migration: BellItem = { kind: 'migration', key: MIGRATION_KEY, isUnread: isUnread(MIGRATION_KEY) };
  const latest = told.filter((item, index) => item.isUnread || index < LATEST);
  const shown = [...latest, ...tipItems, ...(isMigrationOver ? [] : [migration])];
  return shown.toSorted((one, other) => Number(other.isUnread) - Number(one.isUnread));
}
