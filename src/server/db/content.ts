import { asc, desc } from 'drizzle-orm';
import * as z from 'zod';
import type { Announcement, ClassVideo, Tip } from '#src/contracts/content.ts';
import { classCategories } from '#src/domain/class-categories.ts';
import { inEveryLanguage, type Language, languages, type LocalText, textLanguage } from '#src/contracts/languages.ts';
import type { Database } from './database.ts';
import { readEndedNotices } from './ended-notices.ts';
import { announcement, classVideo, tip } from './schema.ts';

/** The responses of the content calls, in one language. */
export interface LocalContent {
  readonly tips: readonly Tip[];
  /** The operator has ended the site's own notice of the moved wallets. */
  readonly isMigrationOver: boolean;
  /** Newest first. */
  readonly announcements: readonly Announcement[];
  readonly classes: readonly ClassVideo[];
}

export type Content = (language: Language) => LocalContent;

const category = z.enum(classCategories);
const toSeconds = (at: Date): number => Math.floor(at.getTime() / 1000);

function classIn(language: Language, row: typeof classVideo.$inferSelect): ClassVideo {
  return {
    id: row.id,
    category: category.parse(row.category),
    title: textIn(language, row.title),
    summary: textIn(language, row.summary),
    poster: `/media/${row.id}/poster.webp`,
    webm: `/media/${row.id}/video.webm`,
    mp4: `/media/${row.id}/video.mp4`,
    captions: languages.filter((each) => row.title[each]).map((each) => ({ language: each, url: `/media/${row.id}/${each}.vtt` })),
    seconds: row.seconds,
    bytes: { webm: row.webmBytes, mp4: row.mp4Bytes },
    time: toSeconds(row.publishedAt),
  };
}

const textIn = (language: Language, text: LocalText): string => text[textLanguage(text, language)] ?? '';

/** Said where a text is read in another language than was asked for. */
function otherLanguage(language: Language, text: LocalText): { language?: Language } {
  const found = textLanguage(text, language);
  return found === language ? {} : { language: found };
}

/** Reads all public content: a few dozen rows, kept in memory between reads. */
export async function readContent(db: Database): Promise<Content> {
  const tips = await db.select().from(tip).orderBy(asc(tip.id));
  const announcements = await db.select().from(announcement).orderBy(desc(announcement.publishedAt), desc(announcement.id)).limit(500);
  const classes = await db.select().from(classVideo).orderBy(asc(classVideo.sort));
  const isMigrationOver = (await readEndedNotices(db)).includes('migration');
  return inEveryLanguage((language) => ({
    tips: tips.map(({ id, content, publishedAt }) => ({
      id: String(id),
      content: textIn(language, content),
      time: toSeconds(publishedAt),
      ...otherLanguage(language, content),
    })),
    isMigrationOver,
    announcements: announcements.map((row) => ({
      id: String(row.id),
      title: textIn(language, row.title),
      content: textIn(language, row.content),
      time: toSeconds(row.publishedAt),
      ...otherLanguage(language, row.content),
    })),
    classes: classes.map((row) => classIn(language, row)),
  }));
}
