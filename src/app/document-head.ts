import { type Language, languageRows } from '#src/contracts/languages.ts';
import { siteOrigin } from '#src/lib/brand.ts';
import { type HeadTag, headOf } from './head.ts';
import type { AppRouter } from './router.tsx';

/** The identity of a head element: `meta[name]`, `meta[property]`, `link[rel][hreflang]`, or `link[rel][type]`. */
const identifying = ['name', 'property', 'rel', 'hreflang', 'type'];

/** Brings the document's head to the current route's, and to the thing that the page is about; a prerendered page has the former already. */
export function applyHead(router: AppRouter, language: Language, thingName?: string): void {
  const head = headOf({ router, language, origin: siteOrigin(), thingName });
  // The page may have come in another language: offline, or where cookies are blocked.
  setAttribute(document.documentElement, 'lang', head.tag);
  const root = document.querySelector('#root');
  if (root) setAttribute(root, 'lang', languageRows[language].tag);
  document.title = head.title;
  const kept = new Set(head.tags.map(placeTag));
  for (const element of document.head.querySelectorAll('meta[name="robots"], link[rel="alternate"]'))
    if (!kept.has(element)) element.remove();
}

function placeTag({ tag, attributes }: HeadTag): Element {
  const selector = identifying.flatMap((name) => (attributes[name] === undefined ? [] : [`[${name}="${attributes[name]}"]`])).join('');
  const element = document.head.querySelector(tag + selector) ?? document.head.appendChild(document.createElement(tag));
  for (const [name, value] of Object.entries(attributes)) setAttribute(element, name, value);
  return element;
}

/** Only where it differs: a browser styles the whole page anew when its language is set, even to the same. */
function setAttribute(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
