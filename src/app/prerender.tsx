import type { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import type { i18n } from 'i18next';
import { prerender } from 'react-dom/static';
import { type Language, languageRows } from '#src/contracts/languages.ts';
import { type FirstFiguresData, type FirstRead, isFirstFigure, readSchema } from '#src/contracts/first-figures.ts';
import { answerIds } from '#src/features/help/help-answers.ts';
import { createI18n, loadAllNamespaces } from '#src/i18n/setup.ts';
import { brand } from '#src/lib/brand.ts';
import { readFigures } from '#src/lib/first-figures.ts';
import { poolHost } from '#src/parts/coin-queries.ts';
import { droppedPaths } from '#src/parts/known-routes.ts';
import { languageAtom } from '#src/state/language.ts';
import { makeStore } from '#src/state/store.ts';
import { App } from './app.tsx';
import { headOf, type PageHead } from './head.ts';
import { makePage } from './page.ts';
import { pages } from './pages.ts';
import { structuredData } from './structured-data.ts';

interface RenderedPage extends PageHead {
  html: string;
  /** What the page says where scripts are off. */
  noScript: string;
  /** For search engines; JSON-LD. */
  structured: object;
  /** The sentence for an old browser. */
  oldBrowser: string;
  lateFiles: string;
  /** `lang` of what stands around a document that has a language of its own. */
  siteTag: string;
  /** Route files whose chunks the page needs, for preloading: `_shell/index`. */
  routeIds: string[];
  /** The namespaces of sentences that the routes' loaders load. */
  namespaces: string[];
  /** The reads of public figures that its parts make, as far as they are known without those that depend on others; none where its route has no figures. */
  reads: FirstRead[];
}

/** Renders one path in one language, with the figures that are given; the build has none. Fails on what the page's policy would block. */
export async function render(path: string, language: Language, given?: FirstFiguresData): Promise<RenderedPage> {
  const figures = given && (await readFigures(given, poolHost()));
  const store = makeStore();
  store.set(languageAtom, language);
  const i18n = await createI18n(language);
  await loadAllNamespaces(i18n);
  const noted = noteNamespaces(i18n);
  const { router, queryClient } = makePage({
    i18n,
    store,
    history: createMemoryHistory({ initialEntries: [path] }),
    isServer: true,
    figures,
  });
  const reads = noteReads(queryClient);
  await router.load();
  const namespaces = [...noted];
  // A part that fails leaves its fallback in the page, and one whose loader failed the screen of errors: neither is a page.
  const faults: unknown[] = router.state.matches.flatMap(({ error }) => (error === undefined ? [] : [error]));
  // Unlike renderToString it waits for the parts that load later; in one piece, for pieces would come with inline scripts.
  const { prelude } = await prerender(<App router={router} figures={figures} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void faults.push(error),
  });
  const html = await new Response(prelude).text();
  // Its timers would keep the build's process alive.
  queryClient.clear();
  if (faults.length > 0) throw new Error(`${path} cannot be rendered in ${language}`, { cause: faults[0] });
  if (html.length < 200) throw new Error(`${path} rendered next to nothing: a redirect, perhaps`);
  if (/<[^>]+ style=/.test(html)) throw new Error(`${path} renders a style attribute, which the policy blocks`);
  const head = headOf({ router, language, origin: brand.siteUrl });
  return {
    ...head,
    structured: structuredData({
      path: router.state.location.pathname,
      title: head.title,
      language,
      origin: brand.siteUrl,
      questions: questionsOf(path, i18n),
      ...(given && { modifiedMs: Math.max(...given.responses.map(({ madeAt }) => madeAt)) }),
    }),
    html,
    noScript: i18n.t(given ? 'pwa:noScriptFigures' : 'pwa:noScript'),
    oldBrowser: i18n.t('pwa:oldBrowser'),
    lateFiles: i18n.t('pwa:lateFiles'),
    siteTag: languageRows[language].tag,
    routeIds: router.state.matches.map((match) => match.routeId),
    namespaces,
    reads: router.state.matches.some(({ staticData }) => staticData.hasFigures) ? [...reads.values()] : [],
  };
}

/** The reads of public figures that are made from now on. */
function noteReads(queryClient: QueryClient): ReadonlyMap<string, FirstRead> {
  const noted = new Map<string, FirstRead>();
  const cache = queryClient.getQueryCache();
  const build = cache.build.bind(cache);
  cache.build = (client, options, state) => {
    const [, name, payload] = options.queryKey;
    const { data: read } = readSchema.safeParse({ name, payload });
    // What is not enabled only looks at what others have read.
    const isMade = !('enabled' in options) || options.enabled !== false;
    if (read && isMade && isFirstFigure(read.name)) noted.set(JSON.stringify(read), read);
    return build(client, options, state);
  };
  return noted;
}

/** What the help answers, on every tab of it. */
function questionsOf(path: string, { t }: i18n) {
  if (path !== '/help') return undefined;
  return answerIds.map((id) => ({ question: t(`help:answers.${id}.question`), answer: t(`help:answers.${id}.answer`) }));
}

/** The namespaces that are looked for in the instance from now on. */
function noteNamespaces(i18n: i18n): Set<string> {
  const noted = new Set<string>();
  const has = i18n.hasResourceBundle.bind(i18n);
  i18n.hasResourceBundle = (language, namespace) => {
    noted.add(namespace);
    return has(language, namespace);
  };
  return noted;
}

/** Settings that the pages were built without, although something stands in them. */
export { unusableSettings } from '#src/lib/brand.ts';

interface ListedRoute {
  path: string;
  /** Values of the query `type` with a page of their own. */
  types: string[];
  /** Queries of the things on it that have an address of their own for search engines: 'type=3'. */
  things: string[];
  isPrerendered: boolean;
  isIndexed: boolean;
  isCanonical: boolean;
}

/** Every declared route with content, as the server is to know it; the build renders each in each language. */
export function listRoutes(): ListedRoute[] {
  const { router } = makePage({ i18n: emptyI18n, store: makeStore(), isServer: true, history: createMemoryHistory() });
  return Object.values(router.routesByPath)
    .filter((route) => !route.fullPath.includes('$') && !droppedPaths.includes(route.fullPath))
    .map(({ fullPath: path, options: { staticData = {} } }) => ({
      path,
      types: Object.keys(pages[path]?.types ?? {}),
      things: [
        ...Object.keys(pages[path]?.types ?? {}).map((type) => `type=${type}`),
        ...(path === '/help' ? answerIds.map((id) => `answer=${id}`) : []),
      ],
      isPrerendered: staticData.isPrerendered !== false,
      isIndexed: staticData.isNotIndexed !== true,
      isCanonical: (staticData.canonical ?? path) === path,
    }));
}

const emptyI18n = await createI18n('en');
