import type { Rolldown } from 'vite';
import { coreNamespaces } from '../../i18n/namespaces.ts';
import { pages } from '../pages.ts';

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

type Matcher = (id: string, graph: Graph) => boolean;

/** Whether a module is one of those that match, or is imported by one of them over any number of steps. */
function reachedFrom(matches: Matcher): Matcher {
  const known = new Map<string, boolean>();
  const reaches: Matcher = (id, graph) => {
    const before = known.get(id);
    if (before !== undefined) return before;
    // Modules that import each other lead round to here again.
    known.set(id, false);
    const found = matches(id, graph) || (graph.getModuleInfo(id)?.importers ?? []).some((importer) => reaches(importer, graph));
    known.set(id, found);
    return found;
  };
  return reaches;
}

/** The sentences every page needs are one file per language (an install has at most so many files). */
const coreSentences = new RegExp(`/i18n/locales/(\\w+)/(?:${coreNamespaces.join('|')})\\.json`);
const coreChunk = (id: string) => (coreSentences.test(id) ? `core-${coreSentences.exec(id)?.[1]}` : null);
/** What runs before the first paint and right after it (app/main.ts). */
const main =
  /\/src\/(?:app\/main|page-start\/(?:state|first-paint)|lib\/(?:media|mirrors|idle)|features\/notices\/(?:standing-agreement|session-flags))\.ts|vite\/preload-helper|rolldown\/runtime/;
/** Apart from the start, so that each is evaluated in a task of its own (app/main.ts). */
const libraries =
  /\/node_modules\/(?:@tanstack\/(?:react-router|router-core|history|react-store|store)|i18next|react-i18next|zod|jotai|use-sync-external-store)\//;
/** The schemas of responses, which come with the first one (lib/api-response.ts). What the start itself imports may not be among them. */
const contract =
  /\/src\/(?:domain\/network-agreement|contracts\/(?:account|account-watch|anonymous|calculator|contact|content|farm-events|farm-link|pool|read-data|rows|schemas|session|telemetry|values|vip|watch|watch-power|watch-push|watcher))\.ts/;
const start = /\/src\/(?:app\/start|routes\/_shell)\.tsx/;
/** The landing page itself, which no other page fetches. */
const home =
  /\/src\/(?:routes\/(?:-home|-home-sections|_shell\/(?:index|home))\.tsx?(?:$|\?tsr-split)|features\/landing\/(?:landing-page|banner)\.|ui\/(?:use-)?carousel\.)/;
/** What a visitor who never scrolls gets of a page beside its words. */
const firstModules = Object.values(pages).flatMap(({ firstView = [] }) => firstView);
const isFirstSection = (id: string) => firstModules.some((module) => id.endsWith(module));
/** With the schemas: a module that they alone share with a page would bring that page's others along. */
const laterInFirstVisit = /\/src\/app\/background\.ts|\/(?:agreement-dialog|bell-count|bell-panel)\.tsx/;
const isOfFirstVisit = reachedFrom(
  (id) => [start, home, contract, laterInFirstVisit].some((names) => names.test(id)) || isFirstSection(id),
);

/** What the landing page imports later, or loads when wanted: it is installed with the worker, in as few files as can be. */
const isOfLandingPage = reachedFrom((id, graph) =>
  Object.values(pages).some(
    ({ sections, wanted }) =>
      wanted?.test(id) ||
      (sections !== undefined && graph.getModuleInfo(id)?.dynamicImporters.some((importer) => importer.endsWith(sections))),
  ),
);
/** What several pages share beyond the start; the papers' sheet, calendar files, farms, forms, accounts and their slider, addresses with their hashes, HTML with its sanitizer and QR codes stay by themselves. */
const sharedParts =
  /\/src\/(?:ui|page-start|parts|contracts|domain|lib|state|i18n)\/(?!sheet|calendar-file|farm|form\/(?!draft\.)|account|captcha|address|other-coin|notice-html|sanitize-html|qr-code)|\/src\/features\/pool\/pool\.query\.ts|\/@tanstack\/(?:react-query|query-core)\//;

/** One file for what the first visit imports, another for what follows it on the landing page, which fetches nothing for the sake of other pages. */
function landingParts(id: string, graph: Graph): string | null {
  if (isOfFirstVisit(id, graph)) return 'parts';
  return isOfLandingPage(id, graph) ? 'page-parts' : null;
}

/** What only other pages share in one file for each set of pages, so that none fetches what only others use; a few small ones are not worth a request each. */
const bySetOfPages = {
  test: sharedParts,
  minShareCount: 2,
  includeDependenciesRecursively: false,
  entriesAware: true,
  entriesAwareMergeThreshold: 20_000,
};

/** The catalogues of machines, how a text names one, and what the visitor's own are: a third of what pages share, for calculators and farms alone. */
const machines = /\/src\/(?:domain\/machines\/|state\/fleet\.ts|parts\/(?:own-power|run-rules)\.ts)/;

/** How a farm is read, which its page, the strip of saved farms and the kiosk share: one small file instead of three. */
const farm = /\/src\/features\/overview\/(?:use-farm|farm\.(?:query|model))\.ts/;

/** The farms that this device keeps with what happened to them, and what an address says of one. */
const knownFarms = /\/src\/features\/overview\/(?:farm-id|farms\.atoms|events\/kept-events\.atoms)\.ts/;

/** Which modules share a file, in the order in which a module is looked for; every other module stays with the page that imports it. */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: coreChunk, debugName: 'core sentences' },
  { name: 'main', test: main },
  { name: 'react', test: /node_modules\/react-dom\// },
  { name: 'libraries', test: libraries },
  { name: 'contract', test: contract, includeDependenciesRecursively: false },
  { name: 'start', test: start },
  { name: 'home', test: home, includeDependenciesRecursively: false },
  { ...bySetOfPages, name: 'machines', test: machines },
  {
    name: landingParts,
    debugName: 'parts of the landing page',
    test: sharedParts,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  { ...bySetOfPages, name: 'more-parts' },
  { name: 'known-farms', test: knownFarms, includeDependenciesRecursively: false },
  { name: 'farm', test: farm, includeDependenciesRecursively: false },
  { name: 'first-sections', test: isFirstSection },
  { name: 'sections', test: /\/src\/(?:routes\/-\w+-section\.|features\/landing\/)/ },
];
