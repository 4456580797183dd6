import { vi } from 'vitest';
import type { WorkerMessage } from '#src/contracts/sw-messages.ts';
import type { ReadEvent } from '#sw/api-cache.ts';

export const origin = 'https://pool.example';

const urlOf = (key: RequestInfo | URL): string => new URL(key instanceof Request ? key.url : String(key), origin).href;

/** One cache in memory, in the order of writing, as Chromium keeps it. */
export class FakeCache {
  readonly entries = new Map<string, Response>();

  async match(key: RequestInfo | URL): Promise<Response | undefined> {
    return this.entries.get(urlOf(key))?.clone();
  }

  async put(key: RequestInfo | URL, response: Response): Promise<void> {
    this.entries.delete(urlOf(key));
    this.entries.set(urlOf(key), response);
  }

  async delete(key: RequestInfo | URL): Promise<boolean> {
    return this.entries.delete(urlOf(key));
  }

  async keys(): Promise<Request[]> {
    return [...this.entries.keys()].map((url) => new Request(url));
  }

  /** Everything the cache holds, to compare before and after. */
  async dump(): Promise<Record<string, string>> {
    const all: Record<string, string> = {};
    for (const [url, response] of this.entries) {
      all[url] = `${JSON.stringify([...response.headers])}${await response.clone().text()}`;
    }
    return all;
  }
}

export class FakeCaches {
  readonly stores = new Map<string, FakeCache>();

  async open(name: string): Promise<FakeCache> {
    const cache = this.stores.get(name) ?? new FakeCache();
    this.stores.set(name, cache);
    return cache;
  }

  async has(name: string): Promise<boolean> {
    return this.stores.has(name);
  }

  async delete(name: string): Promise<boolean> {
    return this.stores.delete(name);
  }

  async keys(): Promise<string[]> {
    return [...this.stores.keys()];
  }
}

/** Node's own knows no origin that a path belongs to. */
class SiteRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, origin) : input, init);
  }
}

export interface FakeWorker {
  readonly caches: FakeCaches;
  /** What the page with the client id `a` gets. */
  readonly messages: WorkerMessage[];
  /** What another open page gets. */
  readonly messagesElsewhere: WorkerMessage[];
  readonly fetch: ReturnType<typeof vi.fn<typeof fetch>>;
  /** The open pages, as the worker finds them. */
  readonly clients: { get(id: string): Promise<unknown>; matchAll(): Promise<unknown[]> };
}

/** Puts the globals of a worker in place; `vi.unstubAllGlobals()` takes them away. */
export function startFakeWorker(): FakeWorker {
  const pageOf = (messages: WorkerMessage[]) => ({ postMessage: (message: WorkerMessage) => messages.push(message) });
  const [messages, messagesElsewhere]: [WorkerMessage[], WorkerMessage[]] = [[], []];
  const [page, elsewhere] = [pageOf(messages), pageOf(messagesElsewhere)];
  const clients = { get: async () => page, matchAll: async () => [page, elsewhere] };
  const worker: FakeWorker = { caches: new FakeCaches(), messages, messagesElsewhere, fetch: vi.fn<typeof fetch>(), clients };
  vi.stubGlobal('caches', worker.caches);
  vi.stubGlobal('fetch', worker.fetch);
  vi.stubGlobal('location', new URL(origin));
  vi.stubGlobal('Request', SiteRequest);
  vi.stubGlobal('navigator', { onLine: false });
  vi.stubGlobal('self', { clients, registration: { installing: null, waiting: null } });
  return worker;
}

interface ResponseShape {
  readonly type?: string;
  readonly isRedirected?: boolean;
  readonly status?: number;
  readonly headers?: Record<string, string>;
}

/** A response as it comes over the network: `new Response` alone has another type. */
export function networkResponse(
  body: string,
  { type = 'basic', isRedirected = false, status = 200, headers = {} }: ResponseShape = {},
): Response {
  const all = { 'content-type': 'application/json', date: 'Fri, 20 Nov 2026 12:40:00 GMT', ...headers };
  const response = new Response(body, { status, headers: all });
  const dress = (bare: Response): Response => {
    Object.defineProperties(bare, { type: { value: type }, redirected: { value: isRedirected } });
    const clone = bare.clone.bind(bare);
    Object.defineProperty(bare, 'clone', { value: () => dress(clone()) });
    return bare;
  };
  return dress(response);
}

export const goodBody = (data: unknown): string => JSON.stringify({ code: '200', message: '', data });

export interface FakeFetchEvent {
  readonly event: ReadEvent;
  /** Ends when everything given to `waitUntil` has ended. */
  readonly settled: () => Promise<void>;
}

/** The event of a form POST, or of any other request. */
export function fetchEvent(request: Request): FakeFetchEvent {
  const waiting: Promise<unknown>[] = [];
  const event = { request, clientId: 'a', waitUntil: (work: Promise<unknown>) => void waiting.push(work) };
  return { event, settled: async () => void (await Promise.all(waiting)) };
}

export function post(path: string, form: Record<string, string>, headers: Record<string, string> = {}): Request {
  const body = new URLSearchParams(form).toString();
  return new Request(`${origin}${path}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
}
