import type { StaticDataRouteOption } from '@tanstack/react-router';
import type { i18n } from 'i18next';
import * as z from 'zod/mini';
import { type Language, languageRows, languages, languageSchema } from '#src/contracts/languages.ts';
import { FEED_PATHS } from '#src/contracts/page-files.ts';
import { brand } from '#src/lib/brand.ts';
import type { AppRouter } from './router.tsx';
import '#src/routes/-static-data.ts';

const metaSchema = z.object({ title: z.string(), description: z.string(), keywords: z.string() });

/** One element of a page's head; written as HTML by the prerender and as DOM by the browser. */
export interface HeadTag {
  tag: 'meta' | 'link';
  attributes: Record<string, string>;
}
export interface PageHead {
  /** HTML `lang`: the page's language, that of its title. */
  tag: string;
  title: string;
  tags: HeadTag[];
}

/** Zoom stays possible everywhere but on the routes the specification names. */
const viewports = {
  free: 'width=device-width, initial-scale=1, viewport-fit=cover',
  fixed: 'width=device-width, initial-scale=1, maximum-scale=1, user-scalable=no, viewport-fit=cover',
};

interface HeadParts {
  router: AppRouter;
  language: Language;
  /** Scheme and host of the site; empty in a build without SITE_URL: addresses are then set by the browser. */
  origin: string;
  /** The title of the one thing that the page is about, once that is known. */
  thingName?: string | undefined;
}

const meta = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { name, content } });
const property = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { property: name, content } });
const link = (attributes: Record<string, string>): HeadTag => ({ tag: 'link', attributes });

/** Title, description, keywords, canonical, languages and Open Graph of the current route. */
export function headOf({ router, language, origin, thingName }: HeadParts): PageHead {
  const { matches, location } = router.state;
  const data = matches.reduce<StaticDataRouteOption>((all, match) => ({ ...all, ...match.staticData }), {});
  const { loaderData } = matches.at(-1) ?? {};
  const fixed = fixedDocumentOf(loaderData);
  const {
    title: pageTitle,
    description: pageDescription,
    keywords,
  } = fixed?.meta ?? metaOf(router.options.context.i18n, language, data.meta);
  const thing = thingOf(loaderData);
  const named = thingName ?? thing?.thingName;
  const description = thing?.thingDescription ?? pageDescription;
  const title = named === undefined ? pageTitle : `${named} | ${brand.name}`;
  const documentLanguage = languageRows[fixed?.language ?? language];
  const address = origin + (data.canonical ?? location.pathname.replace(/(?<=.)\/$/, ''));
  return {
    tag: documentLanguage.tag,
    title,
    tags: [
      meta('viewport', data.hasFixedViewport ? viewports.fixed : viewports.free),
      meta('description', description),
      meta('keywords', keywords),
      ...(data.isNotIndexed ? [meta('robots', 'noindex')] : []),
      ...(origin ? addressTags(address, fixed ? undefined : language, thing?.thingSearch) : []),
      ...(data.hasFeeds && brand.hasFeeds ? feedTags(origin, language) : []),
      property('og:type', 'website'),
      property('og:site_name', brand.name),
      property('og:title', title),
      property('og:description', description),
      property('og:locale', documentLanguage.ogLocale),
    ],
  };
}

/** Canonical and hreflang in the query form, with the part of it that names the page's thing; a document of one fixed language has its path alone. */
function addressTags(address: string, language: Language | undefined, search: Readonly<Record<string, string>> = {}): HeadTag[] {
  const inLanguage = (to: Language) => `${address}?${new URLSearchParams({ ...search, language: to }).toString()}`;
  const own = language ? inLanguage(language) : address;
  const others = language ? languages.map((to) => link({ rel: 'alternate', hreflang: languageRows[to].tag, href: inLanguage(to) })) : [];
  // Not the bare address: search engines would take it for a second canonical one.
  const anyone = language ? [link({ rel: 'alternate', hreflang: 'x-default', href: inLanguage('en') })] : [];
  return [
    link({ rel: 'canonical', href: own }),
    ...others,
    ...anyone,
    property('og:url', own),
    property('og:image', new URL(brand.sharePicture.path, address).href),
    property('og:image:width', brand.sharePicture.width),
    property('og:image:height', brand.sharePicture.height),
    meta('twitter:card', brand.sharePicture.card),
  ];
}

/** Where a feed reader finds what follows the page (the language in the query). */
function feedTags(origin: string, language: Language): HeadTag[] {
  const feed = (type: string, path: string) =>
    link({ rel: 'alternate', type, title: brand.name, href: `${origin}${path}?language=${language}` });
  return [feed('application/atom+xml', FEED_PATHS.atom), feed('application/feed+json', FEED_PATHS.json)];
}

const fixedDocument = z.object({ language: languageSchema, meta: metaSchema });

/** A legal document keeps its own language, whatever the visitor's. */
function fixedDocumentOf(loaderData: unknown): z.infer<typeof fixedDocument> | undefined {
  const parsed = fixedDocument.safeParse(loaderData);
  return parsed.success ? parsed.data : undefined;
}

const thingSchema = z.object({
  thingName: z.string(),
  thingDescription: z.optional(z.string()),
  /** What of the query leads to it; without any it shares its page's address. */
  thingSearch: z.optional(z.record(z.string(), z.string())),
});

/** The one thing of a page, where its route names it. */
function thingOf(loaderData: unknown): z.infer<typeof thingSchema> | undefined {
  return thingSchema.safeParse(loaderData).data;
}

function metaOf(i18n: i18n, language: Language, place: string | undefined): z.infer<typeof metaSchema> {
  const [namespace = 'landing', key = 'meta'] = (place ?? 'landing:meta').split(':');
  const found = metaSchema.safeParse(i18n.getResource(language, namespace, key));
  return found.success ? found.data : { title: brand.name, description: '', keywords: '' };
}
