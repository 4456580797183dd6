import type { PoolCoin, PoolCoinInfo } from '#src/contracts/pool.ts';
import { DAY_S, HOUR_S, SECOND_MS } from '#src/domain/days.ts';
import { type Coin, coinById } from '#src/domain/coins.ts';
import { paidReward, sideCoinOf } from '#src/domain/unit-income.ts';
import { figureDigits, groupThousands, roundAndTrim, roundHalfUp } from '#src/domain/decimal.ts';
import { formatDifficulty } from '#src/domain/difficulty.ts';
import { known, type Maybe, product } from '#src/domain/known.ts';
import { formatIncome, INCOME_DIGITS, incomeTypes, payoutFees } from '#src/domain/money.ts';
import { type PaymentTimes, paymentTimes } from '#src/domain/schedule.ts';
import type { ChangeText, FigureText } from './coin-row.model.ts';
import { splitHashrate } from '#src/domain/units.ts';

const SECONDS_PER_MINUTE = 60;

/** The lists beside the chart, ready to print; `undefined` is not known. */
export interface CoinDetails {
  algorithm: string;
  /** Of a block; in seconds too where that is less than a minute. */
  blockTime: { minutes: string; seconds: string | undefined } | undefined;
  blockReward: string | undefined;
  /** Transaction fees of a block on the mean, where the pool pays them besides. */
  txFees: string | undefined;
  payoutMethod: string | undefined;
  /** Of several income types the one that the daily profit follows. */
  followed: string | undefined;
  poolFee: string | undefined;
  payoutThreshold: string | undefined;
  /** Null where it is the threshold. */
  minimumPayout: string | null | undefined;
  payoutTimes: PaymentTimes | undefined;
  /** DOGE a day of one `incomeUnit` beside the coin itself; null for all but LTC. */
  dogeIncome: { amount: string; incomeUnit: string } | null | undefined;
  difficulty: string | undefined;
  /** The coin's own rule, which no response decides; null where it is not known. */
  adjustsEvery: Coin['adjustsEvery'];
  /** The change to come; null for a coin whose changes are too many to forecast. */
  forecast: DifficultyForecast | null;
}

/** What is known of the next change of a difficulty. */
export interface DifficultyForecast {
  next: { text: string; change: ChangeText } | undefined;
  /** When it comes, ms. */
  atMs: number | undefined;
  /** How much of the period is over, 0 to 1, and how many of its blocks that is on the mean. */
  progress: { share: number; blocks: number; of: number } | undefined;
}

interface Sources {
  coin: Coin;
  record: PoolCoin | undefined;
  info: PoolCoinInfo | undefined;
  /** When the info was made: its seconds until the adjustment count from then. */
  madeAtMs: number | undefined;
  percent(ratio: number): string;
}

/** What is known of a coin so far, as its lists of details. */
export function coinDetails(sources: Sources): CoinDetails {
  const { coin, record, info } = sources;
  const incomeType = info?.incomeType || record?.incomeType;
  const types = incomeTypes(incomeType ?? '');
  const fee = info?.fee || record?.fee;
  const difficulty = known(info?.difficulty ?? record?.difficulty);
  const minimumPayout = amount(info?.minPayPrice, coin);
  const payoutThreshold = amount(record?.minPayPrice, coin) ?? minimumPayout;
  return {
    algorithm: coin.algorithm,
    blockTime: blockTime(known(record?.time)),
    blockReward: amount(record?.blockReward, coin),
    txFees: record && txFees(coin, record),
    payoutMethod: types.length > 0 ? types.join(' / ') : undefined,
    followed: types.length > 1 ? types[0] : undefined,
    poolFee: incomeType && fee ? feeText(incomeType, fee) : undefined,
    payoutThreshold,
    minimumPayout: minimumPayout === undefined || minimumPayout === payoutThreshold ? null : minimumPayout,
    payoutTimes: record && paymentTimes(record.paymentTime),
    dogeIncome: dogeIncome(sources),
    difficulty: difficulty === undefined ? undefined : formatDifficulty(difficulty, coin),
    adjustsEvery: coin.adjustsEvery,
    forecast: coin.retargetBlocks === null ? null : forecast(sources, coin.retargetBlocks),
  };
}

/** Digits of an amount that is a mean. */
const MEAN_DIGITS = 4;

function txFees(coin: Coin, record: PoolCoin): string | undefined {
  const fees = (paidReward(coin, record) ?? 0) - (record.blockReward ?? 0);
  return fees > 0 ? amount(Number(fees.toPrecision(MEAN_DIGITS)), coin) : undefined;
}

/** How a coin mined on the side is paid, by its own record: 'DOGE', 'PPLNS 2%', '20 DOGE'; undefined where that does not say. */
export function sideRule(record: PoolCoin | undefined): { coin: string; rule: string; minimum: string } | undefined {
  const coin = record && coinById(record.coinType);
  if (!coin || record.minPayPrice === null || record.incomeType === '') return undefined;
  const rule = payoutFees(record.incomeType, record.fee).map(({ incomeType, percent }) => `${incomeType} ${percent}`);
  return { coin: coin.symbol, rule: rule.join(' / '), minimum: amount(record.minPayPrice, coin) ?? '--' };
}

/** Block times are stated in seconds and shown in minutes. */
function blockTime(seconds: number | undefined): CoinDetails['blockTime'] {
  if (seconds === undefined || seconds <= 0) return undefined;
  const minutes = seconds / SECONDS_PER_MINUTE;
  const isShort = seconds < SECONDS_PER_MINUTE;
  return { minutes: roundHalfUp(minutes, figureDigits(minutes)), seconds: isShort ? roundAndTrim(seconds, 2) : undefined };
}

function amount(value: Maybe, { incomeSymbol }: Coin): string | undefined {
  const coins = known(value);
  return coins === undefined ? undefined : `${groupThousands(roundAndTrim(coins, INCOME_DIGITS))} ${incomeSymbol}`;
}

function forecast({ coin, record, info, madeAtMs, percent }: Sources, periodBlocks: number): DifficultyForecast {
  const difficulty = known(info?.difficulty) ?? 0;
  const nextDifficulty = known(info?.nextdiff) ?? 0;
  const ratio = nextDifficulty / difficulty - 1;
  const isKnown = difficulty > 0 && nextDifficulty > 0;
  const seconds = known(info?.adjustTime);
  const atMs = seconds === undefined || madeAtMs === undefined ? undefined : madeAtMs + seconds * SECOND_MS;
  return {
    next: isKnown ? { text: formatDifficulty(nextDifficulty, coin), change: { ratio, text: percent(Math.abs(ratio)) } } : undefined,
    atMs,
    progress: progress({ sinceMs: product(record?.difficultyTime, SECOND_MS), atMs, madeAtMs }, periodBlocks),
  };
}

/** How far a period has come: its blocks are taken as evenly spread between its two ends. */
function progress(
  { sinceMs, atMs, madeAtMs }: { sinceMs: number | undefined; atMs: number | undefined; madeAtMs: number | undefined },
  periodBlocks: number,
): DifficultyForecast['progress'] {
  if (sinceMs === undefined || atMs === undefined || madeAtMs === undefined || atMs <= sinceMs) return undefined;
  const share = Math.min(1, Math.max(0, (madeAtMs - sinceMs) / (atMs - sinceMs)));
  return { share, blocks: Math.round(share * periodBlocks), of: periodBlocks };
}

/** A time to come as whole days and a clock, '06:12:45', always as wide; undefined when it is here or past. */
export function countdown(leftMs: number): { days: number; clock: string } | undefined {
  const seconds = Math.floor(leftMs / SECOND_MS);
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

function dogeIncome({ coin, record, info }: Sources): CoinDetails['dogeIncome'] {
  if (!sideCoinOf(coin, record)) return null;
  if (!info) return undefined;
  return { amount: formatIncome(info.dogeDayIncome), incomeUnit: info.dayIncomeUnit || coin.unit };
}

/** The spans over which the pool states its mean. */
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
