import type { DailyNews, NewsChain, NewsCoin } from '#src/contracts/content.ts';
import { type Coin, coinById } from '#src/domain/coins.ts';
import { SECOND_MS } from '#src/domain/days.ts';
import { known, product, quotient } from '#src/domain/known.ts';
import { incomeText, shownUnitOf, sideCoinOf, statedUnitOf, unitsIn } from '#src/domain/unit-income.ts';
import { formatHashrate } from '#src/domain/units.ts';

/** How the chain of one coin stands on the paper's day, in the market's unit. What the pool does not state is undefined. */
export interface PaperChain {
  readonly coin: Coin;
  readonly unit: string;
  /** A day's coins for one unit before the pool's fee: '0.00103000 LTC + 4.13271000 DOGE'. */
  readonly hashPriceText: string;
  readonly hashPriceUsd: number | undefined;
  /** USD at the ends of the last days, oldest first; undefined for a day that is not known. */
  readonly hashPrices: readonly (number | undefined)[];
  /** Transaction fees as a part of all that a block pays, mean of 24 hours. */
  readonly feeShare: number | undefined;
  /** Coins a block, and with those fees. */
  readonly reward: number | undefined;
  readonly rewardWithFees: number | undefined;
  readonly period: { readonly done: number; readonly all: number } | undefined;
  /** Mean of the running period, s. */
  readonly blockTimeS: number | undefined;
  readonly networkHashrate24h: string;
  readonly networkHashrate7d: string;
  /** The last ten, newest first. */
  readonly adjustments: readonly { readonly atMs: number; readonly ratio: number }[];
  readonly cut: ChainCut | undefined;
}

/** The next cut of the block reward. */
export interface ChainCut {
  readonly atMs: number | undefined;
  readonly blocksToGo: number | undefined;
  readonly isHalving: boolean;
}

/** The chains of the coins in a paper, in its order. */
export function chainsOf({ coins }: Pick<DailyNews, 'coins'>): readonly PaperChain[] {
  return coins.flatMap((news) => {
    const coin = coinById(news.coinType);
    return coin && news.chain ? [chainOf(coin, news, { chain: news.chain, all: coins })] : [];
  });
}

function chainOf(coin: Coin, news: NewsCoin, { chain, all }: { chain: NewsChain; all: readonly NewsCoin[] }): PaperChain {
  const unit = shownUnitOf(coin, news);
  const factor = unitsIn(unit, statedUnitOf(coin, news));
  const hashPrices = chain.hashPrices.map((usd) => product(usd, factor));
  const fees = known(chain.txFeeRatio);
  const { periodBlocks, periodBlocksDone } = chain;
  return {
    coin,
    unit,
    hashPriceText: incomeText({
      symbol: coin.incomeSymbol,
      coins: product(chain.hashPrice, factor),
      side: sideOf(coin, { news, unit, all }),
    }),
    hashPriceUsd: hashPrices.at(-1),
    hashPrices,
    feeShare: fees === undefined ? undefined : fees / (1 + fees),
    reward: known(chain.blockReward),
    rewardWithFees: fees === undefined ? undefined : product(chain.blockReward, 1 + fees),
    period: periodBlocks !== null && periodBlocksDone !== null ? { done: periodBlocksDone, all: periodBlocks } : undefined,
    blockTimeS: known(chain.blockTime),
    networkHashrate24h: formatHashrate(chain.networkHashrate24h, 'H/s'),
    networkHashrate7d: formatHashrate(chain.networkHashrate7d, 'H/s'),
    adjustments: chain.adjustments.map(({ time, ratio }) => ({ atMs: time * SECOND_MS, ratio })),
    cut: cutOf(chain),
  };
}

/** What is mined along with a coin: one unit's coins of it. */
function sideOf(coin: Coin, { news, unit, all }: { news: NewsCoin; unit: string; all: readonly NewsCoin[] }) {
  const side = sideCoinOf(coin, news);
  const ofSide = all.find(({ coinType }) => coinType === side?.id);
  if (!side || !ofSide) return undefined;
  return { symbol: side.symbol, coins: product(ofSide.chain?.hashPrice, unitsIn(unit, statedUnitOf(side, ofSide))) };
}

function cutOf({ cut, height, blockReward }: NewsChain): ChainCut | undefined {
  if (!cut) return undefined;
  const blocksToGo = cut.height === null || height === null ? undefined : Math.max(0, cut.height - height);
  return { atMs: product(cut.time, SECOND_MS), blocksToGo, isHalving: quotient(blockReward, cut.reward) === 2 };
}
