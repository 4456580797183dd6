import { readFile } from 'node:fs/promises';
import { asc, desc, eq, max } from 'drizzle-orm';
import * as z from 'zod';
import { type Language, languages, languageSchema, type LocalText, textLanguage } from '#src/contracts/languages.ts';
import { classCategories } from '#src/domain/class-categories.ts';
import { endNotice, readEndedNotices, showNotice, type SiteNotice, siteNotices } from '../db/ended-notices.ts';
import { announcement, classVideo, tip } from '../db/schema.ts';
import { StartError } from '../start-error.ts';
import { type Command, lines } from './command.ts';

const sentence = z.string().trim().min(1).max(20_000);
const localText = z.record(languageSchema, sentence);
const languageList = new Intl.ListFormat('en-GB').format(languages);
const shape = `{${languages.map((language) => `"${language}"`).join(',')}}`;
const momentGiven = z.iso.datetime({ offset: true }).optional();
/** Plain texts beside their language are in that one alone, which the others are shown. */
const inOne = { language: languageSchema };
const only = (language: Language, text: string): LocalText => ({ [language]: text });
const newAnnouncement = z.union([
  z.object({ title: localText, content: localText, publishedAt: momentGiven }),
  z
    .object({ ...inOne, title: sentence, content: sentence, publishedAt: momentGiven })
    .transform(({ language, title, content, ...rest }) => ({ ...rest, title: only(language, title), content: only(language, content) })),
]);
const newTip = z.union([
  z.object({ content: localText }),
  z.object({ ...inOne, content: sentence }).transform(({ language, content }) => ({ content: only(language, content) })),
]);
const fileBytes = z.int().min(1).max(2_147_483_647);
const newClass = z.object({
  id: z.string().regex(/^[a-z0-9-]{1,60}$/),
  category: z.enum(classCategories),
  title: localText,
  summary: localText,
  seconds: z.number().positive().max(86_400),
  bytes: z.object({ webm: fileBytes, mp4: fileBytes }),
});

/** What the operator reads of a text: in English, else in what there is. */
const shownText = (text: LocalText): string => text[textLanguage(text, 'en')] ?? '';

const ofOneLanguage = `, or each as a plain text beside "language" ("${languages.join('", "')}") that all are shown`;

/** What a JSON file says. `hint` ends the sentence of a StartError about one that says something else. */
async function readInput<T>(file: string, schema: z.ZodType<T>, hint = ''): Promise<T> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) throw new StartError(`The file ${file} cannot be read.`);
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    throw new StartError(`The file ${file} needs its texts as JSON, each with ${languageList}${hint}.`, { cause: error });
  }
}

/** The id of a row as it is typed; undefined for what is none. */
function rowId(argument: string): number | undefined {
  return z.coerce.number().int().min(1).max(2_147_483_647).safeParse(argument).data;
}

function noticeOf(argument: string): SiteNotice {
  const notice = siteNotices.find(({ id }) => id === argument);
  if (!notice) throw new StartError(`There is no notice ${argument}: ${siteNotices.map(({ id }) => id).join(', ')} is all there is.`);
  return notice.id;
}

/** What visitors read: announcements, tips, the site's own notices, the videos of the mining class. */
export const contentCommands: readonly Command[] = [
  {
    words: ['announce', 'add'],
    argument: 'FILE',
    help: `publish {"title":${shape},"content":{…},"publishedAt"?} or {"language","title","content"} out of a JSON file`,
    run: async (db, file) => {
      const { publishedAt, ...texts } = await readInput(file, newAnnouncement, ofOneLanguage);
      const at = publishedAt === undefined ? new Date() : new Date(publishedAt);
      const [row] = await db
        .insert(announcement)
        .values({ ...texts, publishedAt: at })
        .returning();
      return `Announcement ${row?.id ?? ''} is published.`;
    },
  },
  {
    words: ['announce', 'list'],
    help: 'list announcements, newest first',
    run: async (db) => {
      const rows = await db.select().from(announcement).orderBy(desc(announcement.publishedAt));
      return lines(rows.map(({ id, publishedAt, title }) => [id, publishedAt.toISOString(), shownText(title)]));
    },
  },
  {
    words: ['announce', 'remove'],
    argument: 'ID',
    help: 'remove an announcement',
    run: async (db, argument) => {
      const id = rowId(argument);
      const removed = id === undefined ? [] : await db.delete(announcement).where(eq(announcement.id, id)).returning();
      if (removed.length === 0) throw new StartError(`There is no announcement ${argument}.`);
      return `Announcement ${argument} is removed.`;
    },
  },
  {
    words: ['tips', 'add'],
    argument: 'FILE',
    help: `show {"content":${shape}} (HTML), or {"language","content"}, out of a JSON file, as a dialog to who has been here before and behind the bell`,
    run: async (db, file) => {
      const [row] = await db
        .insert(tip)
        .values({ ...(await readInput(file, newTip, ofOneLanguage)), publishedAt: new Date() })
        .returning();
      return `Tip ${row?.id ?? ''} is shown.`;
    },
  },
  {
    words: ['tips', 'list'],
    help: 'list tips',
    run: async (db) =>
      lines(
        (await db.select().from(tip).orderBy(asc(tip.id))).map(({ id, publishedAt, content }) => [
          id,
          publishedAt.toISOString(),
          shownText(content),
        ]),
      ),
  },
  {
    words: ['tips', 'remove'],
    argument: 'ID',
    help: 'remove a tip',
    run: async (db, argument) => {
      const id = rowId(argument);
      const removed = id === undefined ? [] : await db.delete(tip).where(eq(tip.id, id)).returning();
      if (removed.length === 0) throw new StartError(`There is no tip ${argument}.`);
      return `Tip ${argument} is removed.`;
    },
  },
  {
    words: ['notices', 'list'],
    help: 'list the notices that the site brings along, and whether they are shown',
    run: async (db) => {
      const ended = await readEndedNotices(db);
      return lines(siteNotices.map(({ id, what }) => [id, ended.includes(id) ? 'removed' : 'shown', what]));
    },
  },
  {
    words: ['notices', 'remove'],
    argument: 'ID',
    help: 'show a notice of the site no more, neither as a dialog nor behind the bell',
    run: async (db, argument) => {
      await endNotice(db, noticeOf(argument));
      return `The notice ${argument} is removed.`;
    },
  },
  {
    words: ['notices', 'show'],
    argument: 'ID',
    help: 'show a notice of the site again',
    run: async (db, argument) => {
      await showNotice(db, noticeOf(argument));
      return `The notice ${argument} is shown.`;
    },
  },
  {
    words: ['classes', 'add'],
    argument: 'FILE',
    help: `show {"id","category","title":${shape},"summary":{…},"seconds","bytes":{"webm","mp4"}} out of a JSON file; its files lie in public/media/<id>/`,
    run: async (db, file) => {
      const { bytes, ...texts } = await readInput(file, newClass);
      const last = await db.select({ sort: max(classVideo.sort) }).from(classVideo);
      const row = { ...texts, webmBytes: bytes.webm, mp4Bytes: bytes.mp4, publishedAt: new Date(), sort: (last[0]?.sort ?? -1) + 1 };
      const added = await db.insert(classVideo).values(row).onConflictDoNothing().returning();
      if (added.length === 0) throw new StartError(`There is a class ${texts.id} already.`);
      return `Class ${texts.id} is shown.`;
    },
  },
  {
    words: ['classes', 'list'],
    help: 'list the videos of the mining class',
    run: async (db) => {
      const rows = await db.select().from(classVideo).orderBy(asc(classVideo.sort));
      return lines(rows.map(({ id, category, title }) => [id, category, shownText(title)]));
    },
  },
];
