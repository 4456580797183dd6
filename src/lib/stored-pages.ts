import {
  pageOfFile,
  type SecondTierFile,
  secondTierCacheName,
  secondTierKey,
  secondTierListSchema,
  secondTierListUrl,
} from '#src/contracts/sw-messages.ts';
import { fetchFile } from './http.ts';

/** A page of the site in one language, and whether it opens without a network. */
export interface StoredPage {
  /** With the tool's `type` where it has one: '/tools?type=3'. */
  readonly path: string;
  readonly isStored: boolean;
}

/** The second tier as this build lists it, and what of it is on this device. */
export interface StoredFiles {
  readonly list: readonly SecondTierFile[];
  /** Places in the list. */
  readonly held: ReadonlySet<number>;
}

/** Parsed once for as long as it stays the same: the Offline page looks every few seconds. */
let parsed: { readonly text: string; readonly list: readonly SecondTierFile[] } | undefined;

function parseList(text: string): readonly SecondTierFile[] {
  if (parsed?.text !== text) parsed = { text, list: secondTierListSchema.parse(JSON.parse(text)) };
  return parsed.list;
}

/** Looks up what is stored of the second tier; undefined where nothing is kept, or the caches cannot be read. Never throws. */
export async function readStoredFiles(): Promise<StoredFiles | undefined> {
  try {
    if (!(await caches.has(secondTierCacheName))) return undefined;
    const keys = await (await caches.open(secondTierCacheName)).keys();
    const stored = new Set(keys.map(({ url }) => url));
    // Out of the worker's install tier, also without a network.
    const list = parseList(await (await fetchFile(secondTierListUrl)).text());
    const isHeld = (file: SecondTierFile) => stored.has(new URL(secondTierKey(file), location.origin).href);
    return { list, held: new Set(list.flatMap((file, place) => (isHeld(file) ? [place] : []))) };
  } catch {
    return undefined;
  }
}

/** The pages of a language beside the home page, which is always there: one opens once all is stored that it is made of, also from the shell. */
export function pagesOf({ list, held }: StoredFiles, language: string): readonly StoredPage[] {
  return list.flatMap(({ url, needs = [] }) => {
    const page = pageOfFile(url);
    if (page?.language !== language) return [];
    const query = page.type === undefined ? '' : `?type=${page.type}`;
    return [{ path: page.path + query, isStored: needs.every((place) => held.has(place)) }];
  });
}
