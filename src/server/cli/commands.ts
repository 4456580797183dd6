import { readFile } from 'node:fs/promises';
import { asc, desc, eq, max } from 'drizzle-orm';
import * as z from 'zod';
import { classCategories } from '#src/domain/class-categories.ts';
import { languages, languageSchema } from '#src/contracts/languages.ts';
import { BYTE_ORDER_MARK, csvText } from '#src/domain/csv.ts';
import type { Database } from '../db/database.ts';
import { purgeNow } from '../db/purge.ts';
import { announcement, classVideo, tip } from '../db/schema.ts';
import { readVipApplications, type KeptApplication } from '../db/vip-applications.ts';
import { StartError } from '../start-error.ts';
import { faultFields } from '../http/log.ts';
import { accountCommands } from './account-commands.ts';
import { restoreBackup, writeBackup } from './backup.ts';
import { type Command, lines } from './command.ts';
import { contactCommands } from './contact-commands.ts';
import type { Outcome } from './control.ts';
import { schemaName } from './data-version.ts';
import { sourceCommands } from './source-commands.ts';
import { writeWholeFile } from './whole-file.ts';

const sentence = z.string().trim().min(1).max(20_000);
const localText = z.record(languageSchema, sentence);
const languageList = new Intl.ListFormat('en-GB').format(languages);
const shape = `{${languages.map((language) => `"${language}"`).join(',')}}`;
const newAnnouncement = z.object({ title: localText, content: localText, publishedAt: z.iso.datetime({ offset: true }).optional() });
const newTip = z.object({ content: localText });
const fileBytes = z.int().min(1).max(2_147_483_647);
const newClass = z.object({
  id: z.string().regex(/^[a-z0-9-]{1,60}$/),
  category: z.enum(classCategories),
  title: localText,
  summary: localText,
  seconds: z.number().positive().max(86_400),
  bytes: z.object({ webm: fileBytes, mp4: fileBytes }),
});

async function readInput<T>(file: string, schema: z.ZodType<T>): Promise<T> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) throw new StartError(`The file ${file} cannot be read.`);
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    throw new StartError(`The file ${file} needs its texts as JSON, each with ${languageList}.`, { cause: error });
  }
}

const vipColumns = ['receivedAt', 'name', 'phone', 'email', 'coin', 'accName', 'minerType', 'hashrate', 'remark', 'language'] as const;

function cellOf(application: KeptApplication, column: (typeof vipColumns)[number]): string {
  return column === 'receivedAt' ? application.receivedAt.toISOString() : application[column];
}

/** Applications as CSV with a head row, oldest first. */
function vipCsv(applications: readonly KeptApplication[]): string {
  return csvText([vipColumns, ...applications.map((application) => vipColumns.map((column) => cellOf(application, column)))]);
}

/** The operator's view of VIP applications. */
const vipCommands: readonly Command[] = [
  {
    words: ['vip', 'list'],
    help: 'list VIP applications, oldest first',
    run: async (db) =>
      lines((await readVipApplications(db)).map((application) => vipColumns.map((column) => cellOf(application, column) || '-'))),
  },
  {
    words: ['vip', 'export'],
    help: 'print VIP applications as CSV',
    run: async (db) => vipCsv(await readVipApplications(db)).trimEnd(),
  },
  {
    words: ['vip', 'export'],
    argument: 'FILE',
    help: 'write VIP applications to a CSV file',
    run: async (db, file) => {
      const applications = await readVipApplications(db);
      await writeWholeFile(file, [BYTE_ORDER_MARK, vipCsv(applications)]);
      return `${applications.length} applications are in ${file}.`;
    },
  },
];

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
      return lines(rows.map(({ id, category, title }) => [id, category, title.en]));
    },
  },
  ...vipCommands,
  ...contactCommands,
  ...accountCommands,
  ...sourceCommands,
  {
    words: ['purge'],
    help: 'remove now what has been kept long enough by the clock, which is right: it waits for you after a leap of days',
    run: async (db) => {
      const nowMs = Date.now();
      await purgeNow(db, nowMs);
      return `What has been kept long enough is removed, by the clock of ${new Date(nowMs).toISOString()}.`;
    },
  },
  {
    words: ['backup'],
    argument: 'FILE',
    help: 'write all data to a file',
    run: async (db, file) => `${await writeBackup(db, file)} rows of version ${schemaName} are in ${file}.`,
  },
  {
    words: ['restore'],
    argument: 'FILE',
    help: 'replace all data by that of a backup',
    run: async (db, file) => {
      const { rows, replaced } = await restoreBackup(db, file);
      return `${rows} rows are restored from ${file}. What they replaced is in ${replaced}. Restart every server on this database.`;
    },
  },
];

/** What `npm run pool` prints for what is no command. */
export function usage(): string {
  return [
    'Usage: npm run pool -- COMMAND',
    ...commands.map(({ words, argument, help }) => `  ${[...words, argument ?? ''].join(' ').padEnd(20)} ${help}`),
  ].join('\n');
}

/** The command some arguments name, with its argument; undefined when they name none. */
export function findCommand(args: readonly string[]): { readonly command: Command; readonly argument: string } | undefined {
  const command = commands.find(
    ({ words, argument }) => words.every((word, index) => args[index] === word) && args.length === words.length + (argument ? 1 : 0),
  );
  return command && { command, argument: args[command.words.length] ?? '' };
}

/** Runs a command on an open database; what the operator can mend comes back as its sentence. */
export async function runCommand(db: Database, args: readonly string[]): Promise<Outcome> {
  const found = findCommand(args);
  if (!found || !('run' in found.command)) return { isDone: false, text: usage() };
  try {
    const outcome = await found.command.run(db, found.argument);
    return typeof outcome === 'string' ? { isDone: true, text: outcome } : outcome;
  } catch (error) {
    return { isDone: false, text: sentenceOf(error) };
  }
}

/** What the operator can mend, or where to look; never the message of a fault, which may quote what a visitor sent. */
export function sentenceOf(error: unknown): string {
  if (error instanceof StartError) return error.message;
  const { fault, code, where } = faultFields(error);
  return `This did not work: ${[code ?? fault, where].filter((part) => part !== undefined).join(' ')}`;
}
