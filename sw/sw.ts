import { FARM_MANIFEST_PATH, farmManifestResponse } from '#src/contracts/farm-link.ts';
import { builtSiteName } from '#src/contracts/site-name.ts';
import { isCacheableRead, respondToRead } from './api-cache.ts';
import { meterData } from './data-meter.ts';
import { isMedia, mayBeKept, readKeptVideos, respondToMedia } from './kept-videos.ts';
import { destroySelf, isKillSwitch, registerLifecycle } from './lifecycle.ts';
import { pageFor } from './navigation.ts';
import { respondToNavigation } from './pages.ts';
import { type BuiltFile, setInstallTier } from './precache.ts';
import { showPushes } from './push.ts';
import { respondToFile } from './second-tier.ts';

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: readonly BuiltFile[];
};

/** The worker's response to a request; undefined leaves it to the browser, as if there were no worker. */
function respondTo(event: FetchEvent): Promise<Response> | undefined {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return undefined;
  if (isCacheableRead(request)) return respondToRead(event);
  if (request.method !== 'GET' || request.headers.has('authorization')) return undefined;
  if (request.mode === 'navigate') {
    const page = pageFor(url.pathname);
    return page && respondToNavigation(request, page);
  }
  // On a static host no server responds to it.
  if (url.pathname === FARM_MANIFEST_PATH) {
    const manifest = farmManifestResponse(url.searchParams, builtSiteName);
    return manifest && Promise.resolve(manifest);
  }
  if (isMedia(request)) return mayBeKept(request.url) ? respondToMedia(request) : undefined;
  return respondToFile(request);
}

if (isKillSwitch) destroySelf();
else {
  setInstallTier(self.__WB_MANIFEST);
  registerLifecycle();
  meterData();
  showPushes();
  void readKeptVideos();
  self.addEventListener('fetch', (event) => {
    const response = respondTo(event);
    if (response) event.respondWith(response);
  });
}
