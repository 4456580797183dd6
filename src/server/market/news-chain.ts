import type { NewsChain } from '#src/contracts/content.ts';
import type { Coin } from '#src/domain/coins.ts';
import { DAY_MS, SECOND_MS } from '#src/domain/days.ts';
import { coinsPerDay } from '#src/domain/earnings.ts';
import { known, type Maybe, product, quotient, total } from '#src/domain/known.ts';
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
  const reward = product(blockReward, total([1, txFeeRatio])) ?? Number.NaN;
  return coinsPerDay({ symbol, hashrateHs: toHs(1, unit), difficulty: difficulty ?? Number.NaN, blockReward: reward, feeRate: 0 });
}

/** The figures of the last days without a gap, today last: a list that stands for days may not skip one. */
export function unbroken(days: readonly DailyPoint[], figureOf: (day: DailyPoint) => Maybe): number[] {
  const figures: number[] = [];
  let nextMs: number | undefined;
  for (const day of days.toReversed()) {
    const figure = known(figureOf(day));
    if (figure === undefined || (nextMs !== undefined && day.dayStartMs !== nextMs - DAY_MS)) break;
    figures.unshift(wireNumber(figure));
    nextMs = day.dayStartMs;
  }
  return figures;
}

/** USD for one unit of a coin's hashrate at the end of each of the last days, with what is mined along. */
function hashPrices(snapshot: MarketSnapshot, { coin, settings }: RowParts): number[] {
  const side = sideCoinOf(coin, settings);
  const sides = new Map(side ? snapshot.daily(side.id).map((day) => [day.dayStartMs, day]) : []);
  const usdOf = (each: Coin, day: DailyPoint | undefined): Maybe => day && product(hashPriceOf(each, coin.unit, day), day.priceUsd);
  return unbroken(snapshot.daily(coin.id), (day) => total([usdOf(coin, day), side ? usdOf(side, sides.get(day.dayStartMs)) : 0]));
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
  const elapsedS = product(total([snapshot.atMs, product(market.difficultySetAtMs, -1)]), 1 / SECOND_MS);
  return {
    hashPrice: wireNumberOrNull(hashPriceOf(coin, coin.unit, market)),
    hashPrices: hashPrices(snapshot, row),
    blockReward: wireNumberOrNull(market.blockReward),
    // Nought is a coin whose fees the model does not have.
    txFeeRatio: wireNumberOrNull(market.txFeeRatio || null),
    height: market.height,
    periodBlocks: coin.retargetBlocks,
    periodBlocksDone: done,
    blockTime: wireNumberOrNull(quotient(elapsedS, done)),
    networkHashrate24h: wireNumberOrNull(market.networkHashrate24hHs),
    networkHashrate7d: wireNumberOrNull(market.networkHashrate7dHs),
    adjustments: market.adjustments.map(({ atMs, ratio }) => ({ time: unixSecondsOf(atMs), ratio: wireNumber(ratio) })),
    cut: cutOf(row, snapshot.atMs),
  };
}
