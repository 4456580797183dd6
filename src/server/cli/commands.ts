import { readFile } from 'node:fs/promises';
import { asc, desc, eq } from 'drizzle-orm';
import * as z from 'zod';
import { languages, languageSchema } from '#src/contracts/languages.ts';
import { announcement, classVideo, tip } from '../db/schema.ts';
import { StartError } from '../start-error.ts';
import { restoreBackup, writeBackup } from './backup.ts';
import { lines, type Command } from './command.ts';
import { vipCommands } from './vip-commands.ts';

const sentence = z.string().trim().min(1).max(20_000);
const localText = z.record(languageSchema, sentence);
const languageList = new Intl.ListFormat('en-GB').format(languages);
const shape = `{${languages.map((language) => `"${language}"`).join(',')}}`;
const newAnnouncement = z.object({ title: localText, content: localText, publishedAt: z.iso.datetime({ offset: true }).optional() });
const newTip = z.object({ content: localText });

async function readInput<T>(file: string, schema: z.ZodType<T>): Promise<T> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) throw new StartError(`The file ${file} cannot be read.`);
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    throw new StartError(`The file ${file} needs its texts as JSON, each with ${languageList}.`, { cause: error });
  }
}

const commands: readonly Command[] = [
  {
    words: ['announce', 'add'],
    argument: 'FILE',
    help: `publish {"title":${shape},"content":{…},"publishedAt"?} out of a JSON file`,
    run: async (db, file) => {
      const { publishedAt, ...texts } = await readInput(file, newAnnouncement);
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
      return lines(rows.map(({ id, publishedAt, title }) => [id, publishedAt.toISOString(), title.en]));
    },
  },
  {
    words: ['tips', 'add'],
    argument: 'FILE',
    help: `show {"content":${shape}} (HTML) out of a JSON file in the notice dialog`,
    run: async (db, file) => {
      const [row] = await db
        .insert(tip)
        .values(await readInput(file, newTip))
        .returning();
      return `Tip ${row?.id ?? ''} is shown.`;
    },
  },
  {
    words: ['tips', 'list'],
    help: 'list tips',
    run: async (db) => lines((await db.select().from(tip).orderBy(asc(tip.id))).map(({ id, content }) => [id, content.en])),
  },
  {
    words: ['tips', 'remove'],
    argument: 'ID',
    help: 'remove a tip',
    run: async (db, argument) => {
      const id = z.coerce.number().int().min(1).max(2_147_483_647).safeParse(argument);
      const removed = id.success ? await db.delete(tip).where(eq(tip.id, id.data)).returning() : [];
      if (removed.length === 0) throw new StartError(`There is no tip ${argument}.`);
      return `Tip ${argument} is removed.`;
    },
  },
  {
    words: ['classes', 'list'],
    help: 'list the videos of the mining class',
    run: async (db) => {
      const rows = await db.select().from(classVideo).orderBy(asc(classVideo.sort));
      return lines(rows.map(({ id, category, title }) => [id, category, title.en]));
    },
  },
  ...vipCommands,
  {
    words: ['backup'],
    argument: 'FILE',
    help: 'write all data to a file',
    run: async (db, file) => `${await writeBackup(db, file)} rows are in ${file}.`,
  },
  {
    words: ['restore'],
    argument: 'FILE',
    help: 'replace all data by that of a backup',
    run: async (db, file) => `${await restoreBackup(db, file)} rows are restored from ${file}.`,
  },
];

/** What `npm run pool` prints when it is asked nothing it knows. */
export const usage = (): string =>
  [
    'Usage: npm run pool -- COMMAND',
    ...commands.map(({ words, argument, help }) => `  ${[...words, argument ?? ''].join(' ').padEnd(20)} ${help}`),
  ].join('\n');

/** The command some arguments name, with its argument; undefined when they name none. */
export function findCommand(args: readonly string[]): { readonly command: Command; readonly argument: string } | undefined {
  const command = commands.find(
    ({ words, argument }) => words.every((word, index) => args[index] === word) && args.length === words.length + (argument ? 1 : 0),
  );
  return command && { command, argument: args[command.words.length] ?? '' };
}
