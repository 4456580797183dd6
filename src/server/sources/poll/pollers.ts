import { type Coin, coinById } from '#src/domain/coins.ts';
import { MINUTE_MS, SECOND_MS } from '#src/domain/days.ts';
import { poolDialects } from '../dialects/all.ts';
import { withoutLoading } from '../figures/agreement.ts';
import { checkBlocks } from '../figures/found-blocks.ts';
import { cookieCredentials } from '../nodes/cookie.ts';
import { coreNode } from '../nodes/core.ts';
import { coinGeckoPrices } from '../prices/coingecko.ts';
import { ecbRate } from '../prices/ecb.ts';
import { krakenPrices } from '../prices/kraken.ts';
import { mempoolPrices } from '../prices/mempool.ts';
import type { OperatorTerms, PoolReading, SourceReadings } from '../readings.ts';
import type { NodeSource, PoolSource, PriceSource } from '../source.ts';
import { createSourceFetch, createSourceFetches } from './source-fetch.ts';
import type { NodeEntry, PoolEntry, PriceEntry, SourceSettings } from '../settings/source-settings.ts';

/** One source that is polled. */
export interface Poller {
  /** Tells it from every other, also after the settings changed: 'pool BTC public-pool 127.0.0.1:3334'. Without secrets. */
  readonly id: string;
  readonly kind: 'pool' | 'node' | 'price';
  /** The `source` of its readings. */
  readonly name: string;
  /** The one coin it is for; undefined: it says itself. */
  readonly coin: Coin | undefined;
  readonly everyMs: number;
  /** A reading that takes longer is broken off. */
  readonly deadlineMs: number;
  /** Throws SourceError. */
  read(signal: AbortSignal): Promise<SourceReadings>;
}

/** A pool that can be asked for farms. */
export interface FarmSource {
  /** Undefined: every coin that no other entry names. */
  readonly coin: Coin | undefined;
  readonly name: string;
  readonly farm: PoolSource['farm'];
}

/** Every source of the settings, opened. */
export interface OpenSources {
  readonly pollers: readonly Poller[];
  readonly farms: readonly FarmSource[];
  /** What the operator states of a coin's pool. */
  termsOf(coinId: number): OperatorTerms;
}

/** A node is asked whether there is a new block so often; only then for more. */
const NODE_MS = 15 * SECOND_MS;
/** The first reading of a node looks through 30 days of headers. */
const NODE_DEADLINE_MS = 5 * MINUTE_MS;
const POOL_DEADLINE_MS = MINUTE_MS;
const PRICE_MS = 5 * MINUTE_MS;
const PRICE_DEADLINE_MS = 3 * MINUTE_MS;
/** The rate of a working day is set once. */
const RATE_MS = 60 * MINUTE_MS;
/** Kraken: about a call a second; CoinGecko's demo: thirty a minute. */
const KRAKEN_GAP_MS = 1000;
const COINGECKO_GAP_MS = 2500;
const OWN_GAP_MS = 0;

/** What a pool is opened with. */
interface PoolContext {
  /** The coins that have an entry of their own. */
  readonly named: ReadonlySet<number>;
  readonly nodes: ReadonlyMap<number, NodeSource>;
  readonly now: () => number;
}

function openPool(entry: PoolEntry, { named, nodes, now }: PoolContext): readonly [Poller, FarmSource] | undefined {
  const dialect = poolDialects[entry.dialect];
  if (!dialect) return undefined;
  const { coin, address, map } = entry;
  const { forFigures, forVisitors } = createSourceFetches({ address, gapMs: dialect.gapMs, now });
  const name = `${entry.dialect} ${forFigures.host}`;
  const source = dialect.open({ coin, fetch: forFigures, name, now, map });
  const farms = dialect.open({ coin, fetch: forVisitors, name, now, map });
  const isOwn = (coinId: number): boolean => (coin ? coinId === coin.id : !named.has(coinId) && coinById(coinId) !== undefined);
  const read = async (signal: AbortSignal): Promise<SourceReadings> => {
    const readings = [...(await source.read(signal))].filter(([coinId]) => isOwn(coinId));
    const pools: [number, PoolReading][] = [];
    const findings = [...(source.findings?.() ?? [])];
    for (const [coinId, reading] of readings) {
      const [loaded, found] = withoutLoading(coinId, reading);
      findings.push(...found);
      pools.push([coinId, await checkBlocks(loaded, nodes.get(coinId), signal)]);
    }
    return { pools, findings };
  };
  const id = `pool ${coin?.symbol ?? '*'} ${name}`;
  const poller: Poller = { id, kind: 'pool', name, coin, everyMs: dialect.everyMs, deadlineMs: POOL_DEADLINE_MS, read };
  return [poller, { coin, name, farm: (question, signal) => farms.farm(question, signal) }];
}

function openNode(
  { coin, address, cookie }: NodeEntry,
  now: () => number,
  network: string | undefined,
): { coin: Coin; node: NodeSource; poller: Poller } {
  const credentials = cookie === undefined ? undefined : () => cookieCredentials(cookie);
  const fetch = createSourceFetch({ address, gapMs: OWN_GAP_MS, now, ...(credentials && { credentials }) });
  const name = `node ${fetch.host}`;
  const node = coreNode({ coin, fetch, name, now, ...(network !== undefined && { network }) });
  const read = async (signal: AbortSignal): Promise<SourceReadings> => ({ nodes: [[coin.id, await node.read(signal)]] });
  const id = `node ${coin.symbol} ${fetch.host}`;
  return { coin, node, poller: { id, kind: 'node', name, coin, everyMs: NODE_MS, deadlineMs: NODE_DEADLINE_MS, read } };
}

function openPrices(entry: PriceEntry, now: () => number): PriceSource & { readonly name: string } {
  const name = entry.kind === 'mempool' ? `mempool ${entry.address.host}` : entry.kind;
  if (entry.kind === 'kraken') {
    const fetch = createSourceFetch({ address: entry.address, gapMs: KRAKEN_GAP_MS, now });
    return { name, ...krakenPrices({ fetch, name, now }) };
  }
  if (entry.kind === 'coingecko') {
    const fetch = createSourceFetch({ address: entry.address, gapMs: COINGECKO_GAP_MS, now });
    return { name, ...coinGeckoPrices({ fetch, name, now, key: entry.key }) };
  }
  return { name, ...mempoolPrices({ fetch: createSourceFetch({ address: entry.address, gapMs: OWN_GAP_MS, now }), name }) };
}

function openPrice(entry: PriceEntry, now: () => number): Poller {
  const { name, ...source } = openPrices(entry, now);
  const read = async (signal: AbortSignal): Promise<SourceReadings> => {
    const { coins, usdCny } = await source.read(signal);
    return { prices: [...coins], usdCny };
  };
  return { id: `price ${name}`, kind: 'price', name, coin: undefined, everyMs: PRICE_MS, deadlineMs: PRICE_DEADLINE_MS, read };
}

function openRate({ address }: NonNullable<SourceSettings['rate']>, now: () => number): Poller {
  const name = 'ecb';
  const fetch = createSourceFetch({ address, gapMs: OWN_GAP_MS, now });
  const read = async (signal: AbortSignal): Promise<SourceReadings> => ({ usdCny: await ecbRate({ fetch, name }, signal) });
  return { id: `price ${name}`, kind: 'price', name, coin: undefined, everyMs: RATE_MS, deadlineMs: PRICE_DEADLINE_MS, read };
}

/** Opens what the settings name; makes no request yet. `network` is the nodes' chain, 'main' unless a test says otherwise. Throws StartError. */
export function openSources(settings: SourceSettings, now: () => number = Date.now): OpenSources {
  const named = new Set(settings.pools.flatMap(({ coin }) => coin?.id ?? []));
  const nodes = settings.nodes.map((entry) => openNode(entry, now, settings.nodeNetwork));
  const context = { named, nodes: new Map(nodes.map(({ coin, node }) => [coin.id, node])), now };
  const pools = settings.pools.flatMap((entry) => {
    const opened = openPool(entry, context);
    return opened ? [opened] : [];
  });
  const terms = new Map(settings.pools.map((entry) => [entry.coin?.id, entry.terms]));
  return {
    pollers: [
      ...pools.map(([poller]) => poller),
      ...nodes.map(({ poller }) => poller),
      ...(settings.price ? [openPrice(settings.price, now)] : []),
      ...(settings.rate ? [openRate(settings.rate, now)] : []),
    ],
    farms: pools.map(([, farm]) => farm),
    termsOf: (coinId) => terms.get(coinId) ?? {},
  };
}
