import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { minifySync, type Plugin } from 'vite';

/** Plain scripts: they must work where the bundle does not (R5). */
const places = [
  // Before the first paint.
  { mark: '<!--boot-->', scripts: ['first-paint.js'] },
  // A script at the end waits for the styles, and the browser's own look at the page's fields for the script: else it lays out the unstyled page.
  { mark: '<!--boot-end-->', scripts: ['watchdog.js', 'load-scripts.js'] },
] as const;

/** Puts the boot scripts into index.html, in development and in builds. */
export function bootScripts(): Plugin {
  let folder = '';
  const tagOf = (scripts: readonly string[]) => `<script>${scripts.map((name) => codeOf(resolve(folder, name))).join('')}</script>`;
  return {
    name: 'okkong:boot-scripts',
    configResolved(config) {
      folder = resolve(config.root, 'src/app/boot');
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => places.reduce((page, { mark, scripts }) => page.replace(mark, () => tagOf(scripts)), html),
    },
  };
}

function codeOf(file: string): string {
  const { code, errors } = minifySync(basename(file), readFileSync(file, 'utf8'), { module: false });
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join('; ')}`);
  return code;
}
