import type { Language } from '#src/contracts/languages.ts';
import { messageIn } from '../messages/messages.ts';
import type { OutgoingMessage } from './delivery.ts';

type Letter =
  | 'code'
  | 'known'
  | 'welcome'
  | 'again'
  | 'reset'
  | 'unknown'
  | 'resetDone'
  | 'wrongCode'
  | 'identity'
  | 'taken'
  | 'identityAdded'
  | 'identityReplaced'
  | 'deleted';

interface LetterPlan {
  readonly channel: OutgoingMessage['channel'];
  readonly to: string;
  readonly language: Language;
  /** The site's name. */
  readonly site: string;
  /** What else stands in place of `{{name}}` in the text. */
  readonly values: Readonly<Record<string, string>>;
}

/** A message in the visitor's language; text messages have no subject. */
export function letterOf(letter: Letter, { channel, to, language, site, values }: LetterPlan): OutgoingMessage {
  const said = { site, ...values };
  const subject = channel === 'sms' ? '' : messageIn(language, `${letter}Subject`, said);
  const text = messageIn(language, `${letter}Text`, said);
  return { channel, to, subject, text };
}
