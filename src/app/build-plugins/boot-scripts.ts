import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { minifySync, type Plugin } from 'vite';

/** Plain scripts: they must work where the bundle does not. */
const scripts = [
  'app/boot/first-paint.js',
  'app/boot/agreement.js',
  'app/boot/old-browser.js',
  'page-start/record-events.js',
  'app/boot/watchdog.js',
];

/** Puts the boot scripts into index.html, in development and in builds. */
export function bootScripts(): Plugin {
  let folder = '';
  return {
    name: 'okkong:boot-scripts',
    configResolved(config) {
      folder = resolve(config.root, 'src');
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('<!--boot-->', `<script>${scripts.map((name) => codeOf(resolve(folder, name))).join('')}</script>`),
    },
  };
}

function codeOf(file: string): string {
  const { code, errors } = minifySync(basename(file), readFileSync(file, 'utf8'), { module: false });
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join('; ')}`);
  return code;
}
