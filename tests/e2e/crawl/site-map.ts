import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readAnswerId } from '#src/features/help/help-index.ts';

interface Route {
  path: string;
  /** Values of the query `type` with a page of their own. */
  types: string[];
  isPrerendered: boolean;
  isIndexed: boolean;
  isCanonical: boolean;
}

/** Every route of the built site, as the build lists them. */
export const routes: readonly Route[] = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../../dist/client/routes.json'), 'utf8'));

/** The addresses of a route: its own, and those of its types. */
export const addressesOf = ({ path, types }: Route): string[] => [path, ...types.map((type) => `${path}?type=${type}`)];

/** A page as a crawler reads it: the HTML that the server sends. */
export interface ReadPage {
  address: string;
  status: number;
  /** Of every link in the text: its address, undefined where it has none. */
  links: (string | undefined)[];
  ids: ReadonlySet<string>;
  /** Buttons that have no name for a screen reader. */
  nameless: string[];
  /** What search engines are told in schema.org's words. */
  structured: unknown[];
}

const decoded = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
const attributeIn = (tag: string, name: string): string | undefined => {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return value === undefined ? undefined : decoded(value);
};

/** Reads one address, without following where it leads. */
export async function readPage(origin: string, address: string): Promise<ReadPage> {
  const response = await fetch(origin + address, { redirect: 'manual' });
  const html = await response.text();
  const tags = (name: string) => [...html.matchAll(new RegExp(`<${name}(?:\\s[^>]*)?>`, 'g'))].map(([tag]) => tag);
  const buttons = [...html.matchAll(/<button(?:\s[^>]*)?>([\s\S]*?)<\/button>/g)];
  return {
    address,
    status: response.status,
    links: tags('a').map((tag) => attributeIn(tag, 'href')),
    ids: new Set(tags('\\w+').flatMap((tag) => attributeIn(tag, 'id') ?? [])),
    nameless: buttons.flatMap(([tag, content = '']) =>
      attributeIn(tag, 'aria-label') || content.replaceAll(/<[^>]*>/g, '').trim() ? [] : [tag.slice(0, 80)],
    ),
    structured: [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, json = '']) => JSON.parse(json)),
  };
}

/** Pages of the site, each read once. */
export class SiteReader {
  readonly #pages = new Map<string, Promise<ReadPage>>();

  constructor(readonly origin: string) {}

  read(address: string): Promise<ReadPage> {
    const page = this.#pages.get(address) ?? readPage(this.origin, address);
    this.#pages.set(address, page);
    return page;
  }

  /** Why a link that stands on the page `from` leads nowhere; undefined where it leads somewhere. */
  async faultOf(href: string | undefined, from: string): Promise<string | undefined> {
    if (href === undefined || /^(?:#?|javascript:.*)$/.test(href)) return 'leads nowhere';
    if (/\/unset|VITE_|POOL_|[A-Z]+_URL/.test(href)) return 'names a setting';
    const target = new URL(href, this.origin + from);
    if (target.origin !== this.origin) return undefined;
    const page = await this.read(target.pathname + target.search);
    if (page.status !== 200) return `is answered with ${page.status}`;
    return isTherePart(target, page) ? undefined : 'names a part that is not there';
  }
}

/** Whether what a link names within a page is there: by its hash, by the query `id`, by that of an answer of the help. */
function isTherePart({ pathname, hash, searchParams }: URL, { ids }: ReadPage): boolean {
  const answer = searchParams.get('answer');
  if (answer !== null) return readAnswerId(answer) !== undefined;
  const named = decodeURIComponent(hash.slice(1)) || (pathname === '/historyInfo' ? '' : searchParams.get('id'));
  return !named || ids.has(named);
}
