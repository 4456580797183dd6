import { type Coin, coins } from '#src/domain/coins.ts';
import { endpointOf, type StratumEndpoint, type StratumSecurity, stratumUrl } from '#src/domain/stratum.ts';

/** One algorithm of the address table. */
export interface AddressRow {
  algorithm: StratumEndpoint['algorithm'];
  /** What machines of this algorithm earn here, 'LTC + DOGE' as one. */
  coinNames: readonly string[];
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

/** Coins that machines can mine today; ETH is history. */
const minedCoins = coins.filter((coin) => coin.proofOfWorkEndedAtMs === null);

interface AddressTable {
  rows: readonly AddressRow[];
  /** Algorithms without a public address. */
  unserved: readonly string[];
  /** The coin of these, where it is one; '' else. */
  unservedCoin: string;
}

/** The rows of the table, and what has none. */
export function addressTable(endpoints: readonly StratumEndpoint[]): AddressTable {
  const lacking = minedCoins.filter((coin) => endpointOf(coin, endpoints) === undefined);
  const [only, ...others] = lacking.map((coin) => coin.symbol);
  return {
    rows: endpoints.map((endpoint) => addressRow(endpoint, endpoints)),
    unserved: [...new Set(lacking.map((coin) => coin.algorithm))],
    unservedCoin: others.length === 0 ? (only ?? '') : '',
  };
}

function addressRow(endpoint: StratumEndpoint, endpoints: readonly StratumEndpoint[]): AddressRow {
  const { algorithm, isExample } = endpoint;
  const mined = minedCoins.filter((coin) => endpointOf(coin, endpoints) === endpoint);
  const addresses = { plain: portAddresses(endpoint, 'plain'), tls: portAddresses(endpoint, 'tls') };
  return { algorithm, isExample, coinNames: coinNames(mined), addresses };
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
