import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { FIGURED_PAGES_LIST, type FiguredPage, FRAMES_FOLDER, type FirstRead } from '../contracts/first-figures.ts';
import { type Language, languages } from '../contracts/languages.ts';
import { pageFile, TYPE_QUERY } from '../contracts/page-files.ts';
import { coreNamespaces } from '../i18n/namespaces.ts';
import { ChunkGraph } from './build-plugins/chunk-graph.ts';
import { PageSheets, type Sheet } from './build-plugins/page-sheets.ts';
import { type PageParts, pageHtml } from './build-plugins/page-html.ts';
import type { SiteIdentity } from './build-plugins/site-identity.ts';
import type { Tiers } from './build-plugins/tiers.ts';
import { webManifest } from './build-plugins/web-manifest.ts';
import { frameOf } from './figured-pages/page-frame.ts';
import { pages } from './pages.ts';
import type * as Prerender from './prerender.tsx';

const sentences = /\/i18n\/locales\/(\w+)\/([\w-]+)\.json/;

/** It stands in every prerendered page; its code comes later, its styles may not. */
const isAgreement = (moduleId: string) => moduleId.endsWith('/src/features/notices/agreement-dialog.tsx');

interface Options {
  /** The server build of `prerender.tsx`. */
  entry: string;
  outDir: string;
  /** Told which files the home page and the shells need: the install tier. */
  tiers: Tiers;
  /** Named in the manifests. */
  site: SiteIdentity;
}

/**
 * At the end of the client build every declared route is rendered in every language, with the hashes of its
 * inline scripts for the policy, one manifest per language, and the list of routes for the server and the worker.
 */
export function prerender({ entry, outDir, tiers, site: identity }: Options): Plugin {
  let root = '';
  let template = '';
  let graph: ChunkGraph | undefined;
  return {
    name: 'okkong:prerender',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    configResolved(config) {
      root = config.root;
    },
    // Our own index.html, behind the plugins that fill it in: pages name their files themselves.
    transformIndexHtml: { order: 'pre', handler: (html) => void (template = html) },
    generateBundle(_options, bundle) {
      graph = new ChunkGraph(bundle, (id) => this.getModuleInfo(id));
    },
    closeBundle: {
      sequential: true,
      // Before the worker is built, so that the pages are in its list.
      order: 'pre',
      async handler() {
        if (!graph) return;
        const site: Site = {
          root,
          out: resolve(root, outDir),
          template,
          graph,
          sheets: new PageSheets(resolve(root, outDir), graph),
          tiers,
          serverOut: dirname(resolve(root, entry)),
          identity,
          renderer: await import(pathToFileURL(resolve(root, entry)).href),
          needs: new Map(),
          figured: [],
        };
        for (const name of site.renderer.unusableSettings()) this.warn(`The setting ${name} cannot be used and counts as not set.`);
        await writePages(site);
      },
    },
  };
}

interface Site {
  root: string;
  out: string;
  /** index.html with empty places. */
  template: string;
  graph: ChunkGraph;
  sheets: PageSheets;
  tiers: Tiers;
  /** Where the server build of the pages is. */
  serverOut: string;
  identity: SiteIdentity;
  renderer: typeof Prerender;
  /** The pages that show figures, which the server writes into them. */
  figured: FiguredPage[];
  /** By the file of each page the files that it is made of in the browser. */
  needs: Map<string, readonly string[]>;
}

async function writePages(site: Site): Promise<void> {
  const { template } = site;
  const routes = site.renderer.listRoutes();
  const hashes = new Set<string>();
  const write = async (file: string, parts: PageParts) => {
    const html = pageHtml(template, parts);
    for (const [, code = ''] of html.matchAll(/<script>([\s\S]*?)<\/script>/g))
      hashes.add(`sha256-${createHash('sha256').update(code).digest('base64')}`);
    await put(site.out, file.slice(1), html);
  };
  for (const language of languages) {
    for (const route of routes.filter(({ isPrerendered }) => isPrerendered)) {
      for (const type of [undefined, ...route.types]) {
        const path = type === undefined ? route.path : `${route.path}?${TYPE_QUERY}=${type}`;
        const page = await site.renderer.render(path, language);
        const { query, types, sections } = pages[route.path] ?? {};
        const moduleId = type === undefined ? undefined : types?.[type];
        const file = pageFile(language, route.path, type);
        const files = await filesFor(site, language, { ...page, moduleId, sections });
        const parts = { ...page, path, query, ...files };
        site.needs.set(file, files.needs);
        await write(file, parts);
        if (page.reads.length === 0) continue;
        site.figured.push({ path, language, file });
        await put(site.serverOut, FRAMES_FOLDER + file, frameOf(template, parts));
      }
    }
    const home = await site.renderer.render('/', language);
    await write(pageFile(language, '/shell'), {
      ...home,
      html: '',
      tags: home.tags.slice(0, 1),
      structured: undefined,
      ...(await filesFor(site, language, { routeIds: [], namespaces: [] })),
    });
    await put(site.out, `manifest.${language}.webmanifest`, webManifest(site.root, language, site.identity));
  }
  await put(site.out, 'manifest.webmanifest', webManifest(site.root, 'en', site.identity));
  await put(site.out, 'routes.json', JSON.stringify(routes));
  await put(site.serverOut, FIGURED_PAGES_LIST, JSON.stringify(site.figured));
  await put(site.out, 'csp-hashes.json', JSON.stringify([...hashes]));
  await rm(resolve(site.out, 'index.html'));
  const { sheets } = await filesFor(site, 'en', { routeIds: ['/_shell', '/_shell/'], namespaces: [], sections: pages['/']?.sections });
  chooseInstallTier(site, sheets);
  await site.sheets.dropShared();
  chooseFirstFiles(site);
}

interface PageModules {
  routeIds: string[];
  namespaces: string[];
  /** What the loader imports for this page alone. */
  moduleId?: string | undefined;
  /** What composes the parts below its first view: they are imported later, but their HTML needs its styles at once. */
  sections?: string | undefined;
  /** The figures that the server writes into it. */
  reads?: readonly FirstRead[];
}

const firstPages = Object.values(pages).filter(({ tier }) => tier === 1);

/** The chunks of the entry, of a page's routes and own module, and of the core sentences and the routes' own in its language. */
async function filesFor(
  { graph, sheets }: Site,
  language: Language,
  { routeIds, namespaces, moduleId, sections, reads = [] }: PageModules,
) {
  const isRoute = (id: string) => routeIds.some((routeId) => isRouteChunk(id, routeId));
  const isSpoken = (id: string) => isSentences(id, [...coreNamespaces, ...namespaces], [language]);
  const own = routeIds.at(-1);
  if (own !== undefined && graph.filesOf((id) => isRouteChunk(id, own)).js.length === 0) throw new Error(`No chunk has the page ${own}.`);
  const isOwn = (id: string) => moduleId !== undefined && id.endsWith(moduleId);
  // What reads the figures that such a page comes with, before it is hydrated.
  const isNeeded = (id: string) => isReader(id) && reads.length > 0;
  const files = graph.filesOf((id) => isEntry(id) || isSpoken(id) || isRoute(id) || isOwn(id) || isNeeded(id));
  const later = graph.laterFilesOf((id) => sections !== undefined && id.endsWith(sections));
  const agreement = graph.filesOf((id) => routeIds.length > 0 && isAgreement(id));
  return {
    entry: graph.filesOf((id) => id.endsWith('/src/app/main.ts')).js,
    js: files.js,
    needs: [...files.js, ...files.css],
    sheets: await sheets.of([...new Set([...files.css, ...agreement.css, ...later.css])]),
  };
}

function isSentences(moduleId: string, namespaces: readonly string[], spoken: readonly string[]): boolean {
  const [, language = '', namespace = ''] = sentences.exec(moduleId) ?? [];
  return spoken.includes(language) && namespaces.includes(namespace);
}

const isEntry = (moduleId: string) => /\/src\/app\/(?:main|start)\.tsx?$/.test(moduleId);
/** What every page needs with its first response. */
const isReader = (moduleId: string) => moduleId.endsWith('/src/contracts/read-data.ts');

/** The router's plugin marks what it splits from a route's file with this query; it says so nowhere, so `filesFor` looks that it did. */
function isRouteChunk(moduleId: string, routeId: string): boolean {
  const isHome = routeId === '/_shell/' || routeId === '/_shell/home';
  const file = routeId === '/_shell/' ? '/_shell/index' : routeId;
  return moduleId.includes(`/src/routes${file}.tsx?tsr-split`) || (isHome && /\/src\/routes\/-home(?:-sections)?\.tsx?$/.test(moduleId));
}

function chooseInstallTier({ graph, tiers }: Site, sheets: readonly Sheet[]): void {
  const isHome = (id: string) => ['/_shell', '/_shell/', '/_shell/home'].some((route) => isRouteChunk(id, route));
  const isCore = (id: string) => isEntry(id) || isSentences(id, coreNamespaces, languages) || isAgreement(id) || isReader(id);
  const home = graph.filesOf((id) => isCore(id) || isHome(id) || firstPages.some(({ wanted }) => wanted?.test(id)));
  const later = graph.laterFilesOf((id) => firstPages.some(({ sections }) => sections !== undefined && id.endsWith(sections)));
  tiers.install([
    ...home.js,
    ...home.css,
    ...sheets.map(({ href }) => href),
    ...later.js,
    ...later.css,
    ...languages.flatMap((language) => [pageFile(language, '/'), pageFile(language, '/shell')]),
  ]);
}

/** The second tier begins with all that these pages are made of, what they import later after it. */
function chooseFirstFiles({ graph, tiers, needs }: Site): void {
  const filesOfPage = (path: string) => {
    const name = path.slice(1);
    const page = new RegExp(`^/html/\\w+/${name}\\.`);
    const own = new RegExp(`/src/(?:routes/_shell|features)/${name}[./]`);
    const { css, js } = graph.filesOf((id) => own.test(id) || isSentences(id, [name], languages));
    return [...[...needs].flatMap(([file, needed]) => (page.test(file) ? needed : [])), ...css, ...js];
  };
  tiers.pages(needs);
  tiers.first([...new Set(firstPages.flatMap(({ next = [] }) => next).flatMap(filesOfPage))]);
}

async function put(out: string, name: string, text: string): Promise<void> {
  const file = resolve(out, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
