declare global {
  /** The call of the boot script (app/boot/early-call.js); null once a call of the page itself has begun. */
  var earlyCall: EarlyCall | null | undefined;
}

/** A request that went out before the page ran. */
interface EarlyCall {
  readonly path: string;
  readonly body: string;
  readonly limit: AbortController;
  readonly response: Promise<Response>;
}

/**
 * The response to a request that the boot script has sent already, once; undefined where it sent none like it, and it then sends none any
 * more. `signal` ends it as it would end the page's own request.
 */
export function takeEarlyResponse(path: string, { body, signal }: { body?: unknown; signal: AbortSignal }): Promise<Response> | undefined {
  const early = globalThis.earlyCall;
  if (signal.aborted || (early && (early.path !== path || early.body !== body))) return undefined;
  globalThis.earlyCall = null;
  if (!early) return undefined;
  signal.addEventListener('abort', () => early.limit.abort(), { once: true });
  return early.response;
}
