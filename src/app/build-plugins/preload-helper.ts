import type { Plugin } from 'vite';
import { sharedSheet } from './page-sheets.ts';

/** A chunk that has not come by then is a ChunkLoadError. */
const DEADLINE_MS = 120_000;

const styleProblem = 'Unable to preload CSS for';
const imported = /return (promise\.then\(\(?res\)? => \{[\s\S]*return baseModule\(\)\.catch\(handlePreloadError\);?\s*\}\))/;

/** Vite's import of a chunk, with an end: the browser itself would wait for ever. Throws when Vite words it differently. */
export function withDeadline(helper: string): string {
  if (!imported.test(helper) || !helper.includes(styleProblem))
    throw new Error('Vite imports chunks in another way: see preload-helper.ts.');
  return helper.replace(styleProblem, 'CSS_CHUNK_LOAD_FAILED:').replace(
    imported,
    (_all, loading: string) =>
      `let timer;
        const late = new Promise((_, reject) => {
          timer = setTimeout(() => reject(new Error('ChunkLoadError')), ${DEADLINE_MS});
        }).catch(handlePreloadError);
        return Promise.race([${loading}, late]).finally(() => clearTimeout(timer))`,
  );
}

const isLinked = /if \(\(isCss \? preloadedHrefs\.styles/;
const linkedSheet = /if \(link\.rel === ["']stylesheet["']\) (preloadedHrefs\.styles)\.add\(link\.href\);?/;

/** Vite's look at the sheets that the page links, which knows what stands in a joined one (page-sheets.ts). Throws when Vite words it differently. */
export function withJoinedSheets(helper: string): string {
  if (!linkedSheet.test(helper) || !isLinked.test(helper))
    throw new Error('Vite looks for linked sheets in another way: see preload-helper.ts.');
  return helper
    .replace(isLinked, (look) => `if (${sharedSheet}.test(dep.href)) return;${look}`)
    .replace(
      linkedSheet,
      `if (link.rel === 'stylesheet')
      for (const name of [link.href, ...(link.dataset.holds ?? '').split(' ')]) $1.add(new URL(name, link.href).href);`,
    );
}

/** Gives every lazily imported chunk a deadline and the errors their names, and fetches no style twice. */
export function preloadHelper(): Plugin {
  return {
    name: 'okkong:preload-helper',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler: (code) => (code.includes('handlePreloadError') ? withJoinedSheets(withDeadline(code)) : null),
    },
  };
}
