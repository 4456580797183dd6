import { Hono } from 'hono';
import { EVENTS_PATH, TICK_EVENT } from '#src/contracts/events.ts';
import { SECOND_MS } from '#src/domain/days.ts';
import { type AppEnv, clientAddress, networkOf } from '../http/client-address.ts';

interface EventOptions {
  /** The moment (ms) of the pool's current figures. */
  readonly momentMs: () => number;
  /** False once the server is stopping: every stream ends then. */
  readonly isReady: () => boolean;
  readonly trustedProxies: number;
}

interface Listener {
  readonly network: string;
  readonly controller: ReadableStreamDefaultController<Uint8Array>;
}

const lookEveryMs = SECOND_MS;
/** Proxies close what is silent for a minute. */
const beatEveryLooks = 30;
/** A browser holds one stream for all its tabs. */
const mostPerNetwork = 20;
const mostListeners = 5_000;
/** Milliseconds after which a browser whose stream broke comes back: not all of them in one moment. */
const firstRetryMs = 5_000;
const spreadMs = 10_000;

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  // Neither kept nor changed on the way, and not held back until it is long enough.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};
const encoder = new TextEncoder();
const tickText = (momentMs: number): string => `event: ${TICK_EVENT}\nid: ${momentMs}\ndata: ${momentMs}\n\n`;

/** The open streams. A timer runs only while there are any. */
function createStreams({ momentMs, isReady }: Pick<EventOptions, 'momentMs' | 'isReady'>) {
  const listeners = new Set<Listener>();
  let timer: ReturnType<typeof setInterval> | undefined;
  let toldMs = 0;
  let looks = 0;

  const leave = (listener: Listener): void => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
  const tellAll = (text: string): void => listeners.forEach(({ controller }) => controller.enqueue(encoder.encode(text)));
  const look = (): void => {
    looks += 1;
    const atMs = momentMs();
    if (atMs !== toldMs) tellAll(tickText(atMs));
    else if (looks % beatEveryLooks === 0) tellAll(':\n\n');
    toldMs = atMs;
    if (isReady()) return;
    for (const listener of listeners) {
      leave(listener);
      listener.controller.close();
    }
  };
  return {
    isFullFor: (network: string): boolean =>
      listeners.size >= mostListeners || [...listeners].filter((each) => each.network === network).length >= mostPerNetwork,
    /** Joins, and first sends this text. */
    join: (listener: Listener, text: string): (() => void) => {
      if (listeners.size === 0) {
        toldMs = momentMs();
        timer = setInterval(look, lookEveryMs);
      }
      listeners.add(listener);
      listener.controller.enqueue(encoder.encode(text));
      return () => leave(listener);
    },
  };
}

/**
 * Streams with an event for each new tick of the market. A client that returns with the id of an earlier one gets at once what it missed; over the limit of
 * its address or of the server it gets a 429.
 */
export function eventRoutes({ momentMs, isReady, trustedProxies }: EventOptions): Hono<AppEnv> {
  const streams = createStreams({ momentMs, isReady });
  return new Hono<AppEnv>().get(EVENTS_PATH, (context) => {
    const network = networkOf(clientAddress(context, trustedProxies));
    const isFull = streams.isFullFor(network);
    if (isFull || !isReady()) return context.body(null, isFull ? 429 : 503, { 'retry-after': '60', 'cache-control': 'no-store' });
    // A stream without a reader would never end.
    if (context.req.method === 'HEAD') return context.body(null, 200, headers);
    const lastId = context.req.header('last-event-id');
    const missed = lastId !== undefined && lastId !== String(momentMs()) ? tickText(momentMs()) : '';
    const retryMs = Math.round(firstRetryMs + Math.random() * spreadMs);
    let leave = (): void => undefined;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        leave = streams.join({ network, controller }, `retry: ${retryMs}\n\n${missed}`);
      },
      cancel: () => leave(),
    });
    return new Response(body, { headers });
  });
}
