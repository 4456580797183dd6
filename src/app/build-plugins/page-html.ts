import type { HeadTag } from '../head.ts';

export interface PageParts {
  html: string;
  tag: string;
  title: string;
  tags: HeadTag[];
  /** What is imported stands before what imports it. */
  js: string[];
  css: string[];
  /** Styles of the parts below the first screen: fetched after the first paint. */
  laterCss?: string[];
  /** Absent on a shell: nothing to hydrate. */
  path?: string;
}

const moduleTags = /\s*<(?:script type="module"|link rel="modulepreload")[^>]*?(?:src|href)="([^"]+)"[^>]*>(?:<\/script>)?/g;

/** One page's HTML out of the built index.html: language, head, styles, the list of scripts for the boot script, and the rendered body. */
export function pageHtml(template: string, page: PageParts): string {
  const [entry = '', ...beside] = [...template.matchAll(moduleTags)].map(([, file = '']) => file);
  const styles = page.css.filter((file) => !template.includes(`"${file}"`)).map(stylesheet);
  const head = [`<title>${escapeHtml(page.title)}</title>`, ...page.tags.map(tagHtml)].join('\n    ');
  const modules = `<script type="application/json" id="modules">${JSON.stringify([...new Set([entry, ...page.js, ...beside])])}</script>`;
  const later = (page.laterCss ?? []).filter((file) => !template.includes(`"${file}"`) && !page.css.includes(file));
  const laterStyles = `<script type="application/json" id="styles">${JSON.stringify(later)}</script>`;
  const withoutScripts = `<noscript>${later.map(stylesheet).join('')}</noscript>`;
  const opening = page.path === undefined ? '<div id="root">' : `<div id="root" data-path="${escapeHtml(page.path)}">`;
  return (
    template
      // Same origin: the attribute would only ask for a connection of its own.
      .replaceAll('<link rel="stylesheet" crossorigin', '<link rel="stylesheet"')
      .replaceAll(moduleTags, '')
      .replace('<html lang="en"', `<html lang="${page.tag}"`)
      .replace('<!--head-->', () => head)
      // After the styles of the entry, which they build upon.
      .replace('</head>', () => `  ${[...styles, laterStyles, withoutScripts, modules].join('\n    ')}\n  </head>`)
      .replace('<div id="root"><!--app-->', () => opening + page.html)
  );
}

const stylesheet = (href: string) => `<link rel="stylesheet" href="${href}">`;

function tagHtml({ tag, attributes }: HeadTag): string {
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${escapeHtml(value)}"`);
  return `<${tag} ${written.join(' ')}>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
