import { join } from 'node:path';
import { FARM_MANIFEST_PATH, farmManifestResponse } from '#src/contracts/farm-link.ts';
import { languageFromQuery } from '#src/contracts/languages.ts';
import type { AppContext } from '../http/client-address.ts';
import { archiveAssets } from './assets-archive.ts';
import { readBuiltSite, SERVER_FILES } from './built-site.ts';
import { createPages } from './pages.ts';
import { robotsText, sitemapText } from './search-engines.ts';
import { createStaticFiles } from './static-files.ts';

export interface SiteOptions {
  readonly clientDir: string;
  readonly dataDir: string;
  readonly siteUrl: string;
  readonly nowMs: number;
}

/** The built site as a web server sees it. */
export interface Site {
  readonly scriptHashes: readonly string[];
  /** Answers every GET and HEAD. */
  respond(context: AppContext): Promise<Response>;
}

const textResponse = (text: string, type: string): Response =>
  new Response(text, { headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' } });

/** A file that is not there, as a file: never a page under a script's name (R1). */
const missing = (): Response =>
  new Response('Not found\n', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' } });

/** An unknown path leads home; the language that is asked for goes along (decision B9). */
function toHome(query: URLSearchParams): Response {
  const language = languageFromQuery(query.get('language'));
  return new Response(null, { status: 302, headers: { location: language ? `/?language=${language}` : '/', 'cache-control': 'no-store' } });
}

/** Files that something else answers: the template and the manifest in the visitor's language by pages.ts, the other two below. */
const ownAnswers: ReadonlySet<string> = new Set(['/index.html', '/manifest.webmanifest', '/robots.txt', '/sitemap.xml']);

/** The build's notes to the server are not for visitors. */
const isPublic = (path: string): boolean => !SERVER_FILES.has(path) && !ownAnswers.has(path);

/** Opens the built site and the archive of replaced assets; undefined when nothing is built. */
export async function openSite({ clientDir, dataDir, siteUrl, nowMs }: SiteOptions): Promise<Site | undefined> {
  const built = await readBuiltSite(clientDir);
  if (built === undefined) return undefined;
  const archiveDir = join(dataDir, 'assets-archive');
  await archiveAssets({ assetsDir: join(clientDir, 'assets'), archiveDir, nowMs });
  const files = await createStaticFiles(clientDir, '', isPublic);
  const archive = await createStaticFiles(archiveDir, '/assets', (path) => path !== '/assets/current.json');
  const pages = createPages(built.routes, files);

  const respond = async (context: AppContext): Promise<Response> => {
    const { path } = context.req;
    if (path === '/robots.txt') return textResponse(robotsText(siteUrl), 'text/plain');
    if (path === FARM_MANIFEST_PATH) return farmManifestResponse(new URL(context.req.url).searchParams) ?? missing();
    if (path === '/sitemap.xml') return textResponse(sitemapText(siteUrl, built.routes), 'application/xml');
    const file = (await files.respond(path, context.req.raw)) ?? (await archive.respond(path, context.req.raw));
    if (file && path.startsWith('/html/')) file.headers.set('x-robots-tag', 'noindex');
    if (file) return file;
    const page = await pages(context);
    if (page) return page;
    return path.startsWith('/assets/') || /\.\w+$/.test(path) ? missing() : toHome(new URL(context.req.url).searchParams);
  };
  return { scriptHashes: built.scriptHashes, respond };
}
