import { beforeAll, vi } from 'vitest';
import { importReader } from '#src/lib/api-response.ts';

// What reads responses is imported with the first one, which can take longer than a test lets things settle.
beforeAll(async () => void (await importReader()));

export const madeAt = Date.UTC(2026, 10, 20, 12, 40);
export const date = new Date(madeAt).toUTCString();

export function envelope(data: unknown, { code = '200', message = '' } = {}): string {
  return JSON.stringify({ code, message, data });
}

interface ApiResponse {
  body?: string;
  status?: number;
  headers?: Record<string, string>;
}

/** An answer as the pool (or the worker, or a hotel) would send it. */
export function answer({ body = envelope([]), status = 200, headers = {} }: ApiResponse = {}): Response {
  return new Response(body, { status, headers: { 'content-type': 'application/json', date, ...headers } });
}

export interface Sent {
  path: string;
  method: string | undefined;
  headers: Headers;
  body: string | undefined;
  signal: AbortSignal;
  isKeptAlive: boolean | undefined;
}

/** Replaces fetch; `sent` fills with every request. `vi.unstubAllGlobals()` takes it away. */
export function fakeFetch(reply: (sent: Sent) => Response | Promise<Response>): Sent[] {
  const all: Sent[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const body = typeof init.body === 'string' ? init.body : undefined;
    const sent: Sent = {
      path,
      method: init.method,
      headers: new Headers(init.headers),
      body,
      signal: init.signal!,
      isKeptAlive: init.keepalive,
    };
    // What the connection light asks its own host is no call.
    if (path !== '/robots.txt') all.push(sent);
    return await reply(sent);
  });
  return all;
}

/** Never answers, and ends like a browser's fetch when it is aborted. */
export function silence({ signal }: Sent): Promise<Response> {
  return new Promise((_resolve, reject) => {
    const end = () => reject(new DOMException('aborted', 'AbortError'));
    if (signal.aborted) end();
    signal.addEventListener('abort', end);
  });
}

/** The line is down. */
export function down(): Promise<Response> {
  return Promise.reject(new TypeError('Failed to fetch'));
}
