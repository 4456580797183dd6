import type { NewsChain } from '#src/contracts/content.ts';
import type { Coin } from '#src/domain/coins.ts';
import { DAY_MS } from '#src/domain/days.ts';
import { coinsPerDay } from '#src/domain/earnings.ts';
import { type RewardCut, rewardCuts } from '#src/domain/rewards.ts';
import { sideCoinOf } from '#src/domain/unit-income.ts';
import { toHs } from '#src/domain/units.ts';
import type { DailyPoint, MarketSnapshot } from './market-types.ts';
import { rewardCutAhead } from './news-facts.ts';
import type { RowParts } from './pool-rows.ts';
import { unixSecondsOf, wireNumber, wireNumberOrNull } from './wire.ts';

/** A reward that follows the calendar falls in steps of a month: the next is not further away. */
const CALENDAR_CUT_MS = 62 * DAY_MS;

type BlockWorth = Pick<DailyPoint, 'difficulty' | 'blockReward' | 'txFeeRatio'>;

/** Coins a day for one unit of a coin's hashrate with transaction fees, before any fee of a pool. */
function hashPriceOf({ symbol }: Coin, unit: string, { difficulty, blockReward, txFeeRatio }: BlockWorth): number {
  return coinsPerDay({ symbol, hashrateHs: toHs(1, unit), difficulty, blockReward: blockReward * (1 + txFeeRatio), feeRate: 0 });
}

/** USD for one unit of a coin's hashrate at the end of each of the last days, with what is mined along. */
function hashPrices(snapshot: MarketSnapshot, coin: Coin): number[] {
  const mined = [coin, ...[sideCoinOf(coin)].flatMap((side) => side ?? [])];
  const perCoin = mined.map((each) => snapshot.daily(each.id).map((day) => hashPriceOf(each, coin.unit, day) * day.priceUsd));
  const [own = [], ...sides] = perCoin;
  return own.map((usd, index) => wireNumber(sides.reduce((sum, side) => sum + (side[index] ?? 0), usd)));
}

function cutOf(row: RowParts, atMs: number): NewsChain['cut'] {
  const byHeight = rewardCutAhead(row, atMs);
  if (byHeight) return { height: byHeight.height, time: unixSecondsOf(byHeight.atMs), reward: wireNumber(byHeight.reward) };
  const [byDate]: readonly RewardCut[] = rewardCuts(row.coin, { nowMs: atMs, untilMs: atMs + CALENDAR_CUT_MS });
  return byDate && { height: null, time: unixSecondsOf(byDate.atMs), reward: wireNumber(byDate.reward) };
}

/** How a coin's chain stands and what its hashrate is worth; undefined where there is no chain of its own (AI(BTC)) or no proof of work. */
export function newsChain(snapshot: MarketSnapshot, row: RowParts): NewsChain | undefined {
  const { coin, market } = row;
  if (coin.symbol !== coin.incomeSymbol || coin.proofOfWorkEndedAtMs !== null) return undefined;
  const done = market.periodBlocksDone;
  const elapsedS = (snapshot.atMs - market.difficultySetAtMs) / 1000;
  return {
    hashPrice: wireNumberOrNull(hashPriceOf(coin, coin.unit, market)),
    hashPrices: hashPrices(snapshot, coin),
    blockReward: wireNumber(market.blockReward),
    // Nought is a coin whose fees the model does not have.
    txFeeRatio: wireNumberOrNull(market.txFeeRatio || null),
    height: market.height,
    periodBlocks: coin.retargetBlocks,
    periodBlocksDone: done,
    blockTime: wireNumberOrNull(done ? elapsedS / done : null),
    networkHashrate24h: wireNumber(market.networkHashrate24hHs),
    networkHashrate7d: wireNumber(market.networkHashrate7dHs),
    adjustments: market.adjustments.map(({ atMs, ratio }) => ({ time: unixSecondsOf(atMs), ratio: wireNumber(ratio) })),
    cut: cutOf(row, snapshot.atMs),
  };
}
