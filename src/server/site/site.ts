import { join } from 'node:path';
import { Hono, type MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import { getMimeType } from 'hono/utils/mime';
import { FARM_MANIFEST_PATH, farmManifestResponse } from '#src/contracts/farm-link.ts';
import { type Language, languageFromQuery, languageRows } from '#src/contracts/languages.ts';
import { CAPTCHA_FRAME_PATH, MISSING_QUERY, NETWORK_LOGIN_PATH, pageFile, TYPE_QUERY } from '#src/contracts/page-files.ts';
import { otherFiguresQueries, type WrittenPage } from '#src/contracts/first-figures.ts';
import { isLoopback, type AppContext, type AppEnv } from '../http/client-address.ts';
import { pageLanguage } from '../http/language.ts';
import { ARCHIVE_LIST, archiveAssets } from './assets-archive.ts';
import { readBuiltSite, type SiteRoute } from './built-site.ts';
import { robotsText, securityText, sitemapText } from './search-engines.ts';
import { createFileServer, type FileServer } from './static-files.ts';
import { writtenResponse } from './written-response.ts';

interface SiteOptions {
  readonly clientDir: string;
  readonly dataDir: string;
  readonly siteUrl: string;
  readonly siteName: string;
  readonly securityContact?: string | undefined;
  readonly nowMs: number;
  /** A page with figures of now, in the place of a file of the build that has none. */
  readonly writtenPage?: (file: string) => WrittenPage | undefined;
}

/** The built site as a web server sees it. */
export interface Site {
  readonly scriptHashes: readonly string[];
  /** Of the inline script in the frame of a third-party captcha. */
  readonly captchaScriptHash: string | undefined;
  /** The site paths that have a page. */
  readonly paths: ReadonlySet<string>;
  /** Every GET and HEAD. */
  readonly routes: Hono<AppEnv>;
}

/** Query and cookie choose the language, so a shared cache must vary by them. */
const LANGUAGE_VARY = 'Cookie, Accept-Language, Accept-Encoding';
const revalidated = { 'cache-control': 'no-cache' };
const noStore = { 'cache-control': 'no-store' };

/** The template, the build's notes to the server and the compressed siblings under their own names. */
const privatePaths: ReadonlySet<string> = new Set(['/index.html', '/routes.json', '/csp-hashes.json', `/assets/${ARCHIVE_LIST}`]);
const isPrivate = (path: string): boolean => privatePaths.has(path) || /\.(br|gz)$/.test(path);
/** Folders that hold nothing but files: what they lack is never a page. */
const isInFileFolder = (path: string): boolean => /^\/(assets|media|\.well-known)\/|^\/html\/.*\.html$/.test(path);
/**
 * Whether a path names a file by its ending, be it there or not. A page of another site that stood here before, `/about.html` say, and an
 * ending of no known kind of file are unknown paths: they lead home.
 */
const namesFile = (path: string): boolean => isInFileFolder(path) || !/^(text\/html.*)?$/.test(getMimeType(path) ?? '');

/** The path without the slashes at its end. No pattern: it would look at each run of slashes from each of its slashes. */
function withoutEndSlash(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** Path of the HTML file of a route in the built site. `type` is what the query says. */
function htmlPath(language: Language, { path, types, isPrerendered }: SiteRoute, type: string | undefined): string {
  if (!isPrerendered) return pageFile(language, '/shell');
  return pageFile(
    language,
    path,
    types.find((each) => each === type),
  );
}

/** A file that is not there, as a file: never a page under a script's name. */
const missing = (context: AppContext): Response => context.text('Not found\n', 404, noStore);

/** An unknown path leads home, which says so; the requested language goes along. Not on a kiosk, where no one would read it. */
function toHome(context: AppContext): Response {
  const language = languageFromQuery(context.req.query('language'));
  const isInKiosk = context.req.query('kiosk') === '1';
  const query = new URLSearchParams({ ...(language && { language }), ...(isInKiosk ? { kiosk: '1' } : { [MISSING_QUERY]: '1' }) });
  return context.body(null, 302, { ...noStore, location: `/?${query}` });
}

/** A file of the visitor's language. */
async function localised(context: AppContext, files: FileServer, pathIn: (language: Language) => string): Promise<Response> {
  const language = pageLanguage(context.req.raw.headers, new URL(context.req.url).searchParams);
  const response = await files(context, pathIn(language));
  response?.headers.set('content-language', languageRows[language].tag);
  response?.headers.set('vary', LANGUAGE_VARY);
  // Its ETag says more, and a page with its headers has to fit into the first flight of packets (14 kB).
  response?.headers.delete('last-modified');
  return response ?? missing(context);
}

/** The pages of the build, or what is written in their place; any other path goes on. */
function pages(routes: readonly SiteRoute[], files: FileServer, writtenPage: SiteOptions['writtenPage']): MiddlewareHandler<AppEnv> {
  const byPath: ReadonlyMap<string, SiteRoute> = new Map(routes.map((route) => [route.path, route]));
  return async (context, next) => {
    const route = byPath.get(withoutEndSlash(context.req.path));
    if (route === undefined) return next();
    const fileIn = (language: Language): string => htmlPath(language, route, context.req.query(TYPE_QUERY));
    const language = pageLanguage(context.req.raw.headers, new URL(context.req.url).searchParams);
    const showsOthers = otherFiguresQueries.some((name) => context.req.query(name) !== undefined);
    const written = showsOthers ? undefined : writtenPage?.(fileIn(language));
    const response = written ? writtenResponse(context, written, language) : await localised(context, files, fileIn);
    if (!route.isIndexed) response.headers.set('x-robots-tag', 'noindex');
    return response;
  };
}

/** Opens the built site and the archive of replaced assets; undefined when nothing is built. */
export async function openSite({
  clientDir,
  dataDir,
  siteUrl,
  siteName,
  securityContact,
  nowMs,
  writtenPage,
}: SiteOptions): Promise<Site | undefined> {
  const built = await readBuiltSite(clientDir);
  if (built === undefined) return undefined;
  const archiveDir = join(dataDir, 'assets-archive');
  await archiveAssets({ assetsDir: join(clientDir, 'assets'), archiveDir, nowMs });
  const files = createFileServer(clientDir);
  const archive = createFileServer(archiveDir, '/assets');

  const routes = new Hono<AppEnv>();
  routes.use(etag());
  routes.get('/robots.txt', (context) => context.text(robotsText(siteUrl), 200, revalidated));
  routes.get('/sitemap.xml', (context) =>
    context.body(sitemapText(siteUrl, built.routes), 200, { ...revalidated, 'content-type': 'application/xml; charset=utf-8' }),
  );
  if (securityContact !== undefined)
    routes.get('/.well-known/security.txt', (context) =>
      context.text(securityText(siteUrl, securityContact, Date.now()), 200, revalidated),
    );
  routes.get(FARM_MANIFEST_PATH, (context) => farmManifestResponse(new URL(context.req.url).searchParams, siteName) ?? missing(context));
  routes.get('/manifest.webmanifest', (context) => localised(context, files, (language) => `/manifest.${language}.webmanifest`));
  routes.get(NETWORK_LOGIN_PATH, (context) => context.body(null, 302, { ...noStore, location: '/' }));
  routes.get(CAPTCHA_FRAME_PATH, async (context) => (await files(context)) ?? missing(context));
  // Names of settings are for who opens the site on the machine itself.
  routes.get('/unset', (context, next) => (isLoopback(context) ? next() : toHome(context)));
  routes.get('*', pages(built.routes, files, writtenPage), async (context) => {
    const { path } = context.req;
    if (isPrivate(path)) return missing(context);
    if (!namesFile(path)) return toHome(context);
    const file = (await files(context)) ?? (path.startsWith('/assets/') ? await archive(context) : undefined);
    if (path.startsWith('/html/')) file?.headers.set('x-robots-tag', 'noindex');
    return file ?? missing(context);
  });
  const { scriptHashes, captchaScriptHash } = built;
  return { scriptHashes, captchaScriptHash, paths: new Set(built.routes.map(({ path }) => path)), routes };
}
