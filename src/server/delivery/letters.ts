import type { Language } from '#src/contracts/languages.ts';
import en from './letters.en.json' with { type: 'json' };
import zh from './letters.zh.json' with { type: 'json' };
import zhHk from './letters.zh_hk.json' with { type: 'json' };
import type { OutgoingMessage } from './delivery.ts';

type Letter = keyof typeof en;
const letters: Readonly<Record<Language, Readonly<Record<Letter, { subject: string; text: string }>>>> = { en, zh, zh_hk: zhHk };

interface LetterPlan {
  readonly channel: OutgoingMessage['channel'];
  readonly to: string;
  readonly language: Language;
  /** What stands in place of `{{name}}` in the text. */
  readonly values: Readonly<Record<string, string>>;
}

/** A message in the visitor's language; text messages have no subject. */
export function letterOf(letter: Letter, { channel, to, language, values }: LetterPlan): OutgoingMessage {
  const { subject, text } = letters[language][letter];
  const filled = text.replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => values[name] ?? '');
  return { channel, to, subject: channel === 'sms' ? '' : subject, text: filled };
}
