import type { Language } from '#src/contracts/languages.ts';
import en from './en.json' with { type: 'json' };
import zh from './zh.json' with { type: 'json' };
import zhHk from './zh_hk.json' with { type: 'json' };

/** Names of the server's sentences. */
export type MessageKey = keyof typeof en;

const messages: Readonly<Record<Language, Readonly<Record<MessageKey, string>>>> = { en, zh, zh_hk: zhHk };

/** The server's sentence in a language; `values`: what stands in place of each `{{name}}` in it. */
export function messageIn(language: Language, key: MessageKey, values: Readonly<Record<string, string>> = {}): string {
  return messages[language][key].replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => values[name] ?? '');
}
