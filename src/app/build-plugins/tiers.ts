import { createHash } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ManifestTransform } from 'workbox-build';

/** A route's prerendered page: the last of the second tier, for it is of no use without its styles and scripts. */
const isPage = ({ url }: { url: string }) => url.startsWith('html/');

/** Kept out of both tiers: what the browser requests by itself, what is never needed offline, and the landing page's second address. */
const unlisted = /^(?:html\/\w+\/home\.html|screenshots\/|robots\.txt|.*\.(?:json|webmanifest|map|txt)$)/;

/** What is precached at install, and what follows after activation. */
export interface Tiers {
  install: (urls: readonly string[]) => void;
  /** By a route's page the files (site paths) without which it does not open. */
  pages: (needs: ReadonlyMap<string, readonly string[]>) => void;
  /** Names the files of the second tier that are fetched first: the network may be gone within seconds. */
  first: (urls: readonly string[]) => void;
  manifestTransform: ManifestTransform;
}

/** Sorts the built files into the two tiers, gives each entry its integrity, and writes the second tier's list. */
export function makeTiers(outDir: string): Tiers {
  let installed = new Set<string>();
  let first: readonly string[] = [];
  let needsOf: ReadonlyMap<string, readonly string[]> = new Map();
  const rankOf = ({ url }: { url: string }): number => {
    const place = first.indexOf(`/${url}`);
    if (place >= 0) return place;
    // What pages run by comes before pictures.
    if (url.startsWith('assets/')) return first.length;
    return first.length + (isPage({ url }) ? 2 : 1);
  };
  return {
    install: (urls) => (installed = new Set(urls)),
    pages: (needs) => (needsOf = needs),
    first: (urls) => (first = urls),
    manifestTransform: (entries) => {
      const isInstalled = (url: string) => installed.has(`/${url}`) || url.endsWith('.woff2') || url === 'favicon.svg';
      const described = entries.map((entry) => ({ ...entry, integrity: integrityOf(resolve(outDir, entry.url)) }));
      const second = described.filter(({ url }) => !isInstalled(url) && !unlisted.test(url)).toSorted((a, b) => rankOf(a) - rankOf(b));
      const places = new Map(second.map(({ url }, place) => [`/${url}`, place]));
      const list = second.map(({ url, revision, integrity, size }) => {
        const needs = needsOf.get(`/${url}`)?.flatMap((each) => places.get(each) ?? []);
        return { url: `/${url}`, revision: revision ?? null, integrity, bytes: size, ...(needs && { needs }) };
      });
      const listFile = resolve(outDir, 'second-tier.json');
      writeFileSync(listFile, JSON.stringify(list));
      const listIntegrity = integrityOf(listFile);
      // The worker reads the list out of its own install tier, so that list and worker are always of one build.
      const listEntry = { url: '/second-tier.json', revision: listIntegrity, integrity: listIntegrity, size: statSync(listFile).size };
      // A second digest of the same bytes as their revision would make the worker larger.
      const installTier = described
        .filter(({ url }) => isInstalled(url))
        .map((entry) => ({ ...entry, url: `/${entry.url}`, revision: entry.revision ? entry.integrity : null }));
      return { manifest: [...installTier, listEntry], warnings: [] };
    },
  };
}

function integrityOf(file: string): string {
  return `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
}
