import type { HeadTag } from '../head.ts';

export interface PageParts {
  html: string;
  /** `lang` of the document, and of the site's own words on it. */
  tag: string;
  siteTag: string;
  title: string;
  noScript: string;
  oldBrowser: string;
  tags: HeadTag[];
  /** What is imported stands before what imports it. */
  js: string[];
  css: string[];
  /** Absent on a shell: nothing to hydrate. */
  path?: string;
}

/** One page's HTML out of the built index.html: language, head, styles, the scripts it will need, and the rendered body. */
export function pageHtml(template: string, page: PageParts): string {
  const beyond = (files: string[]) => files.filter((file) => !template.includes(`"${file}"`));
  const head = [`<title>${escapeHtml(page.title)}</title>`, ...page.tags.map(tagHtml)].join('');
  const files = [...beyond(page.css).map(stylesheet), ...beyond(page.js).map(modulePreload)].join('');
  const path = page.path === undefined ? '' : ` data-path="${escapeHtml(page.path)}"`;
  const opening = `<div id="root" lang="${page.siteTag}"${path}>`;
  return (
    template
      // A page fits one flight (tests/e2e/budgets.spec.ts): its lines would be 50 bytes of it.
      .replaceAll(/>\n\s*</g, '><')
      // Same origin: the attribute would only open a second connection.
      .replaceAll(' crossorigin ', ' ')
      // The page reads without scripts: the network goes to its styles first.
      .replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')
      .replace('<html lang="en"', `<html lang="${page.tag}"`)
      .replace('<!--head-->', () => head)
      // After the styles of the entry, which they build upon.
      .replace('</head>', () => `${files}</head>`)
      .replace('<!--noscript-->', () => `<p lang="${page.siteTag}">${escapeHtml(page.noScript)}</p>`)
      .replace('<p id="old-browser" role="alert" hidden>', (notice) => `${notice}${escapeHtml(page.oldBrowser)}`)
      .replace('<div id="root"><!--app-->', () => opening + page.html)
  );
}

const stylesheet = (href: string) => `<link rel="stylesheet" href="${href}">`;
/** Fetched after the first frame (app/main.ts): the page reads without scripts, so the network goes to its styles first. */
const modulePreload = (href: string) => `<link rel="later" href="${href}">`;

function tagHtml({ tag, attributes }: HeadTag): string {
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${escapeHtml(value)}"`);
  return `<${tag} ${written.join(' ')}>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
