import {
  apiCacheName,
  consentCacheName,
  installTierCacheName,
  keptVideosCacheName,
  pageMessageSchema,
  secondTierCacheName,
  type VersionMessage,
} from '#src/contracts/sw-messages.ts';
import { forgetRead, settleRead } from './api-cache.ts';
import { readKeptVideos } from './kept-videos.ts';
import { dropOlderFiles, fetchInstallTier } from './precache.ts';
import { fetchUpdate, hurryUpdate } from './update.ts';
import { warm } from './warm.ts';

declare const self: ServiceWorkerGlobalScope;
/** Both are put in by the build; missing in tests. */
declare const __BUILD_ID__: string;
declare const __SW_KILL__: boolean;

const buildId = typeof __BUILD_ID__ === 'string' ? __BUILD_ID__ : 'development';
/** A build made with this flag removes itself and everything it stored. */
export const isKillSwitch = typeof __SW_KILL__ === 'boolean' && __SW_KILL__;

/** Older builds kept their install tier with Workbox. */
const isOurs = (name: string) => name.startsWith('okkong-') || name.startsWith('workbox-');

/** Claims the pages, without navigation preload, and drops caches and files that only older builds knew. */
async function activate(): Promise<void> {
  const kept = new Set([installTierCacheName, apiCacheName, secondTierCacheName, keptVideosCacheName, consentCacheName]);
  const names = await caches.keys();
  await Promise.all(names.filter((name) => isOurs(name) && !kept.has(name)).map((name) => caches.delete(name)));
  await dropOlderFiles();
  await self.registration.navigationPreload?.disable();
  // So that the very first visit is already stored; on an update the pages belong to this worker anyway.
  await self.clients.claim();
  // Not waited for: until an activation ends no request is responded to.
  void fetchInstallTier().catch(() => undefined);
}

function postVersion(event: ExtendableMessageEvent): void {
  const message: VersionMessage = { type: 'version', buildId };
  (event.ports[0] ?? event.source)?.postMessage(message);
}

/** While it is still being installed, only a page that cannot start asks for it. */
function takeOver(): Promise<void> {
  hurryUpdate();
  return self.skipWaiting();
}

/** Acts on a page's message; anything that is not in the contract is ignored. */
function onMessage(event: ExtendableMessageEvent): void {
  const message = pageMessageSchema.safeParse(event.data).data;
  if (message?.type === 'SKIP_WAITING') event.waitUntil(takeOver());
  if (message?.type === 'version') postVersion(event);
  if (message?.type === 'forget') event.waitUntil(forgetRead(message.key));
  if (message?.type === 'accept' || message?.type === 'refuse')
    event.waitUntil(settleRead(message.key, message.madeAt, message.type === 'accept'));
  // A page that opened during activation slipped past the first claim.
  if (message?.type === 'warm') event.waitUntil(self.clients.claim().then(() => warm(message)));
  if (message?.type === 'kept-videos-changed') event.waitUntil(readKeptVideos());
}

/** Listens: the first worker installs its first tier, an update all of it; what is installed waits for SKIP_WAITING, activation cleans up, pages send messages. */
export function registerLifecycle(): void {
  self.addEventListener('install', (event) => event.waitUntil(self.registration.active ? fetchUpdate() : fetchInstallTier()));
  self.addEventListener('activate', (event) => event.waitUntil(activate()));
  self.addEventListener('message', onMessage);
}

/** The kill switch: activates at once, deletes every store, unregisters, and reloads the pages an older worker held. */
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
