import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { writeWholeFile } from '../whole-file.ts';
import type { Checked } from './checks.ts';
import type { Dialogue } from './dialogue.ts';
import { type EnvSettings, settingsIn, withSettings } from './env-file.ts';
import { type Question, questions } from './questions.ts';

interface SetupPlan {
  /** Folder of `.env`, and of `.env.example`, whose lines a new one has. */
  readonly root: string;
  readonly dialogue: Dialogue;
}

const isYes = (answer: string): boolean => /^y(es)?$/i.test(answer);
const read = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/**
 * Asks for the ten settings that a site of one's own begins with, tries each answer, and writes `.env`: a new one with the lines of `.env.example`, one
 * that is there only when that is confirmed. Gives the sentence for the end. Throws StartError where the answers end too early; nothing is written then.
 */
export async function runSetup({ root, dialogue }: SetupPlan): Promise<string> {
  const file = resolve(root, '.env');
  const before = read(file);
  const isNew = before === '';
  const kept = settingsIn(before);
  dialogue.say(
    [
      `${questions.length} questions. Enter keeps what stands in brackets, - leaves a setting out, and every answer is tried.`,
      isNew
        ? 'At the end they are written to .env.'
        : 'There is a .env: its settings stand in brackets, and its other lines stay as they are.',
    ].join('\n'),
  );
  let changes: EnvSettings = {};
  for (const [index, question] of questions.entries()) {
    const settings = { ...kept, ...changes };
    const asked = { number: `${index + 1}/${questions.length}`, settings, root, dialogue };
    changes = { ...changes, ...(await answered(question, asked)) };
  }
  const changed = Object.entries(changes).filter(([name, value]) => value !== kept[name]);
  if (changed.length === 0) return 'Nothing is changed.';
  const names = changed.map(([name]) => name).join(', ');
  if (!isNew && !isYes(await dialogue.ask(`Write ${names} into .env, which is there? (y/N) `))) return 'Nothing is written.';
  const text = withSettings(isNew ? read(resolve(root, '.env.example')) : before, Object.fromEntries(changed));
  await writeWholeFile(file, [text]);
  return `.env has ${names}. npm start builds the site with it, and npm run pool -- sources check asks all sources together.`;
}

interface Asked {
  readonly number: string;
  readonly settings: EnvSettings;
  readonly root: string;
  readonly dialogue: Dialogue;
}

/** Asks one question until its answer can stand; gives the settings that come of it. */
async function answered(question: Question, { number, settings, root, dialogue }: Asked): Promise<EnvSettings> {
  const { setting, text, example, otherwise } = question;
  const skipped = question.skip?.(settings);
  if (skipped !== undefined) {
    dialogue.say(`\n${number} ${setting}: ${skipped}`);
    return {};
  }
  const current = settings[setting];
  for (;;) {
    dialogue.say(`\n${number} ${text}\n    e.g. ${example}`);
    const typed = await dialogue.ask(`    ${setting} [${current ?? otherwise}]: `);
    const answer = typed === '-' ? undefined : typed || current;
    const checked = answer === undefined ? question.checkOtherwise?.({ settings, root }) : await question.check(answer, { settings, root });
    if (checked) dialogue.say(indented(checked.sentence));
    if (checked && !(await mayStand(checked, dialogue))) continue;
    if (answer === undefined) return { [setting]: undefined };
    const follows = question.follows?.(answer, settings) ?? {};
    const unset = Object.fromEntries(Object.entries(follows).filter(([name]) => settings[name] === undefined));
    return { ...unset, [setting]: answer, ...checked?.settings };
  }
}

const indented = (text: string): string => text.replaceAll(/^/gm, '    ');

async function mayStand({ verdict }: Checked, dialogue: Dialogue): Promise<boolean> {
  if (verdict === 'unproved') return isYes(await dialogue.ask('    Keep it all the same? (y/N) '));
  return verdict === 'right';
}
