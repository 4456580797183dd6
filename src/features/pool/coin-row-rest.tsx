import { lazy, Suspense } from 'react';
import { loadPageSentences } from '#src/i18n/setup.ts';
import { retryImport } from '#src/lib/retry-import.ts';
import { useIsHydrated } from '#src/state/use-is-hydrated.ts';
import { CoinRowWaiting } from './coin-row-waiting.tsx';
import type { CoinRowData } from './use-coin-rows.ts';
import type { OpenCoin } from './use-open-coin.ts';

interface CoinRowRestProps {
  row: CoinRowData;
  open: OpenCoin;
  /** The row has come near the viewport. */
  isNear: boolean;
}

const CoinRowMore = lazy(async () => {
  const load = () => Promise.all([import('./coin-row-more.tsx'), loadPageSentences(['coin-row'])]);
  const [loaded] = await retryImport(load);
  return { default: loaded.CoinRowMore };
});

/** Everything of an open row but its chart, as code and sentences of its own: the page's first view does not carry them. */
export function CoinRowRest({ row, open, isNear }: CoinRowRestProps) {
  const isHydrated = useIsHydrated();
  if (!isHydrated || !isNear) return <CoinRowWaiting coin={row.coin} />;
  return (
    <Suspense fallback={<CoinRowWaiting coin={row.coin} />}>
      <CoinRowMore row={row} open={open} />
    </Suspense>
  );
}
