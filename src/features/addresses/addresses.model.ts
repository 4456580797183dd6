import type { Coin } from '#src/domain/coins.ts';
import { endpointOf, type StratumEndpoint, type StratumSecurity, stratumUrl } from '#src/domain/stratum.ts';

/** One algorithm of the address table, or one coin with a host of its own. */
export interface AddressRow {
  /** What the row is of: 'SHA256', or the coin's symbol. */
  name: string;
  algorithm: StratumEndpoint['algorithm'];
  /** What machines of this algorithm earn here, 'LTC + DOGE' as one; of a coin's own row its algorithm. */
  details: readonly string[];
  /** False for a reserved name, which must not pass for a pool. */
  isExample: boolean;
  /** Whole addresses in the order a machine should try them; none where the setting names no TLS port. */
  addresses: Readonly<Record<StratumSecurity, readonly PortAddress[]>>;
}

/** One port and the address that is copied for it. */
export interface PortAddress {
  port: number;
  url: string;
}

interface AddressTable {
  rows: readonly AddressRow[];
  /** Algorithms without a public address; coins without one where another of their algorithm has one. */
  unserved: readonly string[];
  /** The coin of these, where it is one; '' else. */
  unservedCoin: string;
}

/** The rows of the table for the coins of this pool, and what has none. */
export function addressTable(endpoints: readonly StratumEndpoint[], mined: readonly Coin[]): AddressTable {
  const lacking = mined.filter((coin) => endpointOf(coin, endpoints) === undefined);
  const hosted = new Set(endpoints.map(({ algorithm }) => algorithm));
  const [only, ...others] = lacking.map((coin) => coin.symbol);
  return {
    rows: endpoints.map((endpoint) =>
      addressRow(
        endpoint,
        mined.filter((coin) => endpointOf(coin, endpoints) === endpoint),
      ),
    ),
    unserved: [...new Set(lacking.map(({ symbol, algorithm }) => (hosted.has(algorithm) ? symbol : algorithm)))],
    unservedCoin: others.length === 0 ? (only ?? '') : '',
  };
}

function addressRow(endpoint: StratumEndpoint, mined: readonly Coin[]): AddressRow {
  const { algorithm, coin, isExample } = endpoint;
  const addresses = { plain: portAddresses(endpoint, 'plain'), tls: portAddresses(endpoint, 'tls') };
  return { name: coin ?? algorithm, algorithm, isExample, details: coin === undefined ? coinNames(mined) : [algorithm], addresses };
}

function portAddresses({ host, ports }: StratumEndpoint, security: StratumSecurity): readonly PortAddress[] {
  return ports[security].map((port) => ({ port, url: stratumUrl(host, port, security) }));
}

/** Both ways to connect to one endpoint, plain first. */
export function coinAddresses(endpoint: StratumEndpoint): readonly { security: StratumSecurity; addresses: readonly PortAddress[] }[] {
  return (['plain', 'tls'] as const).map((security) => ({ security, addresses: portAddresses(endpoint, security) }));
}

/** A merge-mined coin is named with the one it is mined with: 'LTC + DOGE'. */
function coinNames(mined: readonly Coin[]): readonly string[] {
  const withSides = ({ symbol }: Coin) => [symbol, ...mined.filter((side) => side.auxiliaryOf === symbol).map((side) => side.symbol)];
  return mined.filter((coin) => coin.auxiliaryOf === null).map((coin) => withSides(coin).join(' + '));
}

/** An address in three parts, so that the host stands out: 'stratum+tcp://', the host, ':3333'. */
export function addressParts(url: string): { scheme: string; host: string; port: string } {
  const [, scheme = '', host = '', port = ''] = /^([a-z+]+:\/\/)([^:]+)(:\d+)$/.exec(url) ?? [];
  return { scheme, host, port };
}
