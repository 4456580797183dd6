import type { Algorithm, Coin, StratumAlgorithm } from './coin.ts';

export type StratumSecurity = 'plain' | 'tls';

/** Where machines of one algorithm connect; ports in the order a machine should try them. */
export interface StratumEndpoint {
  readonly algorithm: Algorithm;
  readonly host: string;
  readonly ports: Readonly<Record<StratumSecurity, readonly number[]>>;
  /** True for a reserved name: shown as "Example address", and copying says so. */
  readonly isExample: boolean;
}

/** What a POOL_HOSTS setting means, and the pieces of it that mean nothing. */
interface PoolHosts {
  readonly endpoints: readonly StratumEndpoint[];
  readonly badPieces: readonly string[];
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

const HOST_NAME = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)+$/;
const RESERVED_NAME = /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))$/;

/** Whether a host name is reserved for documents (RFC 2606) and can never be a pool. */
export function isExampleHost(host: string): boolean {
  return RESERVED_NAME.test(host.toLowerCase());
}

/** The addresses shown while POOL_HOSTS is not set: reserved names, so that no one mines to a stranger. */
export const exampleEndpoints: readonly StratumEndpoint[] = stratumAlgorithms.map((algorithm) => ({
  algorithm,
  host: `${algorithm.toLowerCase()}.pool.okkong.example`,
  ports: defaultPorts[algorithm],
  isExample: true,
}));

/** '3333/443/25' as ports; undefined when one of them is no port. */
function parsePorts(text: string): readonly number[] | undefined {
  const ports = text.split('/').map((port) => (/^\d{1,5}$/.test(port) ? Number(port) : 0));
  return ports.every((port) => port >= 1 && port <= 65_535) ? ports : undefined;
}

/** Stated ports, else those of the algorithm; undefined when stated ones are wrong or there are none at all. */
function portsOf(known: Ports | undefined, plainText: string | undefined, tlsText: string | undefined): Ports | undefined {
  const plain = plainText === undefined ? known?.plain : parsePorts(plainText);
  const tls = tlsText === undefined ? (known?.tls ?? []) : parsePorts(tlsText);
  return plain === undefined || tls === undefined ? undefined : { plain, tls };
}

function parsePiece(piece: string): StratumEndpoint | undefined {
  const [name = '', address = ''] = piece.split('=');
  const [host = '', plainText, tlsText, ...rest] = address.toLowerCase().split(':');
  const hasName = (algorithm: string): boolean => algorithm.toLowerCase() === name.trim().toLowerCase();
  const stratum = stratumAlgorithms.find(hasName);
  const algorithm = stratum ?? otherAlgorithms.find(hasName);
  const ports = portsOf(stratum && defaultPorts[stratum], plainText, tlsText);
  if (algorithm === undefined || ports === undefined || rest.length > 0 || !HOST_NAME.test(host)) return undefined;
  return { algorithm, host, ports, isExample: isExampleHost(host) };
}

/**
 * Reads POOL_HOSTS: pieces `algorithm=host`, or `algorithm=host:plain/ports:tls/ports`, separated by commas or spaces. What the setting
 * does not name of SHA256, Ethash and Scrypt keeps its example address; other algorithms need their ports stated.
 */
export function parsePoolHosts(setting: string | undefined): PoolHosts {
  const pieces = (setting ?? '').split(/[\s,;]+/).filter((piece) => piece !== '');
  const parsed = pieces.map((piece) => ({ piece, endpoint: parsePiece(piece) }));
  const stated = parsed.flatMap(({ endpoint }) => (endpoint === undefined ? [] : [endpoint]));
  const byAlgorithm = new Map([...exampleEndpoints, ...stated].map((endpoint) => [endpoint.algorithm, endpoint]));
  return {
    endpoints: [...byAlgorithm.values()],
    badPieces: parsed.flatMap(({ piece, endpoint }) => (endpoint === undefined ? [piece] : [])),
  };
}

/** The endpoint a coin's machines connect to; undefined where none is public and a VIP address is offered instead. */
export function endpointOf(
  coin: Pick<Coin, 'algorithm' | 'stratumAlgorithm'>,
  endpoints: readonly StratumEndpoint[],
): StratumEndpoint | undefined {
  const wanted = coin.stratumAlgorithm ?? coin.algorithm;
  return endpoints.find((endpoint) => endpoint.algorithm === wanted);
}

/** One address as a miner's firmware takes it: 'stratum+tcp://host:3333', or 'stratum+ssl://…' for TLS. */
export function stratumUrl(host: string, port: number, security: StratumSecurity): string {
  return `${security === 'tls' ? 'stratum+ssl' : 'stratum+tcp'}://${host}:${port}`;
}
