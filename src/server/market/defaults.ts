import { chainSymbols, idOfCoin } from '#src/domain/chain-ids.ts';
import { MINUTE_MS } from '#src/domain/days.ts';
import { marketRowOf } from './market-catalogue.ts';

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

/** Payments are sent in this window, Beijing time. */
const PAYMENT_TIME = '08:00-16:00';

/** Rows by their place in the list: AI(BTC) first, then the pool's own order, which is that of the symbols. */
export const defaultPoolCoins: readonly (PoolCoinSettings & { readonly minPay: number })[] = (['AI(BTC)', ...chainSymbols] as const)
  .map(idOfCoin)
  .map((coinId, index) => ({
    isShow: true,
    isAux: false,
    paymentTime: PAYMENT_TIME,
    ...marketRowOf(coinId).pool,
    coinId,
    sort: index + 1,
  }));
