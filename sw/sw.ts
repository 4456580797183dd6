import { FARM_MANIFEST_PATH, farmManifestResponse } from '#src/contracts/farm-link.ts';
import { answerRead, isStoredRead, warmRead } from './api-cache.ts';
import type { BuiltFile } from './checked-file.ts';
import { setInstallTier } from './install-tier.ts';
import { answerMedia, isMedia, mayBeKept, readKeptVideos } from './kept-videos.ts';
import { destroySelf, isKillSwitch, live } from './lifecycle.ts';
import { pageFor } from './navigation.ts';
import { answerFile, answerNavigation, storedSecondTierList } from './precache.ts';
import { warm } from './warm.ts';
import { readsToWarm } from './warm-reads.ts';

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: readonly BuiltFile[];
};

/** Who answers a request; undefined leaves it to the browser, as if there were no worker. */
function answerTo(event: FetchEvent): Promise<Response> | undefined {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return undefined;
  if (isStoredRead(request)) return answerRead(event);
  if (request.method !== 'GET' || request.headers.has('authorization')) return undefined;
  if (request.mode === 'navigate') {
    const page = pageFor(url.pathname);
    return page && answerNavigation(request, page);
  }
  // A static host has nobody else to answer it (decision C8).
  if (url.pathname === FARM_MANIFEST_PATH) {
    const manifest = farmManifestResponse(url.searchParams);
    return manifest && Promise.resolve(manifest);
  }
  if (isMedia(request)) return mayBeKept(request.url) ? answerMedia(request) : undefined;
  return answerFile(request);
}

const warmReads = async () => {
  for (const request of await readsToWarm()) await warmRead(request);
};

if (isKillSwitch) destroySelf();
else {
  setInstallTier(self.__WB_MANIFEST);
  live((isConsented) => warm(isConsented, { storedList: storedSecondTierList, warmReads }));
  void readKeptVideos();
  self.addEventListener('fetch', (event) => {
    const answer = answerTo(event);
    if (answer) event.respondWith(answer);
  });
}
