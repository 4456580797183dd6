import { newVapidKeys, vapidKeys } from '../watch/ways/push.ts';
import type { Command } from './command.ts';

/** The key pair of web push. */
export const pushCommands: readonly Command[] = [
  {
    words: ['push', 'key'],
    help: 'print the public key of web push, made at the first start',
    run: async (db) => (await vapidKeys(db)).publicKey,
  },
  {
    words: ['push', 'renew'],
    help: 'make a new key pair of web push: every device is asked once more when it next opens its farm',
    run: async (db) => `${(await newVapidKeys(db)).publicKey} is the public key from now on.`,
  },
];
