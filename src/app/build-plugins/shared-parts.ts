import type { Rolldown } from 'vite';

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/**
 * Names the chunk of a module that several pages share: one for what the first view or one of `firstModules` imports, another for the rest, so
 * that the landing page fetches nothing for the sake of other pages.
 */
export function sharedPartsChunk(firstModules: RegExp): (id: string, graph: Graph) => string {
  const isFirst = new Map<string, boolean>();
  const reaches = (id: string, graph: Graph): boolean => {
    const known = isFirst.get(id);
    if (known !== undefined) return known;
    // Modules that import each other lead round to here again.
    isFirst.set(id, false);
    const found = firstModules.test(id) || (graph.getModuleInfo(id)?.importers ?? []).some((importer) => reaches(importer, graph));
    isFirst.set(id, found);
    return found;
  };
  return (id, graph) => (reaches(id, graph) ? 'parts' : 'page-parts');
}
