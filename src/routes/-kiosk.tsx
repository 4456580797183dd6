import { useRouterState } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { coinBySymbol } from '#src/domain/coins.ts';
import { MINUTE_MS } from '#src/domain/days.ts';
import { usePaperKioskPage } from '#src/features/daily-paper/paper-kiosk-page.tsx';
import { KioskDisplay } from '#src/features/kiosk/kiosk-display.tsx';
import { useFarmKioskPages } from '#src/features/overview/farm-kiosk-pages.tsx';
import { useCoinKioskPages } from '#src/features/pool/coin-kiosk-pages.tsx';
import { CoinTape, usePayoutTimes } from '#src/features/pool/coin-tape.tsx';
import { useUpdatesWhenIdle } from '#src/features/pwa/kiosk-updates.ts';
import { ErrorBoundary } from '#src/ui/error-boundary.tsx';
import { hasFleet, OwnMachines } from './-kiosk-own.tsx';

/** The kiosk of any route. Nobody is there to press a button: after a fault it begins anew by itself. */
export function Kiosk() {
  useUpdatesWhenIdle();
  const fallback = (retry: () => void) => <BeginAnew retry={retry} />;
  return (
    <ErrorBoundary fallback={fallback}>
      <KioskOfRoute />
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
function KioskOfRoute() {
  const { pages: farmPages, farms, isAlone, payout } = useFarmKioskPages(useFarmSearch());
  const [farm] = farms;
  const coinPages = useCoinKioskPages(farm && coinBySymbol(farm.coin));
  const { pages: paperPages, block } = usePaperKioskPage();
  const payouts = usePayoutTimes();
  const own = hasFleet() ? <OwnMachines /> : undefined;
  const pages = isAlone ? farmPages : [...farmPages, ...coinPages, ...paperPages];
  return <KioskDisplay pages={pages} events={[payout, block]} payouts={payouts} own={own} tape={<CoinTape />} />;
}

/** The farm that the address names; undefined away from the farms' own route. */
function useFarmSearch() {
  const query = useRouterState({ select: ({ location }) => (/^\/overview\/?$/.test(location.pathname) ? location.searchStr : undefined) });
  return useMemo(() => {
    if (query === undefined) return undefined;
    const search = new URLSearchParams(query);
    return { addr: search.get('addr') ?? '', coinType: search.get('coinType') ?? '', watch: search.get('watch') ?? undefined };
  }, [query]);
}
