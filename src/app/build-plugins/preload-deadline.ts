import type { Plugin } from 'vite';

/** Spec 8: a chunk that has not come by then is a ChunkLoadError. */
const DEADLINE_MS = 120_000;

const styleProblem = 'Unable to preload CSS for';
const imported = /return (promise\.then\(\(?res\)? => \{[\s\S]*return baseModule\(\)\.catch\(handlePreloadError\);?\s*\}\))/;

/** Vite's import of a chunk, with an end: the browser itself would wait for ever. Throws when Vite words it differently. */
export function withDeadline(helper: string): string {
  if (!imported.test(helper) || !helper.includes(styleProblem))
    throw new Error('Vite imports chunks in another way: see preload-deadline.ts.');
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

/** Gives every lazily imported chunk a deadline and the errors their names (spec 8). */
export function preloadDeadline(): Plugin {
  return {
    name: 'okkong:preload-deadline',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler: (code) => (code.includes('handlePreloadError') ? withDeadline(code) : null),
    },
  };
}
