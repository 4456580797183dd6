import type { AccountCalculation } from '#src/contracts/calculator.ts';
import type { AiRevenuePoint, HashratePoint, PoolCoin } from '#src/contracts/pool.ts';
import { AI_BTC_ID, type Coin, coinById, homeCoins, isListed } from '#src/domain/coins.ts';
import { beijingDayStart, DAY_MS, SECOND_MS } from '#src/domain/days.ts';
import { withGaps } from '#src/domain/gaps.ts';
import { coinsPerDay, difficultyOfHashrate, MEAN_DAYS, meanOfLastDays, PROJECTION_DAYS } from '#src/domain/earnings.ts';
import { cnyPerUsd } from '#src/domain/exchange-rate.ts';
import { known, product, total } from '#src/domain/known.ts';
import { feeRates, type Money } from '#src/domain/money.ts';
import { paidReward, sideCoinOf } from '#src/domain/unit-income.ts';
import { toHs } from '#src/domain/units.ts';
import type { Provenance } from '#src/lib/api-response.ts';

/** Income of one day, net of the fee; what is not known is undefined. */
interface DailyIncome {
  coins: number | undefined;
  money: Money;
  cnyPerUsd: number | undefined;
  /** BTC more than plain mining brings; AI(BTC) only. */
  difference?: number | undefined;
  /** The coin mined on the side with the same hashrate: DOGE for LTC. Its worth is in the money. */
  side?: { symbol: string; coins: number | undefined };
}

/** The same over a span of days. */
export interface IncomeSpan extends DailyIncome {
  days: (typeof PROJECTION_DAYS)[number];
}

/** A coin's record and what its network did lately. */
export interface MinedCoin {
  coin: Coin;
  record: PoolCoin;
  /** Hashrate of the network on the last days, in the coin's chart unit; undefined when none is stored. */
  network: readonly HashratePoint[] | undefined;
  /** When these were made, ms: the last 7 days end with that one. */
  untilMs?: number | undefined;
}

interface Mining {
  /** In the unit of the coin's calculator. */
  hashrate: number;
  /** 0..1 */
  feeRate: number;
}

/** The coins to choose from: those the pool shows, in its order; until its list is here, those of the catalogue. */
export function calculatorCoins(records: readonly PoolCoin[] | undefined): readonly Coin[] {
  const shown = records?.flatMap((record) => {
    const coin = isListed(record) ? coinById(record.coinType) : undefined;
    return coin ? [coin] : [];
  });
  return shown?.length ? shown : homeCoins;
}

/** The pool's fee of a coin in percent, as its field shows it: '0.02 0.01' is '2'. Undefined when the record has none. */
export function poolFeePercent(record: PoolCoin | undefined): string | undefined {
  const [rate] = record ? feeRates(record.fee) : [];
  return rate === undefined ? undefined : String(Number((rate * 100).toFixed(2)));
}

/** The pool's own calculation, with its worth in USD at the price of the list. */
export function incomeOfResponse(response: AccountCalculation, records: readonly PoolCoin[] | undefined): DailyIncome {
  const price = records?.find((record) => record.coinType === AI_BTC_ID)?.priceUsa;
  return {
    coins: known(response.aiIncome1d),
    money: { CNY: response.aiIncome1dCNY, USD: product(response.aiIncome1d, price) },
    cnyPerUsd: records && cnyPerUsd(records),
    difference: known(response.difference1d),
  };
}

/** Income of a day by the mean of the last 7 days, out of stored difficulty, reward and price. Undefined without a figure. */
export function storedIncome(
  { main, side, ratios }: { main: MinedCoin; side?: MinedCoin | undefined; ratios?: readonly AiRevenuePoint[] | undefined },
  { hashrate, feeRate }: Mining,
  records: readonly PoolCoin[],
): DailyIncome | undefined {
  const mining = { hashrateHs: toHs(hashrate, main.coin.calculatorUnit), feeRate };
  const plainDays = recentIncomes(main, mining);
  const days = main.coin.id === AI_BTC_ID ? withRatios(plainDays, ratios, main.untilMs) : plainDays;
  const income = known(days && meanOfLastDays(days));
  if (income === undefined) return undefined;
  const sideCoin = sideCoinOf(main.coin, main.record);
  const sideCoins = side && known(meanOfLastDays(recentIncomes(side, mining)));
  // A coin mined along without figures is worth something, an unknown amount.
  const sideUsd = sideCoin ? product(sideCoins, side?.record.priceUsa) : 0;
  return {
    coins: income,
    money: { USD: total([product(income, main.record.priceUsa), sideUsd]) },
    cnyPerUsd: cnyPerUsd(records),
    ...(main.coin.id === AI_BTC_ID && { difference: income - meanOfLastDays(plainDays) }),
    ...(sideCoin && { side: { symbol: sideCoin.symbol, coins: sideCoins } }),
  };
}

/** Income over 1, 7, 30 and 365 days. */
export function incomeSpans(day: DailyIncome): readonly IncomeSpan[] {
  return PROJECTION_DAYS.map((days) => ({
    days,
    coins: product(day.coins, days),
    money: { CNY: product(day.money.CNY, days), USD: product(day.money.USD, days) },
    cnyPerUsd: day.cnyPerUsd,
    difference: product(day.difference, days),
    ...(day.side && { side: { symbol: day.side.symbol, coins: product(day.side.coins, days) } }),
  }));
}

/** Incomes of the last 7 days, oldest first. */
function recentIncomes(mined: MinedCoin, mining: { hashrateHs: number; feeRate: number }): readonly number[] {
  const { coin, record } = mined;
  const blockReward = paidReward(coin, record);
  if (blockReward === undefined) return [];
  return recentDifficulties(mined).map((difficulty) => coinsPerDay({ symbol: coin.symbol, difficulty, blockReward, ...mining }));
}

/** Difficulty on each of the last 7 days by the network's hashrate; today's alone when no curve is stored. */
function recentDifficulties({ coin, record, network, untilMs }: MinedCoin): readonly number[] {
  const { difficulty, difficultyTime } = record;
  if (difficulty === null) return [];
  const points = (network ?? []).filter(({ hashrate }) => hashrate > 0);
  const recent = untilMs === undefined ? points.slice(-MEAN_DAYS, -1) : points.filter((point) => isRecent(point, untilMs, 1));
  const earlier = recent.map(({ dataTime, hashrate }) => {
    // Between two changes the difficulty stands still, whatever the network does.
    const isHeld = coin.retargetBlocks !== null && difficultyTime !== null && dataTime >= difficultyTime;
    return isHeld ? difficulty : difficultyOfHashrate({ symbol: coin.symbol, hashrateHs: toHs(hashrate, coin.chartUnit) });
  });
  return [...earlier, difficulty];
}

/** Whether a point is of the last 7 Beijing days of a moment; with `leastAgo` of 1 not of the running one. */
function isRecent({ dataTime }: { readonly dataTime: number }, untilMs: number, leastAgo: 0 | 1): boolean {
  const daysAgo = (beijingDayStart(untilMs) - beijingDayStart(dataTime * SECOND_MS)) / DAY_MS;
  return daysAgo >= leastAgo && daysAgo < MEAN_DAYS;
}

/** Plain incomes times the ratio of their day, both oldest first; undefined without ratios. */
function withRatios(
  plainDays: readonly number[],
  ratios: readonly AiRevenuePoint[] | undefined,
  untilMs: number | undefined,
): readonly number[] | undefined {
  const recent = untilMs === undefined ? ratios?.slice(-MEAN_DAYS) : ratios?.filter((point) => isRecent(point, untilMs, 0));
  if (!recent?.length) return undefined;
  const plainMean = meanOfLastDays(plainDays);
  const isPaired = plainDays.length === recent.length;
  return recent.map(({ aiIncomeRatio }, index) => (isPaired ? (plainDays[index] ?? plainMean) : plainMean) * aiIncomeRatio);
}

/** What AI(BTC) brought more than plain BTC, in percent: a ratio of 1.0938 is 9.38. */
export function aiCurvePoints(curve: readonly AiRevenuePoint[]) {
  const points = curve.map(({ dataTime, aiIncomeRatio }) => ({ atMs: dataTime * SECOND_MS, value: (aiIncomeRatio - 1) * 100 }));
  return withGaps(points, DAY_MS);
}

/** A calculation is as old as the oldest of its figures, and simulated when one of them is. */
export function oldestOf(responses: readonly [Provenance, ...(Provenance | undefined)[]]): Provenance {
  const given = responses.filter((response) => response !== undefined);
  const [first] = responses;
  return given.reduce(
    (oldest, { madeAt, isCached, isSimulated }) => ({
      madeAt: Math.min(oldest.madeAt, madeAt),
      isCached: oldest.isCached || isCached,
      isSimulated: oldest.isSimulated || isSimulated,
    }),
    { madeAt: first.madeAt, isCached: first.isCached, isSimulated: first.isSimulated },
  );
}
