import * as z from 'zod/mini';
import { endpointTable } from '#src/contracts/endpoint-table.ts';
import { parseEnvelope } from '#src/contracts/envelope.ts';
import { apiCacheName, cachedAtHeader, consentCacheName, installTierCacheName } from '#src/contracts/sw-messages.ts';
import { listInParts, listKept } from './kept-videos.ts';
import { readStored } from './storage.ts';
import { pagesOf, readStoredFiles } from './stored-pages.ts';

export const storedKinds = ['pages', 'figures', 'papers', 'films', 'farms'] as const;
export type StoredKind = (typeof storedKinds)[number];

/** How much of a kind is on this device. */
export interface StoredAmount {
  readonly count: number;
  /** How many there are to store, where that is known. */
  readonly total?: number;
  /** Unpacked. */
  readonly bytes: number;
  /** When the oldest and the newest were made, ms; absent where that is not known. */
  readonly oldestMs?: number;
  readonly newestMs?: number;
}

interface Entry {
  readonly path: string;
  readonly body: Blob;
  readonly madeAtMs: number;
}

const madeAtOf = (response: Response | undefined): number =>
  Date.parse(response?.headers.get(cachedAtHeader) ?? response?.headers.get('date') ?? '');

/** What lies in a cache; making it is left to the worker. */
async function entriesOf(cacheName: string): Promise<readonly Entry[]> {
  if (!(await caches.has(cacheName))) return [];
  const cache = await caches.open(cacheName);
  const keys = await cache.keys();
  return Promise.all(
    keys.map(async ({ url }) => {
      const response = await cache.match(url);
      return { path: new URL(url).pathname, body: (await response?.blob()) ?? new Blob(), madeAtMs: madeAtOf(response) };
    }),
  );
}

const sized = ({ body, madeAtMs }: Entry): Size => ({ bytes: body.size, madeAtMs });

type Size = Pick<StoredAmount, 'bytes'> & { readonly madeAtMs: number };

/** By cache key. A file's key says which build it is of: it is measured once, for the page looks every few seconds. */
const measured = new Map<string, Size>();

/** The sizes of the files in a cache whose keys name their content. */
async function sizesOf(cacheName: string): Promise<readonly Size[]> {
  if (!(await caches.has(cacheName))) return [];
  const cache = await caches.open(cacheName);
  const keys = await cache.keys();
  const news = keys.filter(({ url }) => !measured.has(url));
  await Promise.all(
    news.map(async (key) => {
      const response = await cache.match(key);
      if (response) measured.set(key.url, sized({ path: key.url, body: await response.blob(), madeAtMs: madeAtOf(response) }));
    }),
  );
  return keys.flatMap(({ url }) => measured.get(url) ?? []);
}

function amountOf(count: number, parts: readonly { bytes: number; madeAtMs?: number }[]): StoredAmount {
  const times = parts.flatMap(({ madeAtMs = Number.NaN }) => (madeAtMs > 0 ? [madeAtMs] : []));
  const span = times.length > 0 && { oldestMs: Math.min(...times), newestMs: Math.max(...times) };
  return { count, bytes: parts.reduce((sum, { bytes }) => sum + bytes, 0), ...span };
}

const paperData = z.object({ date: z.string() });
const dayOf = async ({ body }: Entry): Promise<string> => paperData.safeParse(parseEnvelope(await body.text())?.data).data?.date ?? '';

async function storedPages(language: string): Promise<StoredAmount> {
  const files = await readStoredFiles();
  const installed = await sizesOf(installTierCacheName);
  if (!files || installed.length === 0) return { count: 0, bytes: 0 };
  const pages = pagesOf(files, language);
  const held = files.list.filter((_file, place) => files.held.has(place));
  // The home page is of the install tier.
  const count = 1 + pages.filter(({ isStored }) => isStored).length;
  return { ...amountOf(count, [...installed, ...held]), total: 1 + pages.length };
}

async function storedResponses(): Promise<{ figures: StoredAmount; papers: StoredAmount }> {
  const entries = await entriesOf(apiCacheName);
  const isPaper = ({ path }: Entry) => path === endpointTable.dailyNews.path;
  const papers = entries.filter(isPaper);
  const figures = entries.filter((entry) => !isPaper(entry));
  return {
    figures: amountOf(figures.length, figures.map(sized)),
    papers: amountOf(new Set(await Promise.all(papers.map(dayOf))).size, papers.map(sized)),
  };
}

async function storedFilms(): Promise<StoredAmount> {
  const films = [...(await listKept()), ...(await listInParts())];
  return amountOf(films.length, films);
}

const farmCopies = z.record(z.string(), z.looseObject({ madeAt: z.number() }));

/** The farms that the visitor keeps, and their last figures; nothing of them but their number and their size leaves this function. */
function storedFarms(): StoredAmount {
  const farms = readStored('farms', z.array(z.unknown())) ?? [];
  const copies = Object.values(readStored('farm-copies', farmCopies) ?? {});
  return amountOf(
    farms.length,
    copies.map((copy) => ({ bytes: new Blob([JSON.stringify(copy)]).size, madeAtMs: copy.madeAt })),
  );
}

/** What is on this device, by kind; pages as they are in `language`. Where Cache Storage is missing or refused there are only farms. Never throws. */
export async function readOfflineCopy(language: string): Promise<Readonly<Record<StoredKind, StoredAmount>>> {
  const nothing: StoredAmount = { count: 0, bytes: 0 };
  const [pages, responses, films] = await Promise.all([
    storedPages(language).catch(() => nothing),
    storedResponses().catch(() => ({ figures: nothing, papers: nothing })),
    storedFilms().catch(() => nothing),
  ]);
  return { pages, ...responses, films, farms: storedFarms() };
}

/** Whether the visitor has agreed to the second tier on a line that is paid by the byte. Never throws. */
export async function hasConsent(): Promise<boolean> {
  try {
    return await caches.has(consentCacheName);
  } catch {
    return false;
  }
}

/** Takes the agreement back: what is stored stays, nothing more is fetched on such a line. Never throws. */
export async function withdrawConsent(): Promise<void> {
  try {
    await caches.delete(consentCacheName);
  } catch {
    // Where Cache Storage is refused there is no consent either.
  }
}
