import type { Workbox } from 'workbox-window';
import { type PageMessage, versionMessageSchema, type WorkerMessage, workerMessageSchema, workerUrl } from '#src/contracts/sw-messages.ts';

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

/** The browser's service worker side, or undefined where there is none or it is refused. Never throws. */
export function workerContainer(): ServiceWorkerContainer | undefined {
  try {
    return 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
  } catch {
    return undefined;
  }
}

let scriptUrl: ScriptUrl | undefined;

/** The worker's URL, blessed by the one policy that the CSP names, which lets nothing else through. */
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

/** Posts a message of the contract to a worker. */
export function postToWorker(worker: ServiceWorker, message: PageMessage, transfer: Transferable[] = []): void {
  worker.postMessage(message, transfer);
}

/** A slow phone starts a worker for seconds, and a build without a name would be offered again after "later". */
const versionPatienceMs = 5_000;

/** The build a worker belongs to; '' when it does not say so in time. */
export function versionOf(worker: ServiceWorker): Promise<string> {
  const { port1, port2 } = new MessageChannel();
  const version = new Promise<string>((resolve) => {
    port1.addEventListener('message', (event: MessageEvent<unknown>) =>
      resolve(versionMessageSchema.safeParse(event.data).data?.buildId ?? ''),
    );
    port1.start();
    setTimeout(resolve, versionPatienceMs, '');
  });
  postToWorker(worker, { type: 'version' }, [port2]);
  return version.finally(() => port1.close());
}

type MessageOf<T extends WorkerMessage['type']> = Extract<WorkerMessage, { type: T }>;

const isOfType = <T extends WorkerMessage['type']>(message: WorkerMessage | undefined, type: T): message is MessageOf<T> =>
  message?.type === type;

/** Calls back for every message of one type that the worker sends; what is not in the contract is ignored. Returns the way to stop. */
export function onWorkerMessage<T extends WorkerMessage['type']>(type: T, callback: (message: MessageOf<T>) => void): () => void {
  const container = workerContainer();
  const receive = (event: MessageEvent<unknown>) => {
    const message = workerMessageSchema.safeParse(event.data).data;
    if (isOfType(message, type)) callback(message);
  };
  container?.addEventListener('message', receive);
  return () => container?.removeEventListener('message', receive);
}
