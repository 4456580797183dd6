import type { PoolCoin, PoolCoinInfo } from '#src/contracts/pool.ts';
import { DAY_S, HOUR_S } from '#src/domain/days.ts';
import type { Coin } from '#src/domain/coins.ts';
import { figureDigits, roundAndTrim, roundHalfUp } from '#src/domain/decimal.ts';
import { formatDifficulty } from '#src/domain/difficulty.ts';
import { known, type Maybe } from '#src/domain/known.ts';
import { formatIncome, INCOME_DIGITS, payoutFees } from '#src/domain/money.ts';
import { type PaymentTimes, paymentTimes } from '#src/domain/schedule.ts';
import type { ChangeText, FigureText } from './coin-row.model.ts';
import { splitHashrate } from '#src/domain/units.ts';

const MS_PER_SECOND = 1000;
const SECONDS_PER_MINUTE = 60;

/** The list beside the chart (spec 2 "Pool coin table"), ready to print; `undefined` is not known yet, `null` does not exist for this coin. */
export interface CoinDetails {
  algorithm: string;
  blockMinutes: string | undefined;
  payoutThreshold: string | undefined;
  payoutMethod: string | undefined;
  difficulty: string | undefined;
  nextDifficulty: { text: string; change: ChangeText } | null | undefined;
  /** When the difficulty changes, ms. */
  adjustsAtMs: number | null | undefined;
  blockReward: string | undefined;
  payoutTimes: PaymentTimes;
  poolFee: string | undefined;
  minimumPayout: string | undefined;
  /** DOGE a day of one `incomeUnit` beside the coin itself; null for all but LTC. */
  dogeIncome: { amount: string; incomeUnit: string } | null | undefined;
}

interface Sources {
  coin: Coin;
  record: PoolCoin | undefined;
  info: PoolCoinInfo | undefined;
  /** When the info was made: its seconds until the adjustment count from then. */
  madeAtMs: number | undefined;
  percent(ratio: number): string;
}

/** What is known of a coin so far, as its list of details. */
export function coinDetails({ coin, record, info, madeAtMs, percent }: Sources): CoinDetails {
  const incomeType = info?.incomeType || record?.incomeType;
  const fee = info?.fee || record?.fee;
  const difficulty = known(info?.difficulty ?? record?.difficulty);
  const seconds = known(record?.time);
  return {
    algorithm: coin.algorithm,
    blockMinutes: seconds === undefined ? undefined : minutesText(seconds),
    payoutThreshold: amount(record?.minPayPrice, coin),
    payoutMethod: incomeType?.split(/\s+/).join(' / '),
    difficulty: difficulty === undefined ? undefined : formatDifficulty(difficulty, coin),
    nextDifficulty: info && nextDifficulty(info, coin, percent),
    adjustsAtMs: adjustsAt(info, madeAtMs),
    blockReward: amount(record?.blockReward, coin),
    payoutTimes: paymentTimes(record?.paymentTime ?? ''),
    poolFee: incomeType && fee ? feeText(incomeType, fee) : undefined,
    minimumPayout: amount(info?.minPayPrice, coin),
    dogeIncome: dogeIncome(coin, info),
  };
}

/** Block times are stated in seconds and shown in minutes (spec 9). */
function minutesText(seconds: number): string {
  const minutes = seconds / SECONDS_PER_MINUTE;
  return roundHalfUp(minutes, figureDigits(minutes));
}

function amount(value: Maybe, { incomeSymbol }: Coin): string | undefined {
  const coins = known(value);
  return coins === undefined ? undefined : `${roundAndTrim(coins, INCOME_DIGITS)} ${incomeSymbol}`;
}

function nextDifficulty(
  { difficulty, nextdiff }: PoolCoinInfo,
  coin: Coin,
  percent: (ratio: number) => string,
): CoinDetails['nextDifficulty'] {
  if (!nextdiff || !difficulty) return null;
  const ratio = nextdiff / difficulty - 1;
  return { text: formatDifficulty(nextdiff, coin), change: { ratio, text: percent(Math.abs(ratio)) } };
}

function adjustsAt(info: PoolCoinInfo | undefined, madeAtMs: number | undefined): CoinDetails['adjustsAtMs'] {
  if (info?.adjustTime === null) return null;
  return info && madeAtMs !== undefined ? madeAtMs + info.adjustTime * MS_PER_SECOND : undefined;
}

/** A time to come as whole days and a clock, '06:12:45', always as wide; undefined when it is here or past. */
export function countdown(leftMs: number): { days: number; clock: string } | undefined {
  const seconds = Math.floor(leftMs / MS_PER_SECOND);
  if (seconds <= 0) return undefined;
  const parts = [(seconds % DAY_S) / HOUR_S, (seconds % HOUR_S) / SECONDS_PER_MINUTE, seconds % 60];
  const clock = parts.map((part) => String(Math.floor(part)).padStart(2, '0')).join(':');
  return { days: Math.floor(seconds / DAY_S), clock };
}

/** One income type needs no name beside its fee: '2%'; several do: 'FPPS 4% / PPLNS 2%'. */
function feeText(incomeType: string, fee: string): string {
  const fees = payoutFees(incomeType, fee);
  if (fees.length === 1) return fees.map(({ percent }) => percent).join('');
  return fees.map(({ incomeType: name, percent }) => `${name} ${percent}`).join(' / ');
}

function dogeIncome(coin: Coin, info: PoolCoinInfo | undefined): CoinDetails['dogeIncome'] {
  if (coin.symbol !== 'LTC') return null;
  if (!info) return undefined;
  return { amount: formatIncome(info.dogeDayIncome), incomeUnit: info.dayIncomeUnit || coin.unit };
}

/** The spans over which the pool states its mean (spec 9). */
export const averageSpans = ['today', 'week', 'twoWeeks'] as const;

/** Mean pool hashrate over today, one week and two weeks, ready to print. */
export function poolAverages(coin: Coin, info: PoolCoinInfo): Record<(typeof averageSpans)[number], FigureText> {
  const longUnit = info.hashrate72hUnit || coin.hashrateUnit;
  return {
    today: splitHashrate(info.hashrate24h, info.hashrate24hUnit || coin.hashrateUnit),
    week: splitHashrate(info.hashrateW, longUnit),
    twoWeeks: splitHashrate(info.hashrateW2, longUnit),
  };
}
