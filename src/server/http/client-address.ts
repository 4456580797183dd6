import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';

/** What Node hands to Hono; absent when a test calls the app without a socket. */
interface NodeBindings {
  readonly incoming?: IncomingMessage;
}

export interface AppEnv {
  Bindings: NodeBindings;
  Variables: { requestId: string };
}
export type AppContext = Context<AppEnv>;

/** Address of the other end of the socket, 'unknown' without one. */
function socketAddress(context: AppContext): string {
  const bindings: NodeBindings | undefined = context.env;
  return bindings?.incoming?.socket.remoteAddress ?? 'unknown';
}

/**
 * Address that per-address limits count by: the socket's, or the entry of `X-Forwarded-For` that the outermost trusted proxy
 * wrote. With no proxy trusted the header is a claim of the client's and is not read (decision D2).
 */
export function clientAddress(context: AppContext, trustedProxies: number): string {
  if (trustedProxies === 0) return socketAddress(context);
  const hops = (context.req.header('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim());
  return hops.at(-trustedProxies) || socketAddress(context);
}

/** True for a request from this machine that no proxy passed on. */
export function isLoopback(context: AppContext): boolean {
  const isForwarded = context.req.header('forwarded') !== undefined || context.req.header('x-forwarded-for') !== undefined;
  return !isForwarded && /^(127\.|::1$|::ffff:127\.)/.test(socketAddress(context));
}
