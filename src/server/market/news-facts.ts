import { momentOfHeight } from '#src/domain/chain-heights.ts';
import { beijingDayStart, DAY_MS } from '#src/domain/days.ts';
import { groupThousands, roundHalfUp } from '#src/domain/decimal.ts';
import { formatDifficulty } from '#src/domain/difficulty.ts';
import { formatIncome, formatMoney, formatPercent } from '#src/domain/money.ts';
import { known, product, quotient } from '#src/domain/known.ts';
import { nextRewardCut } from '#src/domain/rewards.ts';
import { incomeText, unitsIn } from '#src/domain/unit-income.ts';
import { formatHashrate } from '#src/domain/units.ts';
import { currentAiRatio } from './income.ts';
import type { MarketSnapshot } from './market-types.ts';
import { heightSeenAt, type RowParts } from './pool-rows.ts';

/** A movement: the sign is the direction, the text ('1.24%') the size without a sign. */
export interface Movement {
  readonly direction: 'up' | 'down' | 'flat';
  readonly text: string;
}

/** The next adjustment of a chain that adjusts once a period. */
export interface DifficultyAhead {
  readonly symbol: string;
  readonly change: Movement;
  readonly fromText: string;
  readonly toText: string;
  readonly networkText: string;
  readonly adjustAtMs: number;
}

/** A coin by its change over 24 hours, with what one `unit` of its hashrate earns: '0.00103000 LTC + 4.13271000 DOGE'. */
export interface Mover {
  readonly symbol: string;
  readonly day: Movement;
  readonly week: Movement;
  readonly priceText: string;
  readonly unit: string;
  readonly incomeText: string;
  readonly incomeUsdText: string;
}

/** The next cut of a block reward. */
export interface RewardCutAhead {
  readonly symbol: string;
  readonly isHalving: boolean;
  readonly height: number;
  /** Coins a block from then on. */
  readonly reward: number;
  readonly heightText: string;
  readonly blocksLeftText: string;
  readonly fromText: string;
  readonly toText: string;
  readonly atMs: number;
}

/** What one `unit` earns on BTC and on AI(BTC). */
export interface IncomeFacts {
  readonly unit: string;
  readonly btcText: string;
  readonly usdText: string;
  readonly cnyText: string;
  readonly feeText: string;
  readonly aiText: string;
  readonly aiRatioText: string;
}

/** Everything the newspaper's sentences are made of, in figures that read the same in every language. Absent: nothing to report. */
export interface NewsFacts {
  readonly difficulties: readonly DifficultyAhead[];
  readonly best: Mover | undefined;
  readonly worst: Mover | undefined;
  readonly risenCount: number;
  readonly coinCount: number;
  readonly cut: RewardCutAhead | undefined;
  readonly income: IncomeFacts | undefined;
}

const WEEK_DAYS = 7;
/** Below this a percentage with 2 decimals reads 0.00%. */
const FLAT_BELOW = 0.00005;

const groupedNumber = (value: number, digits: number): string => groupThousands(roundHalfUp(value, digits));

function movement(ratio: number): Movement {
  return {
    direction: Math.abs(ratio) < FLAT_BELOW ? 'flat' : ratio > 0 ? 'up' : 'down',
    text: `${roundHalfUp(Math.abs(ratio) * 100, 2)}%`,
  };
}

function difficultyAhead({ coin, market }: RowParts, atMs: number): DifficultyAhead | undefined {
  const { nextDifficulty, adjustInSeconds, difficulty } = market;
  const networkHs = market.networkHashrateHs;
  if (nextDifficulty === null || adjustInSeconds === null || difficulty === null || networkHs === null) return undefined;
  return {
    symbol: coin.symbol,
    change: movement(nextDifficulty / difficulty - 1),
    fromText: formatDifficulty(difficulty, coin),
    toText: formatDifficulty(nextDifficulty, coin),
    // To the letter as the figures beside the sentence have it.
    networkText: formatHashrate(networkHs, 'H/s'),
    adjustAtMs: atMs + adjustInSeconds * 1000,
  };
}

function moverOf(snapshot: MarketSnapshot, { coin, market, income }: RowParts): Mover | undefined {
  const weekAgoMs = beijingDayStart(snapshot.atMs) - WEEK_DAYS * DAY_MS;
  const weekAgo = snapshot.daily(coin.id).find(({ dayStartMs }) => dayStartMs === weekAgoMs)?.priceUsd;
  const overWeek = quotient(market.priceUsd, weekAgo);
  const { priceChange24h } = market;
  if (overWeek === undefined || priceChange24h === null || income === undefined) return undefined;
  // The unit and the digits of the table beside it.
  const unit = coin.marketUnit;
  const factor = unitsIn(unit, coin.unit);
  const side = income.side && { symbol: income.side.symbol, coins: product(income.side.coins, factor) };
  return {
    symbol: coin.symbol,
    day: movement(priceChange24h),
    week: movement(overWeek - 1),
    priceText: groupThousands(formatMoney(market.priceUsd)),
    unit,
    incomeText: groupThousands(incomeText({ symbol: coin.incomeSymbol, coins: income.coins * factor, side })),
    incomeUsdText: groupThousands(formatMoney(product(income.usd, factor))),
  };
}

/** The next cut of a reward that follows the height, from a moment in ms on; undefined where none comes. */
export function rewardCutAhead({ coin, market }: RowParts, atMs: number): RewardCutAhead | undefined {
  const { height, blockReward } = market;
  const cut = height === null ? undefined : nextRewardCut(coin.id, height);
  if (height === null || blockReward === null || !cut) return undefined;
  const blocksLeft = cut.height - height;
  return {
    symbol: coin.symbol,
    isHalving: cut.reward * 2 === blockReward,
    height: cut.height,
    reward: cut.reward,
    heightText: groupedNumber(cut.height, 0),
    blocksLeftText: groupedNumber(blocksLeft, 0),
    fromText: String(blockReward),
    toText: String(cut.reward),
    atMs: momentOfHeight(coin.id, cut.height, { height, atMs: heightSeenAt(market, atMs) }),
  };
}

function incomeFacts(snapshot: MarketSnapshot, btc: RowParts | undefined, ai: RowParts | undefined): IncomeFacts | undefined {
  const feeRate = btc?.settings.feeRates[0];
  const aiRatio = currentAiRatio(snapshot);
  const cny = product(btc?.income?.usd, btc?.usdCny);
  if (btc?.income?.usd === undefined || cny === undefined || feeRate === undefined) return undefined;
  if (ai?.income === undefined || aiRatio === undefined) return undefined;
  const unit = btc.coin.marketUnit;
  const factor = unitsIn(unit, btc.coin.unit);
  return {
    unit,
    btcText: formatIncome(btc.income.coins * factor),
    usdText: groupThousands(formatMoney(btc.income.usd * factor)),
    cnyText: groupThousands(formatMoney(cny * factor)),
    feeText: formatPercent(feeRate),
    aiText: formatIncome(ai.income.coins * factor),
    aiRatioText: roundHalfUp(aiRatio, 4),
  };
}

/** Facts of the newspaper out of the listed coins' rows. AI(BTC) is no chain: it has no price and no difficulty of its own. */
export function newsFacts(snapshot: MarketSnapshot, rows: readonly RowParts[]): NewsFacts {
  const chains = rows.filter(({ coin }) => coin.symbol === coin.incomeSymbol);
  const changeOf = ({ market }: RowParts): number | undefined => known(market.priceChange24h);
  const changed = chains.filter((row) => changeOf(row) !== undefined);
  const byChange = changed.toSorted((a, b) => (changeOf(b) ?? 0) - (changeOf(a) ?? 0));
  const [best, worst] = [byChange.at(0), byChange.at(-1)];
  const cuts = chains.flatMap((row) => rewardCutAhead(row, snapshot.atMs) ?? []);
  return {
    difficulties: chains.flatMap((row) => difficultyAhead(row, snapshot.atMs) ?? []),
    best: best && moverOf(snapshot, best),
    worst: worst && moverOf(snapshot, worst),
    risenCount: changed.filter((row) => movement(changeOf(row) ?? 0).direction === 'up').length,
    coinCount: changed.length,
    cut: cuts.toSorted((a, b) => a.atMs - b.atMs).at(0),
    income: incomeFacts(
      snapshot,
      rows.find(({ coin }) => coin.symbol === 'BTC'),
      rows.find(({ coin }) => coin.symbol === 'AI(BTC)'),
    ),
  };
}
