import type { Coin, StratumAlgorithm } from './coin.ts';
import { coins } from './coins.ts';

export type StratumSecurity = 'plain' | 'tls';

/** Where machines of one algorithm, or of one coin, connect; ports in the order a machine should try them. */
export interface StratumEndpoint {
  readonly algorithm: string;
  /** Of this coin alone, where it has a host or ports of its own; undefined: of all others of its algorithm. */
  readonly coin?: string;
  readonly host: string;
  readonly ports: Readonly<Record<StratumSecurity, readonly number[]>>;
  /** True for a reserved name: shown as "Example address", and copying says so. */
  readonly isExample: boolean;
}

/** A piece of POOL_HOSTS that is left out, and why, as the end of a sentence. */
interface BadPiece {
  readonly piece: string;
  readonly fault: string;
}

/** What a POOL_HOSTS setting means, and the pieces of it that mean nothing. */
interface PoolHosts {
  readonly endpoints: readonly StratumEndpoint[];
  readonly badPieces: readonly BadPiece[];
}

type Ports = StratumEndpoint['ports'];

// 443 and 25 pass firewalls that let only web or mail through; 25 is the one most often blocked, so it stands last.
const defaultPorts: Readonly<Record<StratumAlgorithm, Ports>> = {
  SHA256: { plain: [3333, 443, 25], tls: [3334, 8443, 1300] },
  Ethash: { plain: [8008, 443, 25], tls: [8009, 8443, 5555] },
  Scrypt: { plain: [8888, 443, 25], tls: [8889, 8443, 1300] },
};

const stratumAlgorithms = ['SHA256', 'Ethash', 'Scrypt'] as const;
const otherAlgorithms = ['KawPow', 'Octopus', 'Autolykos2', 'Blake3', 'kHeavyHash'] as const;

/** Whether POOL_HOSTS can name a host of an algorithm. */
export const canHaveHost = (algorithm: string): boolean => [...stratumAlgorithms, ...otherAlgorithms].some((known) => known === algorithm);

const HOST_NAME = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)+$/;
const RESERVED_NAME = /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))$/;

/** Whether a host name is reserved for documents (RFC 2606) and can never be a pool. */
export function isExampleHost(host: string): boolean {
  return RESERVED_NAME.test(host.toLowerCase());
}

/** The addresses shown while POOL_HOSTS is not set: reserved names, so that no one mines to a stranger. `site` is a label of the name. */
export const exampleEndpoints = (site = 'okkong'): readonly StratumEndpoint[] =>
  stratumAlgorithms.map((algorithm) => ({
    algorithm,
    host: `${algorithm.toLowerCase()}.pool.${site}.example`,
    ports: defaultPorts[algorithm],
    isExample: true,
  }));

/** '3333/443/25' as ports; undefined when one of them is no port. */
function parsePorts(text: string): readonly number[] | undefined {
  const ports = text.split('/').map((port) => (/^\d{1,5}$/.test(port) ? Number(port) : 0));
  return ports.every((port) => port >= 1 && port <= 65_535) ? ports : undefined;
}

/** Stated ports and no others; without any those of the algorithm. Undefined when stated ones are wrong or there are none at all. */
function portsOf(known: Ports | undefined, plainText: string | undefined, tlsText: string | undefined): Ports | undefined {
  if (plainText === undefined) return known;
  const plain = parsePorts(plainText);
  const tls = tlsText === undefined ? [] : parsePorts(tlsText);
  return plain === undefined || tls === undefined ? undefined : { plain, tls };
}

/** What a piece begins with: an algorithm, or a coin with a host of its own. */
function ownerOf(name: string): Pick<StratumEndpoint, 'algorithm' | 'coin'> | undefined {
  const isNamed = (known: string): boolean => known.toLowerCase() === name.toLowerCase();
  const algorithm = [...stratumAlgorithms, ...otherAlgorithms].find(isNamed);
  if (algorithm) return { algorithm };
  const coin = coins.find(({ symbol, proofOfWorkEndedAtMs }) => isNamed(symbol) && proofOfWorkEndedAtMs === null);
  return coin && { algorithm: coin.algorithm, coin: coin.symbol };
}

/** A piece as an endpoint, or what is wrong with it. */
function parsePiece(piece: string): StratumEndpoint | string {
  const [name = '', address = '', ...more] = piece.split('=');
  const [host = '', plainText, tlsText, ...rest] = address.toLowerCase().split(':');
  const owner = ownerOf(name.trim());
  if (address === '' || more.length > 0) return 'it is not like SHA256=btc.pool.example.com:3333';
  if (owner === undefined) return `it begins neither with a coin nor with one of ${[...stratumAlgorithms, ...otherAlgorithms].join(', ')}`;
  if (!HOST_NAME.test(host)) return `'${host}' is no host name`;
  const stratum = owner.coin === undefined ? stratumAlgorithms.find((known) => known === owner.algorithm) : undefined;
  if (stratum === undefined && plainText === undefined) return `it has no port, as in ${owner.coin ?? owner.algorithm}=${host}:3333`;
  const ports = portsOf(stratum && defaultPorts[stratum], plainText, tlsText);
  if (ports === undefined) return 'a port is a number from 1 to 65535, several are parted by /';
  if (rest.length > 0) return 'it has more than the plain and the TLS ports';
  return { ...owner, host, ports, isExample: isExampleHost(host) };
}

/**
 * Reads POOL_HOSTS: pieces `algorithm=host`, or `algorithm=host:plain/ports:tls/ports`, separated by commas or spaces; a coin's symbol in the algorithm's
 * place gives that coin a host of its own. SHA256, Ethash and Scrypt have ports of their own, all others need theirs stated. What is set is all there is; unset, SHA256, Ethash and Scrypt have example addresses, with
 * `site` as a label of their names.
 */
export function parsePoolHosts(setting: string | undefined, site?: string): PoolHosts {
  const pieces = (setting ?? '').split(/[\s,;]+/).filter((piece) => piece !== '');
  if (pieces.length === 0) return { endpoints: exampleEndpoints(site), badPieces: [] };
  const byName = new Map<string, StratumEndpoint>();
  const badPieces: BadPiece[] = [];
  for (const piece of pieces) {
    const parsed = parsePiece(piece);
    if (typeof parsed === 'string') badPieces.push({ piece, fault: parsed });
    else byName.set(parsed.coin ?? parsed.algorithm, parsed);
  }
  return { endpoints: [...byName.values()], badPieces };
}

/** The endpoint a coin's machines connect to: its own, or its parent's where it is mined on the side, else its algorithm's. Undefined: none is public. */
export function endpointOf(
  coin: Pick<Coin, 'symbol' | 'algorithm' | 'stratumAlgorithm' | 'auxiliaryOf'>,
  endpoints: readonly StratumEndpoint[],
): StratumEndpoint | undefined {
  const algorithm = coin.stratumAlgorithm ?? coin.algorithm;
  return (
    endpoints.find((endpoint) => endpoint.coin !== undefined && endpoint.coin === (coin.auxiliaryOf ?? coin.symbol)) ??
    endpoints.find((endpoint) => endpoint.coin === undefined && endpoint.algorithm === algorithm)
  );
}

/** One address as a miner's firmware takes it: 'stratum+tcp://host:3333', or 'stratum+ssl://…' for TLS. */
export function stratumUrl(host: string, port: number, security: StratumSecurity): string {
  return `${security === 'tls' ? 'stratum+ssl' : 'stratum+tcp'}://${host}:${port}`;
}
