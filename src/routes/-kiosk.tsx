import { useRouterState } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { coinBySymbol } from '#src/domain/coins.ts';
import { MINUTE_MS } from '#src/domain/days.ts';
import { usePaperBoard } from '#src/features/daily-paper/paper-board.tsx';
import { Board } from '#src/features/kiosk/board.tsx';
import { useFarmBoards } from '#src/features/overview/farm-boards.tsx';
import { useCoinBoards } from '#src/features/pool/coin-boards.tsx';
import { CoinTape, usePayoutTimes } from '#src/features/pool/coin-tape.tsx';
import { useUpdatesWhenIdle } from '#src/features/pwa/wall-updates.ts';
import { ErrorBoundary } from '#src/ui/error-boundary.tsx';

/** The wall display of any route. Nobody is there to press a button: after a fault it begins anew by itself. */
export function Kiosk() {
  useUpdatesWhenIdle();
  const fallback = (retry: () => void) => <BeginAnew retry={retry} />;
  return (
    <ErrorBoundary fallback={fallback}>
      <KioskBoard />
    </ErrorBoundary>
  );
}

function BeginAnew({ retry }: { retry: () => void }) {
  useEffect(() => {
    const timer = setTimeout(retry, MINUTE_MS);
    return () => clearTimeout(timer);
  }, [retry]);
  return null;
}

/** A farm with the chart of its coin at its own address, else the pool's coins; then the newspaper. */
function KioskBoard() {
  const { pages: farmPages, farms, payout } = useFarmBoards(useFarmSearch());
  const [farm] = farms;
  const coinPages = useCoinBoards(farm && coinBySymbol(farm.coin));
  const { pages: paperPages, block } = usePaperBoard();
  const payouts = usePayoutTimes();
  return <Board pages={[...farmPages, ...coinPages, ...paperPages]} events={[payout, block]} payouts={payouts} tape={<CoinTape />} />;
}

/** The farm that the address names; undefined away from the farms' own route. */
function useFarmSearch() {
  const query = useRouterState({ select: ({ location }) => (/^\/overview\/?$/.test(location.pathname) ? location.searchStr : undefined) });
  return useMemo(() => {
    if (query === undefined) return undefined;
    const search = new URLSearchParams(query);
    return { addr: search.get('addr') ?? '', coinType: search.get('coinType') ?? '' };
  }, [query]);
}
