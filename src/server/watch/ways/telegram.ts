import * as z from 'zod';
import { SECOND_MS } from '#src/domain/days.ts';
import { messageIn } from '../../messages/messages.ts';
import { linkOf } from '../subscriptions/links.ts';
import type { OutsideFetch } from './outside-request.ts';
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

interface BotPlan {
  readonly token: string;
  readonly ask: OutsideFetch;
  /** Without a slash at its end. */
  readonly api?: string;
}

/** The bot of a token. The token stands in the path of each call, which is logged nowhere. */
export function createBot({ token, ask, api = TELEGRAM_API }: BotPlan): TelegramBot {
  let known: string | undefined;
  let next = 0;
  const call = async (method: string, fields: object, timeoutMs?: number): Promise<z.output<typeof answer>> => {
    const { text } = await ask({
      url: `${api}/bot${token}/${method}`,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
      ...(timeoutMs !== undefined && { timeoutMs }),
    });
    return answer.parse(JSON.parse(text));
  };
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
        const { ok, error_code: code = 0, description = '', parameters } = await call('sendMessage', { chat_id: chat, text, ...keyboard });
        if (ok) return { kind: 'sent' };
        if (code === 429 || code >= 500) {
          const afterMs = patienceOf(parameters?.retry_after?.toString(), 0);
          return { kind: 'later', ...(afterMs !== undefined && { afterMs }) };
        }
        // The bot was blocked, or the chat is deleted.
        return { kind: code === 403 || /chat not found/i.test(description) ? 'gone' : 'refused' };
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
