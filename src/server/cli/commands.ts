import { BYTE_ORDER_MARK, csvText } from '#src/domain/csv.ts';
import type { Database } from '../db/database.ts';
import { purgeNow } from '../db/purge.ts';
import { readVipApplications, type KeptApplication } from '../db/vip-applications.ts';
import { StartError } from '../start-error.ts';
import { faultFields } from '../http/log.ts';
import { accountCommands } from './account-commands.ts';
import { restoreBackup, writeBackup } from './backup.ts';
import { type Command, lines } from './command.ts';
import { coinCommands } from './coin-commands.ts';
import { contactCommands } from './contact-commands.ts';
import { contentCommands } from './content-commands.ts';
import type { Outcome } from './control.ts';
import { schemaName } from './data-version.ts';
import { pushCommands } from './push-commands.ts';
import { sourceCommands } from './source-commands.ts';
import { stratumUsage } from './stratum/stratum-command.ts';
import { writeWholeFile } from './whole-file.ts';

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
  ...contentCommands,
  ...vipCommands,
  ...contactCommands,
  ...accountCommands,
  ...sourceCommands,
  ...coinCommands,
  ...pushCommands,
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
    `  ${stratumUsage}`,
    `  ${''.padEnd(20)} mine there for a moment, as a machine would, and say where that ends; needs no settings and no server`,
    `  ${'setup'.padEnd(20)} ask for the settings of a site of your own, try each, and write .env`,
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

/** The same of a start, where no visitor has sent anything yet: an error of our own says its own sentence. */
export function startSentenceOf(error: unknown): string {
  const isOwn = error instanceof Error && error.constructor === Error && error.message !== '';
  return isOwn ? `This did not work: ${error.message}` : sentenceOf(error);
}
