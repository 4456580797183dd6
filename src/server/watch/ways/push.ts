import { createHash } from 'node:crypto';
import webPush from 'web-push';
import * as z from 'zod';
import { languageRows } from '#src/contracts/languages.ts';
import type { PushMessage } from '#src/contracts/watch-push.ts';
import type { Database } from '../../db/database.ts';
import { forgetValue, keptValue } from '../../db/secrets.ts';
import { messageIn } from '../../messages/messages.ts';
import type { OutsideFetch } from './outside-request.ts';
import { sentOf, sentOfFault, type ToldMessage, type Way } from './way.ts';

const VAPID = 'vapid_keys';
const pair = z.object({ publicKey: z.string(), privateKey: z.string() });
type VapidKeys = z.output<typeof pair>;

/** The server's key pair for web push (RFC 8292), made at the first start: every instance over one database has the same. */
export async function vapidKeys(db: Database): Promise<VapidKeys> {
  return pair.parse(JSON.parse(await keptValue(db, VAPID, () => JSON.stringify(webPush.generateVAPIDKeys()))));
}

/** Replaces the pair: subscriptions under the old key go on only while their push services take it. */
export async function newVapidKeys(db: Database): Promise<VapidKeys> {
  await forgetValue(db, VAPID);
  return vapidKeys(db);
}

/** A day after it happened nobody needs to be told by a device that was off. */
const TTL_S = 24 * 60 * 60;

const target = z.object({ endpoint: z.string(), p256dh: z.string(), auth: z.string() });

/** Longer texts are cut, so that a message stays below 3 kB in any script. */
const cut = (text: string, longest: number): string => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text);

/** What the service worker gets: all that it shows. */
export function pushMessageOf({ id, title, body, tag, path, atMs, language, quietToken }: ToldMessage): PushMessage {
  return {
    id,
    title: cut(title, 120),
    body: cut(body, 500),
    tag,
    path,
    atMs,
    lang: languageRows[language].tag,
    open: messageIn(language, 'watchOpen'),
    ...(quietToken !== undefined && { quiet: { label: messageIn(language, 'watchQuiet'), token: quietToken } }),
  };
}

interface PushPlan {
  readonly db: Database;
  /** `https:` or `mailto:`, so that a push service can reach whoever sends. */
  readonly subject: string;
  readonly ask: OutsideFetch;
  readonly now: () => number;
}

/** Web push, encrypted by RFC 8291: the push service sees neither the farm nor what happened. */
export function pushWay({ db, subject, ask, now }: PushPlan): Way {
  return async (kept, message) => {
    try {
      const { endpoint, p256dh, auth } = target.parse(kept);
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(pushMessageOf(message)),
        {
          vapidDetails: { subject, ...(await vapidKeys(db)) },
          contentEncoding: 'aes128gcm',
          TTL: TTL_S,
          urgency: 'high',
          // A message that the device has not fetched yet is replaced by its repeat.
          topic: createHash('sha256').update(message.id).digest('base64url').slice(0, 32),
        },
      );
      const sent = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
      return sentOf(await ask({ url: endpoint, headers: sent, ...(body && { body }) }), now());
    } catch (error) {
      return sentOfFault(error);
    }
  };
}
