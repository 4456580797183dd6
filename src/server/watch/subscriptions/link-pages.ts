import { Hono } from 'hono';
import { eq } from 'drizzle-orm';
import { languageRows, type Language } from '#src/contracts/languages.ts';
import type { AppContext, AppEnv } from '../../http/client-address.ts';
import { pageLanguage } from '../../http/language.ts';
import { type MessageKey, messageIn } from '../../messages/messages.ts';
import { watch } from '../../db/schema.ts';
import { quietMessage } from '../outbox/fan-out.ts';
import type { Watching } from '../watching.ts';
import { LINK_PATH, type LinkUse, linkUses } from './links.ts';
import { confirmWatch, endWatch, farmsOf, touch, watchOf, type WatchRow } from './watches.ts';
import { farmPath } from '#src/contracts/farm-link.ts';

interface LinkTexts {
  readonly title: MessageKey;
  readonly ask: MessageKey;
  readonly button: MessageKey;
  readonly done: MessageKey;
}

const texts: Readonly<Record<LinkUse, LinkTexts>> = {
  confirm: { title: 'watchConfirmTitle', ask: 'watchConfirmAsk', button: 'watchConfirmButton', done: 'watchConfirmDone' },
  end: { title: 'watchEndTitle', ask: 'watchEndAsk', button: 'watchEndTitle', done: 'watchEndDone' },
  quiet: { title: 'watchQuietTitle', ask: 'watchQuietAsk', button: 'watchQuietTitle', done: 'watchQuietDone' },
};

const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

interface Page {
  readonly language: Language;
  readonly site: string;
  readonly title: string;
  readonly text: string;
  /** A button under it that does what the page says. */
  readonly button?: string;
  readonly farm?: string | undefined;
}

/** A page that works where nothing else does: no script, no style, no picture. The form is sent to its own address. */
function pageHtml({ language, site, title, text, button, farm }: Page): string {
  const form = button === undefined ? '' : `<form method="post"><p><button>${escaped(button)}</button></p></form>`;
  const link = farm === undefined ? '' : `<p><a href="${escaped(farm)}">${escaped(messageIn(language, 'watchToFarm'))}</a></p>`;
  return `<!doctype html><html lang="${languageRows[language].tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="dark light"><meta name="robots" content="noindex"><link rel="icon" href="/icons/icon-192.png"><title>${escaped(`${title} - ${site}`)}</title></head><body><h1>${escaped(title)}</h1><p>${escaped(text)}</p>${form}${link}</body></html>`;
}

const headers = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

/**
 * The links in messages: a GET shows a page with a button, a POST does it, so that whatever looks at links in mails ends nothing. What a mailbox's own
 * button posts (RFC 8058) is the same POST.
 */
export function linkRoutes(watching: Watching): Hono<AppEnv> {
  const { db, tokens, settings, now } = watching;

  const act = async (use: LinkUse, row: WatchRow, part: string): Promise<void> => {
    if (use === 'end') return endWatch(db, row.id);
    await touch(db, [row.id], now());
    if (use === 'confirm') await confirmWatch(db, row, { target: row.target, targetDigest: row.targetDigest }, now());
    else await quietMessage(db, row.id, Number(part));
  };

  const respond = async (context: AppContext, use: LinkUse): Promise<Response> => {
    const read = tokens.read(use, context.req.query('t') ?? '');
    const row = read && (await watchOf(db, read.id));
    const language = row?.rules.language ?? pageLanguage(context.req.raw.headers, new URLSearchParams());
    const { title, ask, button, done } = texts[use];
    const said = { language, site: settings.siteName, title: messageIn(language, title) };
    const isDone = context.req.method === 'POST';
    // Pressed twice, or the watch is gone already: either way it has ended.
    const hasEnded = use === 'end' && read !== undefined && row === undefined;
    if (hasEnded) return context.html(pageHtml({ ...said, text: messageIn(language, done) }), 200, headers);
    if (!read || !row) return context.html(pageHtml({ ...said, text: messageIn(language, 'watchLinkOver') }), 404, headers);
    const [first] = await farmsOf(db, row.id);
    const farm = first && farmPath({ addr: first.address, coinType: first.coin });
    if (!isDone)
      return context.html(pageHtml({ ...said, text: messageIn(language, ask), button: messageIn(language, button) }), 200, headers);
    await act(use, row, read.part);
    return context.html(pageHtml({ ...said, text: messageIn(language, done), farm }), 200, headers);
  };

  const routes = new Hono<AppEnv>();
  for (const use of linkUses) routes.on(['GET', 'POST'], `${LINK_PATH}/${use}`, (context) => respond(context, use));
  return routes;
}

/** What the bot does with what is written to it in a chat: a start with a code turns a watch on, "/stop" ends those of the chat. */
export async function answerChat(
  { db, tokens, bot, settings, now }: Watching,
  { chat, text }: { readonly chat: number; readonly text: string },
  digestOf: (chat: number) => string,
): Promise<void> {
  const targetDigest = digestOf(chat);
  if (/^\/stop\b/.test(text)) {
    const own = await db.select({ id: watch.id, rules: watch.rules }).from(watch).where(eq(watch.targetDigest, targetDigest));
    for (const { id } of own) await endWatch(db, id);
    await bot?.say(chat, messageIn(own[0]?.rules.language ?? 'en', 'watchStopped'));
    return;
  }
  const [, code = ''] = /^\/start ([\w-]{20,64})$/.exec(text) ?? [];
  const read = tokens.read('confirm', tokens.ofStart(code));
  const row = read && (await watchOf(db, read.id));
  // A code is good for one chat: somebody who gets to see the link later does not take the messages over.
  if (row?.way !== 'telegram' || row.state === 'on') return;
  await confirmWatch(db, row, { target: { chat }, targetDigest }, now());
  const farms = (await farmsOf(db, row.id)).map(({ name, coin, address }) => name || `${coin} ${address.slice(0, 6)}…${address.slice(-4)}`);
  await bot?.say(chat, messageIn(row.rules.language, 'watchStarted', { site: settings.siteName, farms: farms.join(', ') }));
}
