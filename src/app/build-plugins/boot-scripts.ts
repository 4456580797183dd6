import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Runs before the first paint, in this order. Plain scripts: they must work where the bundle does not (R5). */
const scripts = ['first-paint.js', 'watchdog.js', 'load-scripts.js'];

/** Puts the boot scripts into index.html, in development and in builds; the prerender hashes them for the policy. */
export function bootScripts(): Plugin {
  let folder = '';
  return {
    name: 'okkong:boot-scripts',
    configResolved(config) {
      folder = resolve(config.root, 'src/app/boot');
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('<!--boot-->', () => scripts.map((name) => inline(resolve(folder, name))).join('\n    ')),
    },
  };
}

function inline(file: string): string {
  const code = readFileSync(file, 'utf8')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\n\s*/g, '\n')
    .trim();
  return `<script>${code}</script>`;
}
