import type { Rolldown } from 'vite';
import { coreNamespaces } from '../../i18n/namespaces.ts';
import { pages } from '../pages.ts';

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/**
 * Names the chunk of a module that several pages share: one for what a module of the first visit imports, another for the rest, so
 * that the landing page fetches nothing for the sake of other pages.
 */
function sharedPartsChunk(isOfFirstVisit: (id: string) => boolean): (id: string, graph: Graph) => string {
  const isFirst = new Map<string, boolean>();
  const reaches = (id: string, graph: Graph): boolean => {
    const known = isFirst.get(id);
    if (known !== undefined) return known;
    // Modules that import each other lead round to here again.
    isFirst.set(id, false);
    const found = isOfFirstVisit(id) || (graph.getModuleInfo(id)?.importers ?? []).some((importer) => reaches(importer, graph));
    isFirst.set(id, found);
    return found;
  };
  return (id, graph) => (reaches(id, graph) ? 'parts' : 'page-parts');
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
  /\/src\/contracts\/(?:account|account-watch|anonymous|calculator|contact|content|farm-events|farm-link|pool|read-data|rows|schemas|session|telemetry|values|vip|watch|watch-power|watch-push|watcher)\.ts/;
const start = /\/src\/(?:app\/start|routes\/_shell|routes\/-home)\.tsx/;
/** What a visitor who never scrolls gets of a page beside its words. */
const firstModules = Object.values(pages).flatMap(({ firstView = [] }) => firstView);
const isFirstSection = (id: string) => firstModules.some((module) => id.endsWith(module));
/** With the schemas: a module that they alone share with a page would bring that page's others along. */
const laterInFirstVisit = /\/src\/app\/background\.ts|\/(?:agreement-dialog|bell-count|bell-panel)\.tsx/;
const isFirstVisit = (id: string) => [start, contract, laterInFirstVisit].some((names) => names.test(id)) || isFirstSection(id);
/** What several pages share beyond the start; the papers' sheet, calendar files, farms, forms, accounts and their slider, addresses with their hashes, HTML with its sanitizer and QR codes stay by themselves. */
const sharedParts =
  /\/src\/(?:ui|page-start|parts|contracts|domain|lib|state|i18n)\/(?!sheet|calendar-file|farm|form\/|account|captcha|address|other-coin|notice-html|sanitize-html|qr-code)|\/@tanstack\/(?:react-query|query-core)\//;

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
  { name: 'machines', test: machines, minShareCount: 2, includeDependenciesRecursively: false },
  {
    name: sharedPartsChunk(isFirstVisit),
    debugName: 'shared parts',
    test: sharedParts,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  { name: 'known-farms', test: knownFarms, includeDependenciesRecursively: false },
  { name: 'farm', test: farm, includeDependenciesRecursively: false },
  { name: 'first-sections', test: isFirstSection },
  { name: 'sections', test: /\/src\/(?:routes\/-(?!legal|kiosk)|features\/landing\/)/ },
];
