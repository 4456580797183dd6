import * as z from 'zod/mini';

/** Name of the worker script; it never changes. */
export const workerUrl = '/sw.js';

/** Headers the worker puts on a cache entry. `x-cached-at` is the response's own `Date`, unchanged. */
export const cachedAtHeader = 'x-cached-at';
export const cachedLanguageHeader = 'x-cached-language';
export const poolDataHeader = 'x-pool-data';

/** '1' from a pool that keeps a repeated send once. */
export const poolIdempotentHeader = 'x-pool-idempotent';

/** The server's clock, where `Date` is the moment of the figures. */
export const serverDateHeader = 'x-server-date';

/** Names in Cache Storage. */
export const installTierCacheName = 'okkong-install-tier';
export const secondTierCacheName = 'okkong-second-tier';
export const apiCacheName = 'okkong-api';
export const keptVideosCacheName = 'kept-videos';
/** What has come so far of videos that are being kept: parts, which only the page reads. */
export const partialVideosCacheName = 'partial-videos';
/** Empty: that it is there says that the visitor agreed to the second tier on a metered connection. It outlives every build. */
export const consentCacheName = 'okkong-consent';

const failureKindSchema = z.enum(['offline', 'server', 'timeout', 'portal', 'pool', 'contract']);
/** Why a background refresh brought nothing; the kinds of `lib/app-error.ts`. */
export type RefreshFailureKind = z.infer<typeof failureKindSchema>;

/**
 * What became of a background refresh. `key` is the one of `apiKey`; `madeAt` (ms) is when the current cache entry was made.
 * changed: `body` is the new envelope's text. refused: `message` is the server's; `isTrouble`: by a pool
 * that is in trouble itself. failed: `kind` says how. `retryAfter`: the header of that name, of either. `serverDate`: the server's clock by its last good response.
 */
const refreshMessageSchema = z.object({
  type: z.literal('api-refresh'),
  key: z.string(),
  outcome: z.enum(['changed', 'same', 'refused', 'failed']),
  madeAt: z.number(),
  body: z.optional(z.string()),
  message: z.optional(z.string()),
  isTrouble: z.optional(z.boolean()),
  kind: z.optional(failureKindSchema),
  retryAfter: z.optional(z.string()),
  isSimulated: z.optional(z.boolean()),
  serverDate: z.optional(z.string()),
});
export type RefreshMessage = z.infer<typeof refreshMessageSchema>;

/** Progress of the second tier; `waiting`: Save-Data or 2G, the visitor has not agreed yet; `full`: no room on the device. */
const secondTierProgressSchema = z.object({
  type: z.literal('second-tier'),
  state: z.enum(['running', 'waiting', 'complete', 'interrupted', 'full']),
  doneFiles: z.number(),
  totalFiles: z.number(),
  doneBytes: z.number(),
  totalBytes: z.number(),
});
export type SecondTierProgress = z.infer<typeof secondTierProgressSchema>;

/** Response to `version`: which build this worker belongs to. */
export const versionMessageSchema = z.object({ type: z.literal('version'), buildId: z.string() });
export type VersionMessage = z.infer<typeof versionMessageSchema>;

/** How far the reads are that a page has asked to be made again (`warm` with `isRenewal`); `failed`: those that brought nothing. */
const readsProgressSchema = z.object({ type: z.literal('reads'), done: z.number(), failed: z.number(), total: z.number() });

/** Bytes that the worker has received since its last report; sent to one page. */
const dataUsedSchema = z.object({ type: z.literal('data-used'), bytes: z.number() });

/** Everything the worker says to its pages. */
export const workerMessageSchema = z.discriminatedUnion('type', [
  refreshMessageSchema,
  secondTierProgressSchema,
  readsProgressSchema,
  dataUsedSchema,
  versionMessageSchema,
]);
export type WorkerMessage = z.infer<typeof workerMessageSchema>;

/**
 * Everything a page says to the worker. SKIP_WAITING: activate now (the name Workbox uses). version: the reply goes to the message's port, or to the
 * sender. forget: drop the entry that was served, which cannot be read. accept: the new response of that moment (ms) can be read and takes the
 * entry's place. refuse: it cannot, and the entry stays. warm: fetch what is missing of the second tier; `isConsented` overrides Save-Data,
 * with `isRenewal` stored reads are made again, too.
 * kept-videos-changed: the page added or removed a kept video.
 */
export const pageMessageSchema = z.union([
  z.object({ type: z.literal('SKIP_WAITING') }),
  z.object({ type: z.literal('version') }),
  z.object({ type: z.literal('forget'), key: z.string() }),
  z.object({ type: z.literal('accept'), key: z.string(), madeAt: z.number() }),
  z.object({ type: z.literal('refuse'), key: z.string(), madeAt: z.number() }),
  z.object({ type: z.literal('warm'), isConsented: z.boolean(), isRenewal: z.optional(z.boolean()) }),
  z.object({ type: z.literal('kept-videos-changed') }),
]);
export type PageMessage = z.infer<typeof pageMessageSchema>;

/** One file of the second tier, as the build lists it in `/second-tier.json`. `needs`: the places in the list of what a route's page is made of. */
const secondTierFileSchema = z.object({
  url: z.string(),
  revision: z.nullable(z.string()),
  integrity: z.string(),
  bytes: z.number(),
  needs: z.optional(z.array(z.number())),
});
export type SecondTierFile = z.infer<typeof secondTierFileSchema>;
export const secondTierListUrl = '/second-tier.json';
export const secondTierListSchema = z.array(secondTierFileSchema);

/** Key of a built file in a cache: with the integrity in it a file serves every build that has it, and two builds lie side by side. */
export const fileKey = ({ url, integrity }: Pick<SecondTierFile, 'url' | 'integrity'>): string =>
  `${url}?${new URLSearchParams({ integrity }).toString()}`;

/** The same in the second tier, where a name that changes with its bytes is a key by itself. */
export const secondTierKey = (file: SecondTierFile): string => (file.revision === null ? file.url : fileKey(file));

const pagePath = /^\/html\/(\w+)\/(.+?)(?:\.type-(\w+))?\.html$/;

/** Which page a file of the second tier is, as `pageFile` names it; undefined for any other file. */
export function pageOfFile(url: string): { language: string; path: string; type: string | undefined } | undefined {
  const [, language, name, type] = pagePath.exec(url) ?? [];
  return language === undefined || name === undefined ? undefined : { language, path: `/${name}`, type };
}
