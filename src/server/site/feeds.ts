import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { FEED_PATHS } from '#src/contracts/page-files.ts';
import { type Language, languageFromQuery, languageRows } from '#src/contracts/languages.ts';
import { SECOND_MS } from '#src/domain/days.ts';
import type { Content } from '../db/content.ts';
import type { AppEnv } from '../http/client-address.ts';
import type { Edition, Editions } from '../market/editions.ts';
import { messageIn } from '../messages/messages.ts';
import { atomText, type Feed, type FeedEntry, jsonFeedText } from './feed-text.ts';

interface FeedSources {
  readonly siteUrl: string;
  readonly siteName: string;
  readonly content: Content;
  readonly editions: () => Editions;
}

/** Editions of a feed, and as many announcements at most. */
const ENTRIES = 30;
/** An edition comes once a day; a reader may be minutes behind with an announcement. */
const headers = { 'cache-control': 'public, max-age=300' };

/**
 * The newspapers of the days that are over and the announcements, in the language of the query, else in English: an address has one content.
 * Today's paper, which still changes, is not among them.
 */
async function feedIn(language: Language, { siteUrl, siteName, content, editions }: FeedSources): Promise<Feed> {
  const inLanguage = (path: string, query: Readonly<Record<string, string>> = {}): string =>
    `${siteUrl}${path}?${new URLSearchParams({ ...query, language }).toString()}`;
  const printed = await editions().newest(ENTRIES);
  const announced = content(language).announcements.slice(0, ENTRIES);
  const entries: FeedEntry[] = [
    ...printed.flatMap((edition) => editionEntry(edition, language, inLanguage('/daily-paper', { date: edition.date }))),
    ...announced.map(({ id, title, content: html, time, language: other }) => ({
      address: inLanguage('/historyInfo', { id }),
      title,
      summary: '',
      html,
      atMs: time * SECOND_MS,
      languageTag: other && languageRows[other].tag,
    })),
  ];
  return {
    title: messageIn(language, 'feedTitle', { site: siteName }),
    author: siteName,
    subtitle: messageIn(language, 'feedSubtitle'),
    languageTag: languageRows[language].tag,
    pageAddress: inLanguage('/daily-paper'),
    atomAddress: inLanguage(FEED_PATHS.atom),
    jsonAddress: inLanguage(FEED_PATHS.json),
    iconAddress: `${siteUrl}/icons/icon-192.png`,
    entries: entries.toSorted((a, b) => b.atMs - a.atMs),
  };
}

/** An edition under its lead, with the other headlines and the label of its figures in its summary; none where it has no headlines. */
function editionEntry({ news, atMs }: Edition, language: Language, address: string): FeedEntry[] {
  const [lead, ...others] = news(language).news;
  if (!lead) return [];
  const gap = languageRows[language].tag.startsWith('zh') ? '' : ' ';
  const stops = others.map(({ title }) => `${title}${gap === '' ? '。' : '.'}`);
  return [{ address, title: lead.title, summary: [lead.summary, ...stops, messageIn(language, 'feedSimulated')].join(gap), atMs }];
}

/** `/feed.xml` and `/feed.json`. */
export function feedRoutes(sources: FeedSources): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  const serve = (path: string, type: string, write: (feed: Feed) => string): void => {
    routes.get(path, etag(), async (context) => {
      const language = languageFromQuery(context.req.query('language')) ?? 'en';
      return context.body(write(await feedIn(language, sources)), 200, { ...headers, 'content-type': `${type}; charset=utf-8` });
    });
  };
  serve(FEED_PATHS.atom, 'application/atom+xml', atomText);
  serve(FEED_PATHS.json, 'application/feed+json', jsonFeedText);
  return routes;
}
