import { MINUTE_MS } from '#src/domain/days.ts';

/** The market's seed; any whole number will do, and another one gives another history. */
export const DEFAULT_MARKET_SEED = 7;

/** Responses are computed once in this time. */
export const MARKET_TICK_MS = MINUTE_MS;

/** What the pool, not the chain, decides about a coin. Kept in the database; these rows are what it is first filled with. */
export interface PoolCoinSettings {
  readonly coinId: number;
  readonly isShow: boolean;
  /** Mined on the side and shown inside its parent's row. */
  readonly isAux: boolean;
  /** Whether it has farms by address; the embedded pool has the usual ones and does not say. */
  readonly hasFarms?: boolean;
  /** Whether another coin is mined along with it; the embedded pool mines as the catalogue has it, and does not say. */
  readonly hasSideCoin?: boolean;
  /** Ratios 0..1, one per income type, in the same order; the first pair is the one that shown incomes follow. */
  readonly feeRates: readonly number[];
  readonly incomeTypes: readonly string[];
  /** Least balance that is paid out, in coins; null where the pool does not say, or pays out nothing itself. */
  readonly minPay: number | null;
  /** Beijing time; '' where the pool does not say. */
  readonly paymentTime: string;
  /** Place in the list, from 1. */
  readonly sort: number;
}

/** Payments are sent in this window. */
const PAYMENT_TIME = '08:00-16:00';

const shown = { isShow: true, isAux: false, paymentTime: PAYMENT_TIME } as const;

/**
 * Rows by their place in the list: AI(BTC) first. Fixed by the product: ETC (FPPS, 2%, 0.1), DOGE (PPLNS), ETH (0.1).
 * The other fees and minimums are usual values chosen for the embedded pool. AI(BTC) has the fee of BTC, which its ratio is measured against.
 */
export const defaultPoolCoins: readonly (PoolCoinSettings & { readonly minPay: number })[] = [
  { ...shown, coinId: 9, incomeTypes: ['PPS'], feeRates: [0.02], minPay: 0.001, sort: 1 },
  { ...shown, coinId: 1, incomeTypes: ['FPPS', 'PPLNS'], feeRates: [0.02, 0.01], minPay: 0.001, sort: 2 },
  { ...shown, coinId: 2, incomeTypes: ['PPS+'], feeRates: [0.02], minPay: 0.01, sort: 3 },
  { ...shown, coinId: 4, incomeTypes: ['PPS+', 'PPLNS'], feeRates: [0.02, 0.01], minPay: 0.02, sort: 4 },
  { ...shown, coinId: 17, incomeTypes: ['FPPS'], feeRates: [0.02], minPay: 0.1, sort: 5 },
  { ...shown, coinId: 34, incomeTypes: ['PPS+'], feeRates: [0.01], minPay: 100, sort: 6 },
  { ...shown, coinId: 3, incomeTypes: ['PPS+'], feeRates: [0.02], minPay: 0.01, sort: 7 },
  { ...shown, coinId: 18, incomeTypes: ['PPLNS'], feeRates: [0.01], minPay: 10, sort: 8 },
  { ...shown, coinId: 19, incomeTypes: ['PPLNS'], feeRates: [0.01], minPay: 5, sort: 9 },
  { ...shown, coinId: 22, incomeTypes: ['PPLNS'], feeRates: [0.01], minPay: 0.5, sort: 10 },
  { ...shown, coinId: 31, incomeTypes: ['PPS+'], feeRates: [0.01], minPay: 1, sort: 11 },
  { ...shown, coinId: 47, incomeTypes: ['PPS+'], feeRates: [0.02], minPay: 1, sort: 12 },
  { ...shown, coinId: 44, incomeTypes: ['PPLNS'], feeRates: [0.01], minPay: 10, sort: 13 },
  { ...shown, coinId: 6, isAux: true, incomeTypes: ['PPLNS'], feeRates: [0.02], minPay: 20, sort: 14 },
  { ...shown, coinId: 7, isShow: false, incomeTypes: ['FPPS'], feeRates: [0.02], minPay: 0.1, sort: 15 },
];
