import type { HeadTag } from '../head.ts';
import type { Sheet } from './page-sheets.ts';

export interface PageParts {
  html: string;
  /** `lang` of the document, and of the site's own words on it. */
  tag: string;
  siteTag: string;
  title: string;
  noScript: string;
  oldBrowser: string;
  /** Said by the boot script while files of a deploy are missing. */
  lateFiles: string;
  /** JSON-LD for search engines; absent on a shell, which is no page. */
  structured?: object | undefined;
  tags: HeadTag[];
  /** Scripts that start the page, and those it needs then; what is imported stands before what imports it. */
  entry: readonly string[];
  js: readonly string[];
  sheets: readonly Sheet[];
  /** Absent on a shell: nothing to hydrate. */
  path?: string;
  /** Parameters of the address that change what it renders at first. */
  query?: readonly string[] | undefined;
}

/** Names the entry in our own index.html, for the development server. */
const sourceEntry = '<script type="module" src="/src/app/main.ts"></script>';

/** One page's HTML out of our own index.html with the boot scripts in it: language, head, styles, scripts, and the rendered body. */
export function pageHtml(template: string, page: PageParts): string {
  const later = page.js.filter((file) => !page.entry.includes(file));
  const head = [`<title>${escapeHtml(page.title)}</title>`, ...page.tags.map(tagHtml)].join('');
  const files = [...page.sheets.map(stylesheet), ...page.entry.map(moduleScript), ...later.map(modulePreload)].join('');
  const path = page.path === undefined ? '' : ` data-path="${escapeHtml(page.path)}"`;
  const query = page.query ? ` data-query="${page.query.join(' ')}"` : '';
  const opening = `<div id="root" lang="${page.siteTag}"${path}${query}>`;
  return (
    template
      // Strip newlines: the page must fit the first TCP flight of 14 kB (tests/e2e/budgets.spec.ts).
      .replaceAll(/>\n\s*</g, '><')
      .replace('<html lang="en"', `<html lang="${page.tag}"`)
      .replace('<!--head-->', () => head)
      .replace(sourceEntry, () => files)
      .replace('<!--noscript-->', () => `<p lang="${page.siteTag}">${escapeHtml(page.noScript)}</p>`)
      .replace(
        '<p id="old-browser" role="alert" hidden>',
        () => `<p id="old-browser" role="alert" data-late="${escapeHtml(page.lateFiles)}" hidden>${escapeHtml(page.oldBrowser)}`,
      )
      .replace('<div id="root"><!--app-->', () => opening + page.html)
      // Behind all that is seen: the help's is longer than its page.
      .replace('</body>', () => `${page.structured ? dataBlock('application/ld+json', page.structured) : ''}</body>`)
  );
}

/** A sheet that stands in another is linked, too, but disabled: browsers do not fetch it, and Vite's imports find it there. */
function stylesheet({ href, holds }: Sheet): string {
  return [`<link rel="stylesheet" href="${href}">`, ...holds.map((held) => `<link rel="stylesheet" href="${held}" disabled>`)].join('');
}

const moduleScript = (src: string) => `<script type="module" src="${src}"></script>`;

/**
 * Fetched after the first paint (app/main.ts): the page reads without scripts, and the network goes to its styles first. Fetched at once it costs a slow
 * phone 98 ms of first paint.
 */
const modulePreload = (href: string) => `<link rel="later" href="${href}">`;

/** Data in a page, which no browser runs: nothing in it may end the element. */
export function dataBlock(type: string, data: object, id?: string): string {
  const named = id === undefined ? '' : ` id="${id}"`;
  return `<script type="${type}"${named}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

function tagHtml({ tag, attributes }: HeadTag): string {
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${escapeHtml(value)}"`);
  return `<${tag} ${written.join(' ')}>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
