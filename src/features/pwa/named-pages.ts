import type { Language } from '#src/contracts/languages.ts';
import { TYPE_QUERY } from '#src/contracts/page-files.ts';
import type { StoredPage } from '#src/lib/stored-pages.ts';
import { type SiteLink, siteColumns } from '#src/parts/site-columns.ts';

interface NamedPage {
  /** Its name is `shell:footer.links.<id>`. */
  readonly id: SiteLink['id'];
  readonly to: string;
  readonly search: NonNullable<SiteLink['search']>;
  readonly isStored: boolean;
}

interface Known {
  readonly language: Language;
  readonly isKnown: (path: string) => boolean;
  readonly stored: readonly StoredPage[];
}

/** The address of a page as the build lists it: a tool has one of its own, a place within a page has not. */
function pathOf(to: string, search: NamedPage['search']): string {
  const type = search[TYPE_QUERY];
  return type === undefined ? to : `${to}?${TYPE_QUERY}=${type}`;
}

/** The pages of the site that have a name, each once and without the home page, and whether each opens without a network. */
export function namedPages({ language, isKnown, stored }: Known): readonly NamedPage[] {
  const storedPaths = new Set(stored.filter(({ isStored }) => isStored).map(({ path }) => path));
  const named = new Map<string, NamedPage>();
  for (const { id, to, search = {} } of siteColumns(language).flatMap(({ links }) => links)) {
    if (to === undefined || to === '/' || !isKnown(to)) continue;
    const path = pathOf(to, search);
    if (!named.has(path)) named.set(path, { id, to, search, isStored: storedPaths.has(path) });
  }
  return [...named.values()];
}
