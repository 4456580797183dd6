import { coinBySymbol, coins, type Coin } from '#src/domain/coins.ts';

/** The coins that are paid out: an income of AI(BTC) arrives as BTC (spec 3), so it has no balance of its own. */
export const walletCoins: readonly Coin[] = coins.filter((coin) => coin.incomeSymbol === coin.symbol);

export interface PayoutRow {
  readonly id: 'ethErc20' | 'ethOkc' | 'etc' | 'doge';
  readonly coin: Coin;
  /** Least balance that is sent, in coins; undefined where the specification names none. */
  readonly minimum: number | undefined;
}

/** The payout rules of spec 9, in its order. */
const rules = [
  { id: 'ethErc20', symbol: 'ETH', minimum: 0.1 },
  { id: 'ethOkc', symbol: 'ETH', minimum: 0.01 },
  { id: 'etc', symbol: 'ETC', minimum: 0.1 },
  { id: 'doge', symbol: 'DOGE', minimum: undefined },
] as const;

export const payoutRows: readonly PayoutRow[] = rules.flatMap(({ id, symbol, minimum }) => {
  const coin = coinBySymbol(symbol);
  return coin ? [{ id, coin, minimum }] : [];
});

/** Balances of the drawn phone: made up, and labelled so (decision A2). */
export const exampleBalances = [
  { symbol: 'BTC', amount: '0.05210834' },
  { symbol: 'LTC', amount: '3.18064200' },
  { symbol: 'ETC', amount: '12.40917700' },
  { symbol: 'KAS', amount: '1840.00000000' },
] as const;
