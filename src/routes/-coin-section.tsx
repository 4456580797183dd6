import { lazy } from 'react';
import type { Coin } from '#src/domain/coins.ts';
import { CoinTable } from '#src/features/pool/coin-table.tsx';
import { loadPageSentences } from '#src/i18n/setup.ts';
import { retryImport } from '#src/lib/retry-import.ts';

const CoinAddresses = lazy(async () => {
  const load = () => Promise.all([import('#src/features/addresses/coin-addresses.tsx'), loadPageSentences(['addresses'])]);
  const [loaded] = await retryImport(load);
  return { default: loaded.CoinAddresses };
});

const rowAddresses = (coin: Coin) => <CoinAddresses coin={coin} />;

/** The coin table, its open row with the mining addresses of its coin. */
export function CoinSection() {
  return <CoinTable rowAddresses={rowAddresses} />;
}
