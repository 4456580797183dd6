import type { PoolCoin, PoolCoinInfo } from '#src/contracts/pool.ts';
import type { Coin } from '#src/domain/coins.ts';
import { product } from '#src/domain/known.ts';
import { fromHs } from '#src/domain/units.ts';
import type { PoolCoinSettings } from './defaults.ts';
import { unitIncome } from './income.ts';
import type { SettingsById, UnitIncome } from './income.ts';
import type { CoinMarket, MarketSnapshot } from './market-types.ts';
import { unixSecondsOf, wireNumberOrNull } from './wire.ts';

/** What one row is made of. */
export interface RowParts {
  readonly coin: Coin;
  readonly market: CoinMarket;
  readonly settings: PoolCoinSettings;
  readonly income: UnitIncome | undefined;
  readonly usdCny: number | null;
  /** The market's moment, ms. */
  readonly atMs: number;
}

/** The parts of a coin's rows. Throws when the market has no such coin: catalogue and model are then out of step. */
export function rowParts(
  snapshot: MarketSnapshot,
  settingsById: SettingsById,
  { coin, settings }: Pick<RowParts, 'coin' | 'settings'>,
): RowParts {
  const market = snapshot.coins.get(coin.id);
  if (!market) throw new Error(`the market has no coin ${coin.id}`);
  return { coin, settings, market, income: unitIncome(snapshot, settingsById, coin), usdCny: snapshot.usdCny, atMs: snapshot.atMs };
}

/** Fee and income type of a coin as the API spells them: '0.02 0.01' and 'FPPS PPLNS', in the same order. */
function payout({ feeRates, incomeTypes, minPay }: PoolCoinSettings) {
  return {
    fee: feeRates.join(' '),
    incomeType: incomeTypes.join(' '),
    minPayPrice: minPay,
  };
}

function incomeFields({ coin, income }: RowParts) {
  return {
    dayIncome: wireNumberOrNull(income?.coins),
    dayIncomeUnit: coin.unit,
  };
}

/** Whether a coin is mined along; nothing where the pool does not say. */
export function sideField({ settings: { hasSideCoin } }: RowParts): Pick<PoolCoin, 'hasSideCoin'> {
  return hasSideCoin === undefined ? {} : { hasSideCoin: hasSideCoin ? 1 : 0 };
}

/** When the groups of figures held; nothing where they all hold at the response's moment. */
function asOfField({ asOf }: CoinMarket): Pick<PoolCoin, 'asOf'> {
  if (asOf === undefined) return {};
  const seconds = (atMs: number | undefined): number | undefined => (atMs === undefined ? undefined : unixSecondsOf(atMs));
  const { pool, network, price, networkFrom, priceFrom } = asOf;
  return { asOf: { pool: seconds(pool), network: seconds(network), price: seconds(price), networkFrom, priceFrom } };
}

/** When the height of a market was read, ms: with its network's figures, else at the market's own moment. */
export const heightSeenAt = ({ asOf }: Pick<CoinMarket, 'asOf'>, atMs: number): number => asOf?.network ?? atMs;

/** Where a coin's chain stands, and since when; nothing where that is not known. */
function heightFields(market: CoinMarket, atMs: number): Pick<PoolCoin, 'height' | 'heightTime'> {
  return market.height === null ? {} : { height: market.height, heightTime: unixSecondsOf(heightSeenAt(market, atMs)) };
}

/** A hashrate in the coin's API unit; null where it is not known. */
function hashrateIn(coin: Coin, hashrateHs: number | null): number | null {
  return wireNumberOrNull(hashrateHs === null ? null : fromHs(hashrateHs, coin.hashrateUnit));
}

/** Row of `pool/coin/list`: the columns of the table. Hashrates in the coin's API unit, money in CNY. */
export function poolCoinRow(parts: RowParts): PoolCoin {
  const { coin, market, settings, income, usdCny } = parts;
  return {
    coinType: coin.id,
    coinName: coin.symbol,
    coinIcon: coin.icon,
    isShow: settings.isShow ? 1 : 0,
    isAux: settings.isAux ? 1 : 0,
    ...(settings.hasFarms !== undefined && { hasFarms: settings.hasFarms ? 1 : 0 }),
    ...sideField(parts),
    ...incomeFields(parts),
    dayIncomeMoney: wireNumberOrNull(product(income?.usd, usdCny)),
    priceUsa: wireNumberOrNull(market.priceUsd),
    poolHashrate: hashrateIn(coin, market.poolHashrateHs),
    poolHashrateUnit: coin.hashrateUnit,
    hashrate: hashrateIn(coin, market.networkHashrateHs),
    hashrateUnit: coin.hashrateUnit,
    poolMiner: market.poolMiners,
    difficulty: wireNumberOrNull(market.difficulty),
    difficultyTime: market.difficultySetAtMs === null ? null : unixSecondsOf(market.difficultySetAtMs),
    algorithmType: coin.algorithm,
    time: market.blockTimeS === undefined ? coin.blockTimeS : wireNumberOrNull(market.blockTimeS),
    paymentTime: settings.paymentTime,
    blockReward: wireNumberOrNull(market.blockReward),
    ...heightFields(market, parts.atMs),
    txFeeRatio: wireNumberOrNull(market.txFeeRatio),
    ...payout(settings),
    ...asOfField(market),
  };
}

/** Row of `pool/coin/v3/info`: what an open row shows. Averages of today, one week and two weeks. */
export function poolCoinInfoRow(parts: RowParts): PoolCoinInfo {
  const { coin, market, settings, income } = parts;
  return {
    coinType: coin.id,
    webHashrate24h: hashrateIn(coin, market.poolHashrate24hHs),
    hashrate24hUnit: coin.hashrateUnit,
    hashrate24h: hashrateIn(coin, market.poolHashrate24hHs),
    hashrate72hUnit: coin.hashrateUnit,
    hashrateW: hashrateIn(coin, market.poolHashrate7dHs),
    hashrateW2: hashrateIn(coin, market.poolHashrate14dHs),
    webWorkerCount: market.poolWorkers,
    price: wireNumberOrNull(market.priceUsd),
    priceIncrRatio: wireNumberOrNull(market.priceChange24h),
    ...incomeFields(parts),
    dogeDayIncome: wireNumberOrNull(income?.side?.coins),
    dogePrice: wireNumberOrNull(income?.side?.priceUsd),
    difficulty: wireNumberOrNull(market.difficulty),
    nextdiff: wireNumberOrNull(market.nextDifficulty),
    adjustTime: market.adjustInSeconds,
    ...payout(settings),
    ...asOfField(market),
  };
}
