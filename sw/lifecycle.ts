import {
  apiCacheName,
  installTierCacheName,
  keptVideosCacheName,
  pageMessageSchema,
  secondTierCacheName,
  type VersionAnswer,
} from '#src/contracts/sw-messages.ts';
import { forgetRead } from './api-cache.ts';
import { dropOlderFiles, fetchInstallTier } from './install-tier.ts';
import { readKeptVideos } from './kept-videos.ts';
import { takeReserve, tryAgain } from './room.ts';

declare const self: ServiceWorkerGlobalScope;
/** Both are put in by the build; missing in tests. */
declare const __BUILD_ID__: string;
declare const __SW_KILL__: boolean;

const buildId = typeof __BUILD_ID__ === 'string' ? __BUILD_ID__ : 'development';
/** R5: a build made with this flag removes itself and everything it stored. */
export const isKillSwitch = typeof __SW_KILL__ === 'boolean' && __SW_KILL__;

/** Older builds kept their install tier with Workbox. */
const isOurs = (name: string) => name.startsWith('okkong-') || name.startsWith('workbox-');

/** Takes the pages over, without navigation preload (R8), and drops stores that only older builds knew. */
async function activate(): Promise<void> {
  const kept = new Set([installTierCacheName, apiCacheName, secondTierCacheName, keptVideosCacheName]);
  const names = await caches.keys();
  await Promise.all(names.filter((name) => isOurs(name) && !kept.has(name)).map((name) => caches.delete(name)));
  await dropOlderFiles();
  await tryAgain();
  await takeReserve();
  await self.registration.navigationPreload?.disable();
  // So that the very first visit is already stored; on an update the pages belong to this worker anyway.
  await self.clients.claim();
}

function answerVersion(event: ExtendableMessageEvent): void {
  const answer: VersionAnswer = { type: 'version', buildId };
  (event.ports[0] ?? event.source)?.postMessage(answer);
}

/** Acts on what a page says; anything that is not in the contract is ignored. */
function hear(event: ExtendableMessageEvent, warm: (isConsented: boolean) => Promise<void>): void {
  const message = pageMessageSchema.safeParse(event.data).data;
  if (message?.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  if (message?.type === 'version') answerVersion(event);
  if (message?.type === 'forget') event.waitUntil(forgetRead(message.key));
  // A page that opened while this worker took over slipped past the first claim.
  if (message?.type === 'warm') event.waitUntil(self.clients.claim().then(() => warm(message.isConsented)));
  if (message?.type === 'kept-videos-changed') event.waitUntil(readKeptVideos());
}

/** What is installed waits for the visitor's word (R2), activation cleans up, messages are heard. */
export function live(warm: (isConsented: boolean) => Promise<void>): void {
  self.addEventListener('install', (event) => event.waitUntil(fetchInstallTier()));
  self.addEventListener('activate', (event) => event.waitUntil(activate()));
  self.addEventListener('message', (event) => hear(event, warm));
}

/** The kill switch: takes over at once, deletes every store, unregisters, and reloads the pages an older worker held (R5). */
export function destroySelf(): void {
  self.addEventListener('install', () => void self.skipWaiting());
  self.addEventListener('activate', (event) => event.waitUntil(removeEverything()));
}

async function removeEverything(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
  const pages = await self.clients.matchAll({ type: 'window' });
  for (const page of pages) void page.navigate(page.url);
}
