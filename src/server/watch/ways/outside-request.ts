import { lookup, type LookupAddress } from 'node:dns';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';

/** Networks that no address of a visitor's may lead to: this machine, its neighbours, what the net keeps for itself. */
const inner = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inner.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inner.addSubnet(net, prefix, 'ipv6');

/** Whether an IP address belongs to this machine or to a network that is nobody else's business. */
export function isInnerAddress(address: string): boolean {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return isInnerAddress(mapped);
  return inner.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

interface OutsideRequest {
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  readonly timeoutMs?: number;
}

/** An answer of a stranger's server; `text` is its first 64 KiB. */
export interface OutsideResponse {
  readonly status: number;
  readonly retryAfter: string | undefined;
  readonly text: string;
}

/**
 * Asks a server whose address a visitor gave. Rejects with code EINNER for one inside, ETIMEDOUT for a stall before the head of its answer, else as Node
 * does; `isUnsent` tells whether the request had gone out. An answer whose text breaks off has what came of it. No redirect is followed.
 */
export type OutsideFetch = (request: OutsideRequest) => Promise<OutsideResponse>;

const TIMEOUT_MS = 10_000;
const MOST_BYTES = 64 * 1024;

const refused = (code: string): Error => Object.assign(new Error('refused'), { code });

/** Whether a request failed before all of it had gone out: then nobody has acted on it. */
export const isUnsent = (error: unknown): boolean => error instanceof Error && 'isUnsent' in error && error.isUnsent === true;

/** What a name stands for is looked at where the connection is made: a name that changes its address in between leads nowhere. */
const guardedLookup: LookupFunction = (hostname, options, callback) => {
  const none: LookupAddress[] = [];
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, none);
    const open = addresses.filter(({ address }) => !isInnerAddress(address));
    const [first] = open;
    if (first === undefined) return callback(refused('EINNER'), none);
    return options.all ? callback(null, open) : callback(null, first.address, first.family);
  });
};

async function read(message: IncomingMessage): Promise<string> {
  let text = '';
  try {
    for await (const part of message.setEncoding('utf8')) {
      text += String(part);
      if (text.length > MOST_BYTES) break;
    }
  } catch {
    // The head has said what became of the request.
  }
  return text;
}

/** `isInnerAllowed`: for what the operator set, and for tests, whose stand-ins are on this machine and speak plain HTTP. */
export function createOutsideFetch({ isInnerAllowed = false } = {}): OutsideFetch {
  return ({ url, method = 'POST', headers = {}, body, timeoutMs = TIMEOUT_MS }) =>
    new Promise((resolve, reject) => {
      const { protocol, hostname } = new URL(url);
      const bare = hostname.replace(/^\[|\]$/g, '');
      const isOutside = protocol === 'https:' && !(isIP(bare) > 0 && isInnerAddress(bare));
      if (!isInnerAllowed && !isOutside) return reject(refused('EINNER'));
      const send = protocol === 'http:' ? httpRequest : httpsRequest;
      const guard = isInnerAllowed ? {} : { lookup: guardedLookup };
      // The whole exchange has this time, not each of its steps.
      const signal = AbortSignal.timeout(timeoutMs);
      let hasHead = false;
      const asked = send(url, { method, headers, agent: false, signal, ...guard }, (message) => {
        hasHead = true;
        void read(message).then((text) => resolve({ status: message.statusCode ?? 0, retryAfter: message.headers['retry-after'], text }));
      });
      asked.on('error', (error) => {
        if (hasHead) return;
        reject(Object.assign(signal.aborted ? refused('ETIMEDOUT') : error, { isUnsent: !asked.writableFinished }));
      });
      asked.end(body);
      return undefined;
    });
}
