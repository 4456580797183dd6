import * as z from 'zod';
import { SECOND_MS } from '#src/domain/days.ts';
import { messageIn } from '../../messages/messages.ts';
import { linkOf } from '../subscriptions/links.ts';
import type { OutsideFetch, OutsideResponse } from './outside-request.ts';
import { patienceOf, sentOfFault, type Sent, type Way } from './way.ts';

/** What the bot was told in a private chat. */
export interface ChatText {
  readonly chat: number;
  readonly text: string;
}

/** The operator's bot. */
export interface TelegramBot {
  /** Its user name, for links to it; undefined while Telegram does not answer. */
  name(): Promise<string | undefined>;
  say(chat: number, text: string, buttons?: readonly { readonly text: string; readonly url: string }[]): Promise<Sent>;
  /** What was written to it since the last call; waits for up to half a minute. Rejects where Telegram does not answer. */
  heard(): Promise<readonly ChatText[]>;
}

const answer = z.object({
  ok: z.boolean(),
  error_code: z.number().optional(),
  description: z.string().optional(),
  parameters: z.object({ retry_after: z.number().optional() }).optional(),
  result: z.unknown().optional(),
});
const me = z.object({ username: z.string().regex(/^\w{3,64}$/) });
const update = z.object({
  update_id: z.number(),
  message: z.object({ chat: z.object({ id: z.number(), type: z.string() }), text: z.string().max(4096).optional() }).optional(),
});
const updates = z.array(update);

export const TELEGRAM_API = 'https://api.telegram.org';
const LISTEN_S = 25;
/** Telegram has longer than others to answer: what it did not is sent again, and it knows no repeats. */
const SAY_MS = 30 * SECOND_MS;

interface BotPlan {
  readonly token: string;
  readonly ask: OutsideFetch;
  /** Without a slash at its end. */
  readonly api?: string;
}

/** What Telegram says of a message; a gateway before it answers in HTML. */
function saidOf(response: OutsideResponse): Sent {
  const { error_code: code = response.status, description = '', parameters } = answer.safeParse(jsonOf(response.text)).data ?? {};
  if (code >= 200 && code < 300) return { kind: 'sent' };
  // A token that is no more is the operator's to mend.
  if (code === 429 || code >= 500 || code === 401 || code === 404) {
    const afterMs = patienceOf(parameters?.retry_after?.toString() ?? response.retryAfter, Date.now());
    return { kind: 'later', ...(afterMs !== undefined && { afterMs }) };
  }
  // The bot was blocked, or the chat is deleted.
  return { kind: code === 403 || /chat not found/i.test(description) ? 'gone' : 'refused' };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The bot of a token. The token stands in the path of each call, which is logged nowhere. */
export function createBot({ token, ask, api = TELEGRAM_API }: BotPlan): TelegramBot {
  let known: string | undefined;
  let next = 0;
  const post = (method: string, fields: object, timeoutMs?: number): Promise<OutsideResponse> =>
    ask({
      url: `${api}/bot${token}/${method}`,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
      ...(timeoutMs !== undefined && { timeoutMs }),
    });
  const call = async (method: string, fields: object, timeoutMs?: number): Promise<z.output<typeof answer>> =>
    answer.parse(JSON.parse((await post(method, fields, timeoutMs)).text));
  return {
    async name() {
      if (known !== undefined) return known;
      try {
        known = me.parse((await call('getMe', {})).result).username;
      } catch {
        // Asked for again by the next visitor.
      }
      return known;
    },
    async say(chat, text, buttons = []) {
      try {
        const keyboard = buttons.length > 0 && { reply_markup: { inline_keyboard: buttons.map((button) => [button]) } };
        return saidOf(await post('sendMessage', { chat_id: chat, text, ...keyboard }, SAY_MS));
      } catch (error) {
        return sentOfFault(error);
      }
    },
    async heard() {
      const fields = { offset: next, timeout: LISTEN_S, allowed_updates: ['message'] };
      const { ok, result } = await call('getUpdates', fields, (LISTEN_S + 10) * SECOND_MS);
      if (!ok) throw Object.assign(new Error('Telegram refuses to say what was written'), { code: 'EREFUSED' });
      const said = updates.parse(result);
      next = Math.max(next, ...said.map(({ update_id: id }) => id + 1));
      return said.flatMap(({ message }) =>
        message?.text !== undefined && message.chat.type === 'private' ? [{ chat: message.chat.id, text: message.text }] : [],
      );
    },
  };
}

const target = z.object({ chat: z.number() });

/** A chat with the bot. */
export function telegramWay(bot: TelegramBot, siteUrl: string): Way {
  return async (kept, { title, body, path, language, quietToken, endToken }) => {
    const parsed = target.safeParse(kept);
    if (!parsed.success) return { kind: 'refused' };
    const button = (key: 'watchOpen' | 'watchQuiet' | 'watchEnd', url: string) => ({ text: messageIn(language, key), url });
    // Telegram refuses buttons that lead to this machine.
    const buttons = siteUrl.startsWith('https:')
      ? [
          button('watchOpen', `${siteUrl}${path}`),
          ...(quietToken === undefined ? [] : [button('watchQuiet', linkOf(siteUrl, 'quiet', quietToken))]),
          button('watchEnd', linkOf(siteUrl, 'end', endToken)),
        ]
      : [];
    return bot.say(parsed.data.chat, `${title}\n${body}`, buttons);
  };
}
