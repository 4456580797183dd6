import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';
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
 * wrote. With no proxy trusted the header is a claim of the client's and is not read.
 */
export function clientAddress(context: AppContext, trustedProxies: number): string {
  if (trustedProxies === 0) return socketAddress(context);
  const hops = (context.req.header('x-forwarded-for') ?? '').split(',');
  return bareAddress(hops.at(-trustedProxies) ?? '') ?? socketAddress(context);
}

/** An address without what some proxies write around it, '203.0.113.7:4711' or '[2001:db8::1]:443'; undefined when it is none. */
function bareAddress(hop: string): string | undefined {
  const text = hop.trim();
  const bare = /^\[([^\]]*)\]/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  return isIP(bare) === 0 ? undefined : bare;
}

/**
 * What per-address limits count by: an IPv4 address also where it came as '::ffff:203.0.113.7', and the /64 of an IPv6 address, which every
 * home line has whole.
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%', 1);
  if (!isIPv6(bare)) return bare;
  const mapped = /^::ffff:([\d.]+)$/i.exec(bare)?.[1];
  if (mapped !== undefined) return mapped;
  // The canonical form has no dotted part any more.
  const [head = '', tail] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::');
  const groups = (text = ''): string[] => text.split(':').filter((group) => group !== '');
  const zeros = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length;
  return `${[...groups(head), ...Array.from({ length: zeros }, () => '0'), ...groups(tail)].slice(0, 4).join(':')}::/64`;
}

/** True for a request with the mark of a proxy. */
export const isForwarded = ({ req }: AppContext): boolean =>
  ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'].some((name) => req.header(name) !== undefined);

/** True when the other end broke off before its request was whole. */
export const isBrokenOff = ({ env }: AppContext): boolean => {
  const bindings: NodeBindings | undefined = env;
  return bindings?.incoming?.destroyed === true && bindings.incoming.complete === false;
};

/** True for a request to a name of this machine that no proxy passed on. */
export function isDirect(context: AppContext): boolean {
  const host = context.req.header('host') ?? 'localhost';
  return /^(localhost|127\.[\d.]+|\[::1\])(:\d+)?$/i.test(host) && !isForwarded(context);
}

/**
 * True where the connection itself is such as browsers and tools make, and no proxy without a setting: nginx and others ask by HTTP/1.0, or close the
 * connection after each request.
 */
export function isOwnConnection(context: AppContext): boolean {
  const bindings: NodeBindings | undefined = context.env;
  return bindings?.incoming?.httpVersion !== '1.0' && !/close/i.test(context.req.header('connection') ?? '');
}

/** The same, and from this machine as well. */
export const isLoopback = (context: AppContext): boolean => isDirect(context) && /^(127\.|::1$|::ffff:127\.)/.test(socketAddress(context));
