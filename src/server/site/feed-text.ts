/** One entry of a feed. `html`: its text as HTML, else plain. */
export interface FeedEntry {
  /** Its address, which stays the same for ever and is its id too. */
  readonly address: string;
  readonly title: string;
  readonly summary: string;
  readonly html?: string | undefined;
  readonly atMs: number;
  /** BCP 47, where it is not the feed's. */
  readonly languageTag?: string | undefined;
}

/** A feed in one language, newest entry first; both its formats are written from it. */
export interface Feed {
  readonly title: string;
  /** Who publishes it. */
  readonly author: string;
  readonly subtitle: string;
  /** BCP 47. */
  readonly languageTag: string;
  readonly pageAddress: string;
  /** Of the feed itself, by format. */
  readonly atomAddress: string;
  readonly jsonAddress: string;
  readonly iconAddress: string;
  readonly entries: readonly FeedEntry[];
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
/** All but the characters that XML 1.0 has (its production 2). */
const notXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Text for an element or an attribute; what XML cannot hold is left out. */
const xml = (text: string): string => text.replaceAll(notXml, '').replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? '');
const moment = (atMs: number): string => new Date(atMs).toISOString().replace('.000Z', 'Z');

function atomEntry({ address, title, summary, html, atMs, languageTag }: FeedEntry): string {
  return [
    languageTag === undefined ? '<entry>' : `<entry xml:lang="${xml(languageTag)}">`,
    `<id>${xml(address)}</id>`,
    `<title>${xml(title)}</title>`,
    `<link rel="alternate" type="text/html" href="${xml(address)}"/>`,
    `<updated>${moment(atMs)}</updated>`,
    `<published>${moment(atMs)}</published>`,
    html === undefined ? `<summary>${xml(summary)}</summary>` : `<content type="html">${xml(html)}</content>`,
    '</entry>',
  ].join('');
}

/** The feed as Atom (RFC 4287). One without entries is as old as the epoch: a feed must have a date. */
export function atomText(feed: Feed): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${xml(feed.languageTag)}">`,
    `<id>${xml(feed.atomAddress)}</id>`,
    `<title>${xml(feed.title)}</title>`,
    `<subtitle>${xml(feed.subtitle)}</subtitle>`,
    `<link rel="self" type="application/atom+xml" href="${xml(feed.atomAddress)}"/>`,
    `<link rel="alternate" type="text/html" href="${xml(feed.pageAddress)}"/>`,
    `<icon>${xml(feed.iconAddress)}</icon>`,
    `<author><name>${xml(feed.author)}</name></author>`,
    `<updated>${moment(feed.entries[0]?.atMs ?? 0)}</updated>`,
    ...feed.entries.map(atomEntry),
    '</feed>',
    '',
  ].join('\n');
}

/** The feed as JSON Feed 1.1 (jsonfeed.org). */
export function jsonFeedText(feed: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.subtitle,
    home_page_url: feed.pageAddress,
    feed_url: feed.jsonAddress,
    icon: feed.iconAddress,
    language: feed.languageTag,
    authors: [{ name: feed.author }],
    items: feed.entries.map(({ address, title, summary, html, atMs, languageTag }) => ({
      id: address,
      url: address,
      title,
      ...(languageTag !== undefined && { language: languageTag }),
      ...(html === undefined ? { content_text: summary } : { content_html: html }),
      date_published: moment(atMs),
      date_modified: moment(atMs),
    })),
  });
}
