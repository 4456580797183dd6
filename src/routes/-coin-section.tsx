import { lazy } from 'react';
import type { Coin } from '#src/domain/coins.ts';
import { CoinTable } from '#src/features/pool/coin-table.tsx';
import { RowAddressesContext } from '#src/features/pool/row-addresses.ts';
import { loadPageSentences } from '#src/i18n/setup.ts';
import { retryImport } from '#src/lib/retry-import.ts';

const RowAddresses = lazy(async () => {
  const load = () => Promise.all([import('#src/features/addresses/coin-addresses.tsx'), loadPageSentences(['addresses'])]);
  const [loaded] = await retryImport(load);
  return { default: loaded.CoinAddresses };
});

const rowAddresses = (coin: Coin) => <RowAddresses coin={coin} />;

/** The coin table, its open row with the mining addresses of its coin. */
export function CoinSection() {
  return (
    <RowAddressesContext value={rowAddresses}>
      <CoinTable />
    </RowAddressesContext>
  );
}
