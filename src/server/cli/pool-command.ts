import './coins-first.ts';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../db/open.ts';
import { prepareDatabase } from '../db/prepare.ts';
import { readSettings, type Settings } from '../settings.ts';
import { findCommand, runCommand, sentenceOf, usage } from './commands.ts';
import { sendToServer, type Outcome } from './control.ts';

/** The operator's commands: in the running server when there is one and the command is on its database. */
const root = resolve(import.meta.dirname, '../../..');
if (existsSync(resolve(root, '.env'))) process.loadEnvFile(resolve(root, '.env'));

async function withDatabase(settings: Settings, work: (db: Database) => Promise<Outcome>): Promise<Outcome> {
  const opened = await openDatabase(settings);
  try {
    await prepareDatabase(opened, settings.sources !== undefined);
    return await work(opened.db);
  } finally {
    await opened.close();
  }
}

/** Its own way: it asks for the settings that every other command reads. */
async function setUp(): Promise<Outcome> {
  const { openDialogue } = await import('./setup/dialogue.ts');
  const { runSetup } = await import('./setup/setup.ts');
  const dialogue = openDialogue({ input: process.stdin, output: process.stdout });
  try {
    return { isDone: true, text: `\n${await runSetup({ root, dialogue })}` };
  } finally {
    dialogue.close();
  }
}

async function run(args: readonly string[]): Promise<Outcome> {
  if (args[0] === 'setup' && args.length === 1) return setUp();
  const found = findCommand(args);
  if (!found) return { isDone: false, text: usage() };
  const settings = readSettings(process.env, root);
  if ('check' in found.command) return found.command.check(settings);
  const { words, argument } = found.command;
  const absolute = argument === 'FILE' ? [...words, resolve(process.env.INIT_CWD ?? process.cwd(), found.argument)] : args;
  const outcome = settings.databaseUrl === undefined ? await sendToServer(settings.dataDir, absolute) : undefined;
  return outcome ?? withDatabase(settings, (db) => runCommand(db, absolute));
}

/** Runs a command of the operator, and sets the exit code. */
export async function runPool(args: readonly string[]): Promise<void> {
  try {
    const { isDone, isFault, text } = await run(args);
    (isDone ? process.stdout : process.stderr).write(`${text}\n`);
    process.exitCode = isDone && !isFault ? 0 : 1;
  } catch (error) {
    process.stderr.write(`${sentenceOf(error)}\n`);
    process.exitCode = 1;
  }
}
