import { expect, it } from 'vitest';
import { coinBySymbol } from '#src/domain/coins.ts';
import { payoutRows } from '#src/features/wallet/payouts.tsx';
import { exampleBalances, walletCoins } from '#src/features/wallet/wallet-page.tsx';

it('holds every coin that is paid out, and AI(BTC) as the BTC it is paid in', () => {
  const symbols = walletCoins.map(({ symbol }) => symbol);
  expect(symbols).not.toContain('AI(BTC)');
  // Spec 1 names these seven.
  expect(symbols).toEqual(expect.arrayContaining(['BTC', 'ETH', 'ETC', 'LTC', 'BCH', 'KAS', 'DOGE']));
});

it('has the minimums of spec 9', () => {
  expect(payoutRows.map(({ id, coin, minimum }) => [id, coin.symbol, minimum])).toEqual([
    ['ethErc20', 'ETH', 0.1],
    ['ethOkc', 'ETH', 0.01],
    ['etc', 'ETC', 0.1],
    ['doge', 'DOGE', undefined],
  ]);
});

it('draws balances of coins that exist, with the 8 decimals of an income', () => {
  expect(exampleBalances.filter(({ symbol, amount }) => !coinBySymbol(symbol) || !/^\d+\.\d{8}$/.test(amount))).toEqual([]);
});
