import { readFileSync } from 'node:fs';
import { isAbsolute, resolve } from 'node:path';
import * as z from 'zod';
import { AI_BTC_ID, type Coin, coinBySymbol } from '#src/domain/coins.ts';
import { sideCoinOf } from '#src/domain/unit-income.ts';
import { marketRowOf } from '../../market/market-catalogue.ts';
import { errorCode } from '../../start-error.ts';
import { poolDialects } from '../dialects/all.ts';
import { addressIn, checkSeparators, refuse } from './source-address.ts';
import type { OperatorTerms } from '../readings.ts';

/** One source of a pool, as the operator names it. */
export interface PoolEntry {
  /** Undefined for `*`: the coins that the source has and no other entry names. */
  readonly coin: Coin | undefined;
  readonly dialect: string;
  /** May hold a user name and password: never written anywhere. */
  readonly address: URL;
  /** What no API reports; '*' has none. */
  readonly terms: OperatorTerms;
  /** For a dialect that reads figures by a map; parsed by the dialect. */
  readonly map: unknown;
}

export interface NodeEntry {
  readonly coin: Coin;
  readonly address: URL;
  /** The file in which the node leaves a new password at each of its starts, or its folder. */
  readonly cookie?: string;
}

/** `address` is the market's own unless a test has another. */
export type PriceEntry = { readonly address: URL } & (
  | { readonly kind: 'kraken' | 'mempool' }
  | { readonly kind: 'coingecko'; readonly key: string | undefined }
);

/** Where the market comes from instead of the model. */
export interface SourceSettings {
  readonly pools: readonly PoolEntry[];
  readonly nodes: readonly NodeEntry[];
  readonly price: PriceEntry | undefined;
  /** Where the price of a dollar in yuan comes from, if not from the market: the European Central Bank. */
  readonly rate: { readonly address: URL } | undefined;
  /** The chain that nodes have to be of; undefined: the main one. Only tests have another. */
  readonly nodeNetwork?: string;
}

/** The settings as they are written; undefined: unset. */
export interface SourceVariables {
  readonly POOL_SOURCES?: string | undefined;
  readonly NODE_SOURCES?: string | undefined;
  readonly PRICE_SOURCE?: string | undefined;
  readonly PRICE_KEY?: string | undefined;
  readonly RATE_SOURCE?: string | undefined;
  readonly SOURCES_FILE?: string | undefined;
}

/** What has the right form; a piece of a password that stands where a coin belongs is not repeated. */
const shownName = /^[A-Za-z0-9()*-]{1,20}$/;
const shown = (name: string): string => (shownName.test(name) ? `"${name}"` : 'a name');

const statedTerms = z.strictObject({
  // Ratios: who writes 1 or more means percent.
  feeRates: z.array(z.number().min(0).lt(1)).min(1).max(5).optional(),
  incomeTypes: z.array(z.string().max(20)).min(1).max(5).optional(),
  minPay: z.number().positive().optional(),
  paymentTime: z
    .string()
    .regex(/^\d{2}:\d{2}(-\d{2}:\d{2})?$/)
    .optional(),
});
const operatorTerms = statedTerms.extend({ mergedMining: statedTerms.optional() });
const poolOfFile = z.union([z.string(), operatorTerms.extend({ source: z.string(), map: z.unknown().optional() })]);
/** The file: the same settings, with what no API reports beside a pool. */
const sourcesFile = z.strictObject({
  pools: z.record(z.string(), poolOfFile).default({}),
  nodes: z.record(z.string(), z.string()).default({}),
  price: z.string().default('off'),
  rate: z.string().default('off'),
});

function coinIn(setting: string, symbol: string): Coin {
  const coin = coinBySymbol(symbol);
  if (!coin) return refuse(setting, `${shown(symbol)} is no coin of the catalogue`);
  if (coin.proofOfWorkEndedAtMs !== null || coin.id === AI_BTC_ID) return refuse(setting, `no source tells figures of ${coin.symbol}`);
  return coin;
}

/** `dialect:address`, at the first colon. */
function named(setting: string, text: string): readonly [string, string] {
  const at = text.indexOf(':');
  if (at < 1) return refuse(setting, 'each entry must look like BTC=public-pool:http://127.0.0.1:3334');
  return [text.slice(0, at), text.slice(at + 1)];
}

/** `BTC=a:http://…,ETC=b:http://…` as pairs. */
function pairsIn(setting: string, text: string | undefined): readonly (readonly [string, string])[] {
  checkSeparators(setting, text ?? '');
  const entries = (text ?? '').split(/[\s,]+/).filter((entry) => entry !== '');
  const pairs = entries.map((entry): readonly [string, string] => {
    const at = entry.indexOf('=');
    if (at < 1) return refuse(setting, 'each entry must look like BTC=public-pool:http://127.0.0.1:3334');
    return [entry.slice(0, at), entry.slice(at + 1)];
  });
  const twice = pairs.find(([symbol], index) => pairs.findIndex(([other]) => other.toUpperCase() === symbol.toUpperCase()) !== index);
  return twice ? refuse(setting, `${shown(twice[0])} has two sources`) : pairs;
}

function poolEntry(setting: string, symbol: string, value: z.output<typeof poolOfFile>): PoolEntry {
  const { source, map, ...terms } = typeof value === 'string' ? { source: value, map: undefined } : value;
  const [dialect, address] = named(setting, source);
  if (!Object.hasOwn(poolDialects, dialect)) {
    return refuse(setting, `${shown(dialect)} is no dialect; there are ${Object.keys(poolDialects).join(', ')}`);
  }
  const coin = symbol === '*' ? undefined : coinIn(setting, symbol);
  if (terms.mergedMining && !(coin && sideCoinOf(coin))) return refuse(setting, `no coin is mined along with ${shown(symbol)}`);
  return {
    coin,
    dialect,
    address: addressIn(setting, address, /^(https?|file):$/),
    terms,
    map,
  };
}

/** A node listens where Bitcoin's does, unless its coin has a port of its own. */
const BITCOIN_RPC_PORT = 8332;

function nodeEntry(setting: string, symbol: string, value: string): NodeEntry {
  const [kind, address] = named(setting, value);
  if (kind !== 'core') return refuse(setting, `${shown(kind)} is no kind of node; there is core`);
  const coin = coinIn(setting, symbol);
  if (!address.startsWith('cookie:')) return { coin, address: addressIn(setting, address, /^https?:$/) };
  const [, cookie = '', host = `127.0.0.1:${marketRowOf(coin.id).rpcPort ?? BITCOIN_RPC_PORT}`] =
    /^cookie:(.*?)(?:@([\w.-]+:\d+|\[[\da-f:]+\]:\d+))?$/i.exec(address) ?? [];
  if (!isAbsolute(cookie)) return refuse(setting, 'a cookie needs its whole path, such as core:cookie:/home/bitcoin/.bitcoin/.cookie');
  return { coin, address: addressIn(setting, `http://${host}`, /^http:$/), cookie };
}

function priceEntry(setting: string, value: string, key: string | undefined): PriceEntry | undefined {
  if (value === 'off') return undefined;
  if (value === 'kraken') return { kind: 'kraken', address: new URL('https://api.kraken.com') };
  if (value === 'coingecko') return { kind: 'coingecko', key, address: new URL('https://api.coingecko.com') };
  const origin = /^mempool:(.*)$/.exec(value)?.[1];
  if (origin !== undefined) return { kind: 'mempool', address: addressIn(setting, origin, /^https?:$/) };
  return refuse(setting, 'it must be kraken, coingecko, mempool:http://127.0.0.1:8999 or off');
}

function rateEntry(setting: string, value: string): SourceSettings['rate'] {
  if (value === 'off') return undefined;
  return value === 'ecb' ? { address: new URL('https://www.ecb.europa.eu') } : refuse(setting, 'its rate must be ecb or off');
}

/** What a file of settings says is wrong with itself. */
function faultOfFile(error: unknown): string {
  if (error instanceof z.ZodError) {
    const where = error.issues[0]?.path
      .map(String)
      .filter((part) => shownName.test(part))
      .join('.');
    return `its file is wrong at ${where || 'its top'}`;
  }
  const code = errorCode(error);
  if (code === 'ENOENT') return 'its file is not there';
  return code === undefined ? 'its file cannot be read as JSON' : `its file cannot be read (${code})`;
}

function fileOf(path: string): z.output<typeof sourcesFile> {
  try {
    return sourcesFile.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    return refuse('SOURCES_FILE', faultOfFile(error));
  }
}

/**
 * Reads where the market comes from; undefined where no source is set: the model answers. `root` is the folder that a relative SOURCES_FILE
 * starts from. Throws StartError, one sentence without any value that may be secret.
 */
export function readSourceSettings(variables: SourceVariables, root: string): SourceSettings | undefined {
  const { POOL_SOURCES, NODE_SOURCES, PRICE_SOURCE, PRICE_KEY, RATE_SOURCE, SOURCES_FILE } = variables;
  const settings = SOURCES_FILE === undefined ? fromText(variables) : fromFile(fileOf(resolve(root, SOURCES_FILE)), PRICE_KEY);
  if (SOURCES_FILE !== undefined && [POOL_SOURCES, NODE_SOURCES, PRICE_SOURCE, RATE_SOURCE].some((value) => value !== undefined)) {
    return refuse(
      'SOURCES_FILE',
      'it stands in for POOL_SOURCES, NODE_SOURCES, PRICE_SOURCE and RATE_SOURCE, so none of them may be set beside it',
    );
  }
  const { pools, nodes, price } = settings;
  return pools.length > 0 || nodes.length > 0 || price ? settings : undefined;
}

function fromText({ POOL_SOURCES, NODE_SOURCES, PRICE_SOURCE, PRICE_KEY, RATE_SOURCE }: SourceVariables): SourceSettings {
  return {
    pools: pairsIn('POOL_SOURCES', POOL_SOURCES).map(([symbol, value]) => poolEntry('POOL_SOURCES', symbol, value)),
    nodes: pairsIn('NODE_SOURCES', NODE_SOURCES).map(([symbol, value]) => nodeEntry('NODE_SOURCES', symbol, value)),
    price: priceEntry('PRICE_SOURCE', PRICE_SOURCE ?? 'off', PRICE_KEY),
    rate: rateEntry('RATE_SOURCE', RATE_SOURCE ?? 'off'),
  };
}

function fromFile(file: z.output<typeof sourcesFile>, key: string | undefined): SourceSettings {
  return {
    pools: Object.entries(file.pools).map(([symbol, value]) => poolEntry('SOURCES_FILE', symbol, value)),
    nodes: Object.entries(file.nodes).map(([symbol, value]) => nodeEntry('SOURCES_FILE', symbol, value)),
    price: priceEntry('SOURCES_FILE', file.price, key),
    rate: rateEntry('SOURCES_FILE', file.rate),
  };
}
