import type { Workbox } from 'workbox-window';
import { type RefreshMessage, workerMessageSchema, workerUrl } from '#src/contracts/sw-messages.ts';

type ScriptUrl = ConstructorParameters<typeof Workbox>[0];

declare global {
  interface Window {
    /** Missing where the browser has no Trusted Types. */
    readonly trustedTypes?: TrustedTypes;
  }
  interface TrustedTypes {
    createPolicy(name: 'pool-sw', rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): ScriptUrl };
  }
}

/** The browser's service worker side, or undefined where there is none or it is refused (R17). Never throws. */
export function workerContainer(): ServiceWorkerContainer | undefined {
  try {
    return 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
  } catch {
    return undefined;
  }
}

let scriptUrl: ScriptUrl | undefined;

/** The worker's URL, blessed by the one policy that the CSP names, which lets nothing else through (R24, decision H5). */
export function workerScriptUrl(): ScriptUrl {
  scriptUrl ??=
    window.trustedTypes
      ?.createPolicy('pool-sw', {
        createScriptURL: (url) => {
          if (url !== workerUrl) throw new TypeError('Not the worker');
          return url;
        },
      })
      .createScriptURL(workerUrl) ?? workerUrl;
  return scriptUrl;
}

/** Calls back for every background refresh the worker tells of (decision D6); what is not in the contract is ignored. Returns the way to stop. */
export function onRefreshMessage(callback: (message: RefreshMessage) => void): () => void {
  const container = workerContainer();
  const receive = (event: MessageEvent<unknown>) => {
    const message = workerMessageSchema.safeParse(event.data).data;
    if (message?.type === 'api-refresh') callback(message);
  };
  container?.addEventListener('message', receive);
  return () => container?.removeEventListener('message', receive);
}
