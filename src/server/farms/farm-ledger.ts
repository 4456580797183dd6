import { beijingDayStart, DAY_MS, HOUR_MS } from '#src/domain/days.ts';
import { coinsPerDay } from '#src/domain/earnings.ts';
import { PAYMENT_SHOWN_HOUR } from '#src/domain/schedule.ts';
import { ANCHOR_MS } from '../market/anchors.ts';
import type { Market } from '../market/market-types.ts';
import type { Span } from './rig-model.ts';

interface LedgerOptions {
  readonly market: Market;
  readonly coinId: number;
  readonly symbol: string;
  /** Mean hashrate of the farm over a span, H/s. */
  readonly meanHs: (span: Span) => number;
  /** Ratio 0..1. */
  readonly feeRate: number;
  /** Least balance that is paid out, in coins. */
  readonly minPay: number;
}

/** What a farm was paid, oldest first, what it is owed, and what of that the running day has brought; coins. */
interface Ledger {
  readonly payouts: readonly { readonly atMs: number; readonly amount: number }[];
  readonly unpaid: number;
  readonly incomeToday: number;
}

/** Every sample farm came to the pool on the model's first whole day. */
const JOINED_MS = beijingDayStart(ANCHOR_MS) + DAY_MS;
const SPANS_PER_DAY = 4;
/** A balance is kept in the coin's smallest shown part (8 decimals). */
const wholeParts = (coins: number): number => Math.floor(coins * 1e8) / 1e8;
const nearestPart = (coins: number): number => Math.round(coins * 1e8) / 1e8;

/** Income of (a part of) a day: the market's difficulty and reward, the farm's hashrate, the pool's fee. */
function incomeOf({ market, coinId, symbol, meanHs, feeRate }: LedgerOptions, [fromMs, toMs]: Span): number {
  if (toMs <= fromMs) return 0;
  const day = market.day(coinId, [fromMs, toMs]);
  // Sample farms are paid by FPPS.
  const blockReward = day.blockReward * (1 + day.txFeeRatio);
  const partMs = (toMs - fromMs) / SPANS_PER_DAY;
  const parts = Array.from({ length: SPANS_PER_DAY }, (_, part) => meanHs([fromMs + part * partMs, fromMs + (part + 1) * partMs]));
  const hashrateHs = parts.reduce((sum, part) => sum + part, 0) / SPANS_PER_DAY;
  return coinsPerDay({ symbol, hashrateHs, difficulty: day.difficulty, blockReward, feeRate }) * ((toMs - fromMs) / DAY_MS);
}

/**
 * The accounts of a farm at a moment (ms): each day's income, paid once a day when the balance of the days before reaches the least amount
 *. Pure in the moment; days that are over are worked out once.
 */
export function createLedger(options: LedgerOptions): (atMs: number) => Ledger {
  const days = new Map<number, number>();
  const dayIncome = (dayStartMs: number): number => {
    const income = days.get(dayStartMs) ?? incomeOf(options, [dayStartMs, dayStartMs + DAY_MS]);
    days.set(dayStartMs, income);
    return income;
  };
  return (atMs) => {
    const payouts: { atMs: number; amount: number }[] = [];
    let balance = 0;
    let beforeDay = 0;
    for (let dayStartMs = JOINED_MS; dayStartMs <= atMs; dayStartMs += DAY_MS) {
      const paidAtMs = dayStartMs + PAYMENT_SHOWN_HOUR * HOUR_MS;
      if (balance >= options.minPay && paidAtMs <= atMs) {
        const amount = wholeParts(balance);
        payouts.push({ atMs: paidAtMs, amount });
        balance -= amount;
      }
      const endMs = dayStartMs + DAY_MS;
      beforeDay = balance;
      balance += endMs <= atMs ? dayIncome(dayStartMs) : incomeOf(options, [dayStartMs, atMs]);
    }
    // The day's income is what the shown balance grew by: right after a payout both are the same figure.
    return { payouts, unpaid: wholeParts(balance), incomeToday: nearestPart(wholeParts(balance) - wholeParts(beforeDay)) };
  };
}
