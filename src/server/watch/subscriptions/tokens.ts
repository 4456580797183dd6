import { createHmac, randomBytes } from 'node:crypto';
import { isSameDigest } from '../../accounts/digests.ts';

/** What a token opens: everything of a watch to who made it, or the one thing that a link in a message does. */
export type TokenUse = 'own' | 'confirm' | 'end' | 'quiet';

/** Tokens say of themselves what they are good for: none is stored, so none can be read in the database. */
export interface WatchTokens {
  /** `part`: of 'quiet', the message that it is about. */
  issue(use: TokenUse, id: string, part?: string): string;
  /** The watch that a token is good for; undefined for any other. */
  read(use: TokenUse, token: string): { readonly id: string; readonly part: string } | undefined;
  /** A token as Telegram's start button takes it: letters, digits, - and _ alone, and back. */
  toStart(token: string): string;
  ofStart(text: string): string;
}

/** 96 bits: nobody comes across one. */
const ID_BYTES = 12;
const ID_LENGTH = 16;
const SIGN_LENGTH = 32;

export const newWatchId = (): string => randomBytes(ID_BYTES).toString('base64url');

/** Tokens under a secret of the database. */
export function createWatchTokens(secret: string): WatchTokens {
  const sign = (...parts: readonly string[]): string =>
    createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url').slice(0, SIGN_LENGTH);
  return {
    issue: (use, id, part = '') => [id, ...(part === '' ? [] : [part]), sign(use, id, part)].join('.'),
    read: (use, token) => {
      const [id = '', ...rest] = token.split('.');
      const signature = rest.pop() ?? '';
      const [part = ''] = rest;
      return rest.length < 2 && isSameDigest(signature, sign(use, id, part)) ? { id, part } : undefined;
    },
    toStart: (token) => token.replace('.', ''),
    ofStart: (text) => `${text.slice(0, ID_LENGTH)}.${text.slice(ID_LENGTH)}`,
  };
}
