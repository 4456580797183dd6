import type { Plugin } from 'vite';

const hint = '//# allFunctionsCalledOnLoad';

/**
 * Chromium then compiles every function of a chunk beside their download, off the main thread, instead of one by one as each is first
 * called (V8, "Explicit compile hints"); other browsers read a comment. Last of all plugins: the hint counts only in the first line.
 */
export function compileHints(): Plugin {
  return {
    name: 'okkong:compile-hints',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const output of Object.values(bundle)) if (output.type === 'chunk') output.code = `${hint}\n${output.code}`;
      },
    },
  };
}
