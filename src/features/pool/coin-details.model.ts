import type { PoolCoin, PoolCoinInfo } from '#src/contracts/pool.ts';
import type { Coin } from '#src/domain/coins.ts';
import { figureDigits, roundAndTrim, roundHalfUp } from '#src/domain/decimal.ts';
import { formatDifficulty } from '#src/domain/difficulty.ts';
import { formatIncome, INCOME_DIGITS, payoutFees } from '#src/domain/money.ts';
import { PAYMENT_CLOSES_HOUR, PAYMENT_OPENS_HOUR } from '#src/domain/schedule.ts';
import type { ChangeText } from './coin-row.model.ts';

const SECONDS_PER_MINUTE = 60;
const MINUTES_PER_HOUR = 60;
const HOURS_PER_DAY = 24;

/** The list beside the chart (spec 2 "Pool coin table"), ready to print; `undefined` is not known yet, `null` does not exist for this coin. */
export interface CoinDetails {
  algorithm: string;
  blockMinutes: string | undefined;
  payoutThreshold: string | undefined;
  payoutMethod: string | undefined;
  difficulty: string | undefined;
  nextDifficulty: { text: string; change: ChangeText } | null | undefined;
  adjustsIn: Countdown | null | undefined;
  blockReward: string | undefined;
  /** Beijing time, '08:00–16:00'. */
  payoutTime: string;
  poolFee: string | undefined;
  minimumPayout: string | undefined;
  /** DOGE a day of one `incomeUnit` beside the coin itself; null for all but LTC. */
  dogeIncome: { amount: string; incomeUnit: string } | null | undefined;
}

/** Whole parts of a time to come. */
export interface Countdown {
  days: number;
  hours: number;
  minutes: number;
}

interface Sources {
  coin: Coin;
  record: PoolCoin | undefined;
  info: PoolCoinInfo | undefined;
  percent(ratio: number): string;
}

/** What is known of a coin so far, as its list of details. */
export function coinDetails({ coin, record, info, percent }: Sources): CoinDetails {
  const incomeType = info?.incomeType || record?.incomeType;
  const fee = info?.fee || record?.fee;
  const difficulty = info?.difficulty ?? record?.difficulty;
  return {
    algorithm: coin.algorithm,
    blockMinutes: record && minutesText(record.time),
    payoutThreshold: record && amount(record.minPayPrice, coin),
    payoutMethod: incomeType?.split(/\s+/).join(' / '),
    difficulty: difficulty === undefined ? undefined : formatDifficulty(difficulty, coin),
    nextDifficulty: info && nextDifficulty(info, coin, percent),
    adjustsIn: info && (info.adjustTime === null ? null : countdown(info.adjustTime)),
    blockReward: record && amount(record.blockReward, coin),
    payoutTime: payoutTime(record?.paymentTime),
    poolFee: incomeType && fee ? feeText(incomeType, fee) : undefined,
    minimumPayout: info && amount(info.minPayPrice, coin),
    dogeIncome: dogeIncome(coin, info),
  };
}

function minutesText(seconds: number): string {
  const minutes = seconds / SECONDS_PER_MINUTE;
  return roundHalfUp(minutes, figureDigits(minutes));
}

function amount(value: number, { incomeSymbol }: Coin): string {
  return `${roundAndTrim(value, INCOME_DIGITS)} ${incomeSymbol}`;
}

function nextDifficulty(
  { difficulty, nextdiff }: PoolCoinInfo,
  coin: Coin,
  percent: (ratio: number) => string,
): CoinDetails['nextDifficulty'] {
  if (nextdiff === null || difficulty <= 0) return null;
  const ratio = nextdiff / difficulty - 1;
  return { text: formatDifficulty(nextdiff, coin), change: { ratio, text: percent(Math.abs(ratio)) } };
}

/** Seconds as whole days, hours and minutes, rounded down; a time already past is all zero. */
export function countdown(seconds: number): Countdown {
  const minutes = Math.max(0, Math.floor(seconds / SECONDS_PER_MINUTE));
  const hours = Math.floor(minutes / MINUTES_PER_HOUR);
  return { days: Math.floor(hours / HOURS_PER_DAY), hours: hours % HOURS_PER_DAY, minutes: minutes % MINUTES_PER_HOUR };
}

/** The pool's own wording when it is a span of clock times, else the window of spec 9. */
function payoutTime(paymentTime: string | undefined): string {
  const [, opens, closes] = /^(\d{1,2}:\d{2})\s*[-–~]\s*(\d{1,2}:\d{2})$/.exec(paymentTime?.trim() ?? '') ?? [];
  const onTheHour = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
  return `${opens ?? onTheHour(PAYMENT_OPENS_HOUR)}–${closes ?? onTheHour(PAYMENT_CLOSES_HOUR)}`;
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
  return { amount: formatIncome(info.dogeDayIncome ?? Number.NaN), incomeUnit: info.dayIncomeUnit || coin.unit };
}
